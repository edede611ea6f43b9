// The posts of the index in memory that meet a plan: each way is read once, into a few numbers for each part and post.
import { type Facet, type Facets, type Filters, passes } from '../query/facets.ts'
import type { Field, Way } from '../query/part.ts'
import { type Gate, type Plan, scoreIn } from '../query/plan.ts'
import type { Among, ListPart, Matches, MatchRow, Weights } from '../query/source.ts'
import { type InvertedIndex, LEVELS, type Level } from './inverted-index.ts'
import { firstOf } from './top.ts'

const FIELDS = ['A', 'B', 'C'] as const
const FIELD_OF = ['', 'C', 'B', 'A'] as const
/** What posts meet of one part, by slot: the best score in each field, and the narrowest level by any way and by a sure one. */
type MetPart = { weight: number; scores: Record<Field, Float32Array>; levels: Uint8Array; sureLevels: Uint8Array }

export function indexMatches(index: InvertedIndex, plan: Plan): Matches {
  const parts = metPartsOf(index, plan)
  const meeting = new Map<Gate, Uint32Array>()
  const among = (where: Among): Generator<number> => {
    const slots = meeting.get(where.gate) ?? slotsMeeting(where.gate, parts)
    meeting.set(where.gate, slots)
    return slotsAmong(index, slots, where)
  }
  const idsOf = (slots: Iterable<number>): string[] => Array.from(slots, (slot) => index.ids[slot] ?? '')
  return {
    all: async (where) => idsOf(among(where)),
    countedAmong: async (where) => countFacets(index, among(where)),
    listedAmong: async (where, part) => idsOf(listSlots(index, among(where), part)),
    likeliest: async (where, field, limit) => {
      const scores = new Float32Array(index.slots)
      for (const { scores: own } of parts) addTo(scores, own[field])
      const met = [...among(where)].filter((slot) => (scores[slot] ?? 0) > 0)
      return idsOf(
        firstOf(met, limit, (one, other) => (scores[other] ?? 0) - (scores[one] ?? 0) || byViewsAndId(index, one, other)),
      )
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
  return index.facets.map((facet, number) => ({ ...facet, posts: counts[number] ?? 0 })).filter(({ posts }) => posts > 0)
}

/** Slots of posts that pass the filters, of those before this slot. */
export function* slotsPassing(index: InvertedIndex, filters: Filters, end = index.slots): Generator<number> {
  const isPassing = index.facets.map((facet) => passes(facet, filters))
  for (let slot = 0; slot < end; slot += 1) if (isPassing[index.facetOf[slot] ?? 0] && index.isShown(slot)) yield slot
}

function* slotsAmong(index: InvertedIndex, slots: Uint32Array, { filters, without = [] }: Among): Generator<number> {
  const isPassing = index.facets.map((facet) => passes(facet, filters))
  const left = new Set(without.map(index.slotOf))
  for (const slot of slots) if (isPassing[index.facetOf[slot] ?? 0] && index.isShown(slot) && !left.has(slot)) yield slot
}

function slotsMeeting({ parts: numbers, every, named }: Gate, parts: MetPart[]): Uint32Array {
  const columns = numbers.flatMap((number) => parts[number]?.levels ?? [])
  const fewest = named ? LEVELS.B : LEVELS.C
  const needed = every ? columns.length : 1
  const slots = new Uint32Array(parts[0]?.levels.length ?? 0)
  let found = 0
  for (let slot = 0; slot < slots.length; slot += 1) {
    let met = 0
    for (const levels of columns) if ((levels[slot] ?? 0) >= fewest) met += 1
    if (met >= needed) slots[found++] = slot
  }
  return slots.subarray(0, found)
}

function addTo(sums: Float32Array, column: Float32Array): void {
  for (let slot = 0; slot < column.length; slot += 1) sums[slot] = (sums[slot] ?? 0) + (column[slot] ?? 0)
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
    ...(index.facets[index.facetOf[slot] ?? 0] as Facet),
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
    for (const way of distinct(ways)) addWay(index, way, met)
    return met
  })
}

/** Names of one thing may mean the same words. */
const distinct = (ways: Way[]): Iterable<Way> => new Map(ways.map((way) => [JSON.stringify(way), way])).values()

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
