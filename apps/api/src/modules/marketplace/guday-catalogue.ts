// The list of services: words, filters and order together, with how many each choice of a filter would leave.
import { type GudayListQuery, LIMITS, PRICE_MAX, WORKER_CATEGORY_IDS } from '@menged/contracts'
import { CITIES } from '@menged/ethiopia'
import { addisDay, type Clock } from '../../platform/clock.ts'
import type { Offer, OfferCache } from './offer-cache.ts'
import { withNewcomers } from './ranking.ts'
import { hasWords, type SearchedWord, wordsOf } from './words.ts'
import { bitsOf } from './worker-cache.ts'

type Counts = Record<string, number>
export type GudayAsk = Omit<GudayListQuery, 'language'>
type GudayListed = {
  ids: number[]
  total: number
  everything: number
  counts: { category: Counts; city: Counts }
  inCategory: Counts
}

const CITY_IDS = CITIES.map(({ id }) => id)
const named = (keys: readonly string[], counts: readonly number[]): Counts =>
  Object.fromEntries(keys.map((key, place) => [key, counts[place] ?? 0]))

function addBits(counts: number[], bits: number): void {
  for (let place = 0; place < counts.length; place += 1) if (bits & (1 << place)) counts[place] = (counts[place] ?? 0) + 1
}

/** The services must be up to date. One pass: a choice of a filter is counted with the others as they are. */
export function gudayListOf(offers: OfferCache, query: GudayAsk, clock: Clock): GudayListed {
  const { from, to, guide } = query
  const words = wordsOf(query.q.slice(0, LIMITS.search))
  const wantedBits = bitsOf(query.category)
  const wantedCities = new Set(query.city.map((id) => CITY_IDS.indexOf(id)))
  const highest = to === PRICE_MAX ? Number.POSITIVE_INFINITY : to
  const found: Offer[] = []
  const category = WORKER_CATEGORY_IDS.map(() => 0)
  const inCategory = WORKER_CATEGORY_IDS.map(() => 0)
  const city = CITY_IDS.map(() => 0)
  for (const each of offers.all) {
    addBits(inCategory, each.categoryBits)
    if (each.price < from || each.price > highest || (guide !== undefined && each.postId !== guide)) continue
    if (!hasWords(each.all, words)) continue
    const isOfCategory = wantedBits === 0 || (wantedBits & each.categoryBits) !== 0
    const isOfCity = wantedCities.size === 0 || wantedCities.has(each.cityPlace)
    if (isOfCity) addBits(category, each.categoryBits)
    if (isOfCategory && each.cityPlace >= 0) city[each.cityPlace] = (city[each.cityPlace] ?? 0) + 1
    if (isOfCategory && isOfCity) found.push(each)
  }
  return {
    ids: firstOf(found, words, query, clock).map(({ id }) => id),
    total: found.length,
    everything: offers.all.length,
    counts: { category: named(WORKER_CATEGORY_IDS, category), city: named(CITY_IDS, city) },
    inCategory: named(WORKER_CATEGORY_IDS, inCategory),
  }
}

function firstOf(found: readonly Offer[], words: readonly SearchedWord[], { sort, show }: GudayAsk, clock: Clock): Offer[] {
  const best = bestFirst(found, words)
  if (sort === 'price-low') return best.sort((a, b) => a.price - b.price).slice(0, show)
  if (sort === 'price-high') return best.sort((a, b) => b.price - a.price).slice(0, show)
  // Two that are not known are equal: their difference is no number.
  if (sort === 'soonest') return best.sort((a, b) => (a.days === b.days ? 0 : a.days - b.days)).slice(0, show)
  return withNewcomers(best, { day: addisDay(clock), now: clock.now().getTime(), most: show }).list
}

/** What says the words in its title comes before what says them elsewhere. */
function bestFirst(found: readonly Offer[], words: readonly SearchedWord[]): Offer[] {
  if (words.length === 0) return inTurns(found)
  const { inTitle = [], elsewhere = [] } = Object.groupBy(found, ({ title }) =>
    hasWords(title, words) ? 'inTitle' : 'elsewhere',
  )
  return [...inTurns(inTitle), ...inTurns(elsewhere)]
}

/** One service of each worker, then the second of each: nobody fills the first places by offering much. */
function inTurns(found: readonly Offer[]): Offer[] {
  const turns: Offer[][] = []
  const taken = new Map<number, number>()
  for (const each of found) {
    const turn = taken.get(each.workerId) ?? 0
    taken.set(each.workerId, turn + 1)
    const offers = turns[turn] ?? []
    offers.push(each)
    turns[turn] = offers
  }
  return turns.flat()
}

/** Help with the same guide first, then the same specialty: of others before more of this worker's own; then others of the sector. */
export function similarOffers(offers: OfferCache, to: Offer, most: number): number[] {
  const nearness = ({ postId, specialty, workerId }: Offer): number => {
    const isOwn = workerId === to.workerId
    if (postId !== null && postId === to.postId) return isOwn ? 2 : 0
    return specialty === to.specialty ? (isOwn ? 2 : 1) : isOwn ? 4 : 3
  }
  const others = offers.all.filter(({ id, categoryBits }) => id !== to.id && (categoryBits & to.categoryBits) !== 0)
  return inTurns(others)
    .sort((a, b) => nearness(a) - nearness(b))
    .slice(0, most)
    .map(({ id }) => id)
}
