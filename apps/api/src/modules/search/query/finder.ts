// Which posts meet a query: every word first, then most of them, then whatever is near.
import type { Aliases } from '../words/aliases.ts'
import { isConfident } from './confidence.ts'
import { type Facets, type Filters, passes, totalOf } from './facets.ts'
import { type Gate, gateOf, type Plan, planOf, weightOf } from './plan.ts'
import { type LikelyPosts, rankingOf, withLikely } from './ranking.ts'
import type { Among, Matches, MatchRow, SearchSource } from './source.ts'

/** Guides offered when nothing was found. */
const NEAREST = 3
/** Of the weight of all words, what a post that lacks one has to have in its title, its summary or a name: anything. */
const LEAST_SHARE = 0.02
/** What is suggested scores at least so much of the best. */
const LEAST_OF_BEST = 0.4
const ROUNDING = 1e-6
/** So many are put in the order of their score; what comes after them is ordered by views. */
const MOST_RANKED = 100

/** `likely`: the post that the words ask for, read as a question; null where nothing tells. */
type Order = {
  filters: Filters
  sort: 'relevance' | 'newest' | 'views'
  offset: number
  limit: number
  likely?: LikelyPosts | null
}
/** `groups` holds what was found by what filters look at, before they are applied. */
type Listed = { ids: string[]; total: number; groups: Facets[] }
/** The first `about` of them are about the words, the others mention them. `nearest`: what was found instead, when nothing was. */
type FoundPosts = Listed & { about: number; nearest: string[] }
type Nearest = { ids: string[]; near: number }
const NOTHING: Listed & { about: number } = { ids: [], total: 0, groups: [], about: 0 }
/** There are more than can be ranked: what they meet, and how many they are. */
type Many = { gate: Gate; groups: Facets[] }

export function createFinder(source: SearchSource, aliases: Aliases) {
  return {
    /** `typing`: the last word may be unfinished. */
    plan: (query: string, typing: boolean): Promise<Plan> =>
      source.withVocabulary((known) => planOf(query, { vocabulary: known, aliases, typing })),
    find: async (wanted: Plan | null, order: Order): Promise<FoundPosts> => {
      if (wanted) return await source.matching(wanted, (each) => matching(each, wanted, order))
      const { filters, sort, ...part } = order
      // Without words nothing is more relevant than what most people read.
      const listed = source.listed(filters, { ...part, order: sort === 'newest' ? 'newest' : 'views' })
      const [groups, ids] = await Promise.all([source.counted(), listed])
      const total = totalOf(groups, filters)
      return { ids, total, groups, about: total, nearest: [] }
    },
    popular: (limit: number): Promise<string[]> => source.listed({}, { order: 'views', offset: 0, limit }),
    /** Ids of posts that are about every word, while it is being typed: without those that only touch on it. */
    about: async (wanted: Plan): Promise<string[]> => {
      const found = await source.matching(wanted, (each) => naming(each, wanted, 1))
      if (!isConfident(wanted, found)) return []
      return found.filter(({ score }) => score >= (found[0]?.score ?? 0) * LEAST_OF_BEST).map(({ id }) => id)
    },
    /** The nearest of what was found, then posts that meet any word: so many are `near`. Then the most viewed of the category, and of all. */
    nearest: async (wanted: Plan | null, found: string[], category: Filters['category']): Promise<Nearest> => {
      if (found.length >= NEAREST) return { ids: found, near: found.length }
      const rows = wanted ? (await source.matching(wanted, (each) => meeting(each, wanted, 0))).rows : []
      const alike = [...new Set([...found, ...rows.map(({ id }) => id)])]
      if (alike.length >= NEAREST) return { ids: alike.slice(0, NEAREST), near: NEAREST }
      const most = { order: 'views', offset: 0, limit: NEAREST } as const
      const others = await Promise.all([category ? source.listed({ category }, most) : [], source.listed({}, most)])
      return { ids: [...new Set([...alike, ...others.flat()])].slice(0, NEAREST), near: alike.length }
    },
  }
}

/**
 * Posts that meet every word, and those that lack one but say more about the others. When they are hardly what was looked for,
 * nothing is found, and they are the nearest.
 */
async function matching(matches: Matches, wanted: Plan, order: Order): Promise<FoundPosts> {
  const { rows, many } = await meeting(matches, wanted, 1, order.filters)
  const lacking = wanted.parts.length > 1 ? await naming(matches, wanted, LEAST_SHARE, many ? order.filters : {}) : []
  const { ids: asked, confidence } = order.likely ?? { ids: [], confidence: 'possible' as const }
  const known = new Map((await scored(matches, asked, wanted, { share: 0, named: false })).map((row) => [row.id, row]))
  const ranked = rankingOf(wanted, rows, lacking)
  // Of many only those that pass the filters are ranked.
  const likely = asked.flatMap((id) => known.get(id) ?? []).filter((row) => !many || passes(row, order.filters))
  const { rows: best, about, isConfident } = withLikely(ranked, likely, likely[0]?.id === asked[0] ? confidence : 'possible')
  if (best.length > 0 && !isConfident) return { ...NOTHING, nearest: best.slice(0, NEAREST).map(({ id }) => id) }
  // A likely one may meet every word and be counted among the many, beyond those that are ranked.
  const counted = many ? await scored(matches, asked, wanted, { share: 1, named: false }) : []
  const whole = new Set([...rows, ...counted].map(({ id }) => id))
  const others = best.filter(({ id }) => !whole.has(id))
  const found = many ? await ofMany(matches, { ...many, groups: [...many.groups, ...others] }, best, order) : ofAll(best, order)
  const isOne = order.sort !== 'relevance' || about.length === best.length
  return { ...found, about: isOne ? found.total : about.filter((row) => passes(row, order.filters)).length, nearest: [] }
}

/** Posts that meet words of this share of the whole weight, the best first; when they are many only of those that pass the filters. */
async function meeting(matches: Matches, wanted: Plan, share: number, filters: Filters = {}) {
  const gate = gateOf(wanted, share, false)
  if (gate === null) return { rows: [], many: null }
  const groups = await matches.countedAmong({ gate, filters: {} })
  const many: Many | null = totalOf(groups, {}) > MOST_RANKED ? { gate, groups } : null
  const ids = many ? await likeliest(matches, { gate, filters }) : await matches.all({ gate, filters: {} })
  if (many && ids.length < MOST_RANKED) {
    const most = { order: 'views', offset: 0, limit: MOST_RANKED - ids.length } as const
    ids.push(...(await matches.listedAmong({ gate, filters, without: ids }, most)))
  }
  return { rows: await scored(matches, ids, wanted, { share, named: false }), many }
}

/** The same for words in a title, a summary or a name. */
async function naming(matches: Matches, wanted: Plan, share: number, filters: Filters = {}): Promise<MatchRow[]> {
  const gate = gateOf(wanted, share, true)
  if (gate === null) return []
  return await scored(matches, await likeliest(matches, { gate, filters }), wanted, { share, named: true })
}

async function scored(matches: Matches, ids: string[], wanted: Plan, { share, named }: { share: number; named: boolean }) {
  const all = weightOf(wanted.parts)
  return ids.length === 0 ? [] : await matches.scored(ids, { all, fewest: all * share - ROUNDING, named })
}

/** Those that have the words in the title, then those that have them in the summary or a name. */
async function likeliest(matches: Matches, among: Among): Promise<string[]> {
  const ids: string[] = []
  for (const field of ['A', 'B'] as const) {
    const missing = MOST_RANKED - ids.length
    if (missing > 0) ids.push(...(await matches.likeliest({ ...among, without: ids }, field, missing)))
  }
  return ids
}

/** All are at hand. */
function ofAll(rows: MatchRow[], { filters, sort, offset, limit }: Order): Listed {
  const passing = rows.filter((row) => passes(row, filters))
  if (sort === 'views') passing.sort((one, other) => other.views - one.views)
  if (sort === 'newest') passing.sort((one, other) => other.createdAt - one.createdAt || (one.id < other.id ? -1 : 1))
  return { ids: passing.slice(offset, offset + limit).map(({ id }) => id), total: passing.length, groups: rows }
}

/** Only the best are at hand; the others are counted, and listed without their scores. */
async function ofMany(matches: Matches, { gate, groups }: Many, best: MatchRow[], order: Order): Promise<Listed> {
  const { filters, sort, offset, limit } = order
  const total = totalOf(groups, filters)
  if (sort !== 'relevance')
    return { ids: await matches.listedAmong({ gate, filters }, { order: sort, offset, limit }), total, groups }
  const first = best.map(({ id }) => id)
  const ids = first.slice(offset, offset + limit)
  const rest = { order: 'views', offset: Math.max(0, offset - first.length), limit: limit - ids.length } as const
  const others = rest.limit > 0 ? await matches.listedAmong({ gate, filters, without: first }, rest) : []
  return { ids: [...ids, ...others], total, groups }
}
