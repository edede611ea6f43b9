// Which posts meet a query: every word first, then most of them, then whatever is near.
import type { Aliases } from './aliases.ts'
import { gateOf, type Plan, planOf, testsOf, weightOf } from './plan.ts'
import type { MatchRow, SearchQueries } from './queries.ts'
import { createVocabulary } from './vocabulary.ts'

/** Guides offered when nothing was found; a longer query that finds fewer is loosened. */
const NEAREST = 3
/** Of the weight of all words, what a post that lacks one has to have in its title, its summary or a name. */
const LEAST_SHARE = 0.3
/** What is suggested scores at least so much of the best. */
const LEAST_OF_BEST = 0.4
const ROUNDING = 1e-6

export function createFinder(queries: SearchQueries, aliases: Aliases) {
  const vocabulary = createVocabulary(queries)

  /** Posts that meet words of this share of the whole weight, the best first; `named`: in a title, a summary or a name. */
  async function meeting(wanted: Plan, share: number, named = false): Promise<MatchRow[]> {
    const all = weightOf(wanted.parts)
    const gate = gateOf(wanted, share, named)
    return gate === null ? [] : await queries.matches(gate, testsOf(wanted), { all, fewest: all * share - ROUNDING, named })
  }

  return {
    /** `typing`: the last word may be unfinished. */
    plan: async (query: string, typing: boolean): Promise<Plan> =>
      planOf(query, { vocabulary: await vocabulary(), aliases, typing }),
    /** Ids of all posts; what was found by words is put in their order. */
    newestFirst: async (): Promise<string[]> => (await queries.everything()).map(({ id }) => id),
    /** Posts that are about every word, while it is being typed: without those that only touch on it. */
    about: async (wanted: Plan): Promise<MatchRow[]> => {
      const found = await meeting(wanted, 1, true)
      return found.filter(({ score }) => score >= (found[0]?.score ?? 0) * LEAST_OF_BEST)
    },
    /** Posts that meet every word; of those that lack one, what says more about the others, or all when few meet every word. */
    matching: async (wanted: Plan): Promise<MatchRow[]> => {
      const all = await meeting(wanted, 1)
      if (wanted.parts.length <= 1) return all
      const worth = all.length >= NEAREST ? (all[0]?.score ?? 0) : 0
      const whole = new Set(all.map(({ id }) => id))
      const others = (await meeting(wanted, LEAST_SHARE, true)).filter(({ id, score }) => !whole.has(id) && score > worth)
      return [...all, ...others].sort((one, other) => other.score - one.score)
    },
    /** Ids of posts that meet any word, then the most viewed of the category, then of all. */
    nearest: async (wanted: Plan | null, category: string | undefined): Promise<string[]> => {
      const alike = wanted ? await meeting(wanted, 0) : []
      const everything = alike.length >= NEAREST ? [] : byViews(await queries.everything())
      const ofCategory = everything.filter((row) => row.category === category)
      return [...new Set([...alike, ...ofCategory, ...everything].map(({ id }) => id))].slice(0, NEAREST)
    },
  }
}

export const byViews = (rows: MatchRow[]): MatchRow[] => [...rows].sort((one, other) => other.views - one.views)
