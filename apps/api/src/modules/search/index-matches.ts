// The posts of the index in memory that meet a plan: each way is read once, into a few numbers for each part and post.
import { type Facet, type Facets, type Filters, passes, readFacet } from './facets.ts'
import { type InvertedIndex, LEVELS, type Level } from './inverted-index.ts'
import type { Field, Way } from './part.ts'
import { type Gate, type Plan, scoreIn } from './plan.ts'
import type { Among, ListPart, Matches, MatchRow, Weights } from './source.ts'
import { firstOf } from './top.ts'

const FIELDS = ['A', 'B', 'C'] as const
const FIELD_OF = ['', 'C', 'B', 'A'] as const
/** What posts meet of one part, by slot: the best score in each field, and the narrowest level by any way and by a sure one. */
type MetPart = { weight: number; scores: Record<Field, Float32Array>; levels: Uint8Array; sureLevels: Uint8Array }

export function indexMatches(index: InvertedIndex, plan: Plan): Matches {
  const parts = metPartsOf(index, plan)
  const facets = index.facets.map(readFacet)
  const among = (where: Among): Generator<number> => slotsAmong(index, parts, facets, where)
  const idsOf = (slots: Iterable<number>): string[] => Array.from(slots, (slot) => index.ids[slot] ?? '')
  return {
    all: async (where) => idsOf(among(where)),
    countedAmong: async (where) => countFacets(index, among(where)),
    listedAmong: async (where, part) => idsOf(listSlots(index, among(where), part)),
    likeliest: async (where, field, limit) => {
      const scoreOf = (slot: number): number =>
        parts.reduce((sum, { scores }) => Math.fround(sum + (scores[field][slot] ?? 0)), 0)
      const scored = Array.from(among(where), (slot) => ({ slot, score: scoreOf(slot) })).filter(({ score }) => score > 0)
      const best = firstOf(scored, limit, (one, other) => other.score - one.score || byViewsAndId(index, one.slot, other.slot))
      return idsOf(best.map(({ slot }) => slot))
    },
    scored: async (ids, weights) =>
      ids
        .flatMap((id) => rowOf(index, parts, index.slotOf(id) ?? -1, weights) ?? [])
        .sort(
          (one, other) =>
            other.score - one.score || other.views - one.views || other.createdAt - one.createdAt || (one.id < other.id ? -1 : 1),
        ),
  }
}

/** The most viewed first, then the newest. */
export function byViews(index: InvertedIndex, one: number, other: number): number {
  return (index.views[other] ?? 0) - (index.views[one] ?? 0) || byAge(index, one, other)
}

const byViewsAndId = ({ views, ids }: InvertedIndex, one: number, other: number): number =>
  (views[other] ?? 0) - (views[one] ?? 0) || ((ids[one] ?? '') < (ids[other] ?? '') ? -1 : 1)

const byAge = ({ createdAt, ids }: InvertedIndex, one: number, other: number): number =>
  (createdAt[other] ?? 0) - (createdAt[one] ?? 0) || ((ids[one] ?? '') < (ids[other] ?? '') ? -1 : 1)

export function listSlots(index: InvertedIndex, slots: Iterable<number>, { order, offset, limit }: ListPart): number[] {
  const compare = order === 'views' ? byViews : byAge
  return firstOf(slots, offset + limit, (one, other) => compare(index, one, other)).slice(offset)
}

export function countFacets(index: InvertedIndex, slots: Iterable<number>): Facets[] {
  const counts = new Uint32Array(index.facets.length)
  for (const slot of slots) counts[index.facetOf[slot] ?? 0] = (counts[index.facetOf[slot] ?? 0] ?? 0) + 1
  return index.facets
    .map((facet, number) => ({ ...readFacet(facet), posts: counts[number] ?? 0 }))
    .filter(({ posts }) => posts > 0)
}

/** Slots of posts that pass the filters, of those before this slot. */
export function* slotsPassing(index: InvertedIndex, filters: Filters, end = index.slots): Generator<number> {
  const isPassing = index.facets.map((facet) => passes(readFacet(facet), filters))
  for (let slot = 0; slot < end; slot += 1) if (isPassing[index.facetOf[slot] ?? 0] && index.isShown(slot)) yield slot
}

function* slotsAmong(
  index: InvertedIndex,
  parts: MetPart[],
  facets: Facet[],
  { gate, filters, without = [] }: Among,
): Generator<number> {
  const isPassing = facets.map((facet) => passes(facet, filters))
  const left = new Set(without.map(index.slotOf))
  const isMet = gateOn(gate, parts)
  const end = parts[0]?.levels.length ?? 0
  for (let slot = 0; slot < end; slot += 1)
    if (isMet(slot) && isPassing[index.facetOf[slot] ?? 0] && index.isShown(slot) && !left.has(slot)) yield slot
}

function gateOn({ parts: numbers, every, named }: Gate, parts: MetPart[]): (slot: number) => boolean {
  const levels = numbers.flatMap((number) => parts[number]?.levels ?? [])
  const fewest = named ? LEVELS.B : LEVELS.C
  return (slot) => {
    for (const each of levels) if ((each[slot] ?? 0) >= fewest !== every) return !every
    return every
  }
}

/** For each word and field the best of its tests counts. The words met have to weigh the fewest, and those missed cost a post. */
function rowOf(index: InvertedIndex, parts: MetPart[], slot: number, { all, fewest, named }: Weights): MatchRow | null {
  const met = [...parts.keys()].filter((part) => parts[part]?.levels[slot])
  const levelOf = (part: number): number => parts[part]?.levels[slot] ?? 0
  const weightOf = (chosen: number[]): number => chosen.reduce((sum, part) => sum + (parts[part]?.weight ?? 0), 0)
  if (met.length === 0 || weightOf(named ? met.filter((part) => levelOf(part) >= LEVELS.B) : met) < fewest) return null
  const score = met.reduce((sum, part) => Math.fround(sum + bestOf(parts[part], slot)), 0)
  return {
    id: index.ids[slot] ?? '',
    score: (score * weightOf(met)) / all,
    parts: met,
    places: met.map((part) => (FIELD_OF[levelOf(part)] || 'C') as Field),
    surely: met.map((part) => FIELD_OF[parts[part]?.sureLevels[slot] ?? 0] ?? ''),
    ...readFacet(index.facets[index.facetOf[slot] ?? 0] ?? ''),
    posts: 1,
    views: index.views[slot] ?? 0,
    createdAt: index.createdAt[slot] ?? 0,
  }
}

const bestOf = (part: MetPart | undefined, slot: number): number =>
  FIELDS.reduce((sum, field) => Math.fround(sum + (part?.scores[field][slot] ?? 0)), 0)

function metPartsOf(index: InvertedIndex, plan: Plan): MetPart[] {
  return plan.parts.map(({ weight, ways }) => {
    const column = () => new Float32Array(index.slots)
    const met = {
      weight,
      scores: { A: column(), B: column(), C: column() },
      levels: new Uint8Array(index.slots),
      sureLevels: new Uint8Array(index.slots),
    }
    for (const way of ways) addWay(index, way, met)
    return met
  })
}

function addWay(index: InvertedIndex, way: Way, met: MetPart): void {
  const isAnywhere = way.fields.includes('C')
  const fewest = isAnywhere ? LEVELS.C : LEVELS.B
  const { A, B, C } = met.scores
  const [inTitle, inLead, inText] = FIELDS.map((field) => scoreIn(field, way.score, met.weight)) as [number, number, number]
  const raise = (column: Float32Array, slot: number, score: number) => {
    if ((column[slot] ?? 0) < score) column[slot] = score
  }
  eachMeeting(index, way.all, (slot, level) => {
    if (level < fewest || slot >= met.levels.length) return
    if (level === LEVELS.A) raise(A, slot, inTitle)
    if (level >= LEVELS.B) raise(B, slot, inLead)
    if (isAnywhere) raise(C, slot, inText)
    if ((met.levels[slot] ?? 0) < level) met.levels[slot] = level
    if (way.sure && (met.sureLevels[slot] ?? 0) < level) met.sureLevels[slot] = level
  })
}

/** Calls with each post that has a lexeme of each list, and the widest of the narrowest places of these. A post may come several times. */
function eachMeeting(index: InvertedIndex, all: string[][], visit: (slot: number, level: Level) => void): void {
  const [only, ...more] = all
  if (more.length === 0) {
    for (const lexeme of only ?? []) index.eachPosting(lexeme, visit)
    return
  }
  const columns = all.map((lexemes) => {
    const levels = new Uint8Array(index.slots)
    for (const lexeme of lexemes) {
      index.eachPosting(lexeme, (slot, level) => {
        if ((levels[slot] ?? 0) < level) levels[slot] = level
      })
    }
    return levels
  })
  for (let slot = 0; slot < index.slots; slot += 1) {
    let level: number = LEVELS.A
    for (const column of columns) level = Math.min(level, column[slot] ?? 0)
    if (level > 0) visit(slot, level as Level)
  }
}
