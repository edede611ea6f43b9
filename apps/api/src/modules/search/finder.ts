// Which posts meet a query: every word first, then most of them, then whatever is near.
import type { Aliases } from './aliases.ts'
import { gateOf, type Plan, planOf, testsOf } from './plan.ts'
import type { MatchRow, SearchQueries } from './queries.ts'
import { createVocabulary } from './vocabulary.ts'

/** Guides offered when nothing was found; a longer query that finds fewer is loosened. */
const NEAREST = 3

export function createFinder(queries: SearchQueries, aliases: Aliases) {
  const vocabulary = createVocabulary(queries)

  async function meeting(wanted: Plan, fewest: number): Promise<MatchRow[]> {
    const all = wanted.parts.length
    const gate = gateOf(wanted, fewest >= all)
    return gate === null ? [] : await queries.matches(gate, testsOf(wanted), { all, fewest })
  }

  return {
    /** `typing`: the last word may be unfinished. */
    plan: async (query: string, typing: boolean): Promise<Plan> =>
      planOf(query, { vocabulary: await vocabulary(), aliases, typing }),
    /** Ids of all posts; what was found by words is put in their order. */
    newestFirst: async (): Promise<string[]> => (await queries.everything()).map(({ id }) => id),
    meetingAll: (wanted: Plan) => meeting(wanted, wanted.parts.length),
    /** Posts that meet every word; when there are none, or few for a longer query, those that meet at least half of them. */
    matching: async (wanted: Plan): Promise<MatchRow[]> => {
      const words = wanted.parts.length
      const all = await meeting(wanted, words)
      const enough = words <= 1 || all.length >= (words === 2 ? 1 : NEAREST)
      return enough ? all : await meeting(wanted, Math.ceil(words / 2))
    },
    /** Ids of posts that meet any word, then the most viewed of the category, then of all. */
    nearest: async (wanted: Plan | null, category: string | undefined): Promise<string[]> => {
      const alike = wanted ? await meeting(wanted, 1) : []
      const everything = alike.length >= NEAREST ? [] : byViews(await queries.everything())
      const ofCategory = everything.filter((row) => row.category === category)
      return [...new Set([...alike, ...ofCategory, ...everything].map(({ id }) => id))].slice(0, NEAREST)
    },
  }
}

export const byViews = (rows: MatchRow[]): MatchRow[] => [...rows].sort((one, other) => other.views - one.views)
