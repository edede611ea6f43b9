// The list of workers: words, filters and order together, with how many each choice of a filter would leave.
import { LIMITS, PRICE_MAX, RATING_CHOICES, WORKER_CATEGORY_IDS, type WorkersQuery } from '@menged/contracts'
import { CITIES } from '@menged/ethiopia'
import { addisDay, type Clock } from '../../platform/clock.ts'
import { withNewcomers } from './ranking.ts'
import { wordsOf } from './words.ts'
import { bitsOf, type Entry, type WorkerCache } from './worker-cache.ts'

type Counts = Record<string, number>
export type ListQuery = Omit<WorkersQuery, 'language'>
export type Listed = {
  ids: number[]
  /** Who stand on a place that is kept for those who are new. */
  lifted: ReadonlySet<number>
  total: number
  everyone: number
  counts: { category: Counts; city: Counts; rating: Counts }
  inCategory: Counts
}

const CITY_IDS = CITIES.map(({ id }) => id)

/** Counts by place in `keys`, by their key. */
const named = (keys: readonly (string | number)[], counts: readonly number[]): Counts =>
  Object.fromEntries(keys.map((key, place) => [key, counts[place] ?? 0]))

const zeroes = (keys: readonly unknown[]): number[] => keys.map(() => 0)

function addBits(counts: number[], bits: number): void {
  for (let place = 0; place < counts.length; place += 1) if (bits & (1 << place)) counts[place] = (counts[place] ?? 0) + 1
}

/** The workers must be up to date. One pass: each filter is looked at alone, since a choice of one is counted with the others as they are. */
export function listOf(workers: WorkerCache, query: ListQuery, clock: Clock): Listed {
  const { from, to, rating } = query
  const isSaid = workers.saying(wordsOf(query.q.slice(0, LIMITS.search)))
  const wantedBits = bitsOf(query.category)
  const wantedCities = new Set(query.city.map((id) => CITY_IDS.indexOf(id)))
  const highest = to === PRICE_MAX ? Number.POSITIVE_INFINITY : to
  const found: Entry[] = []
  const category = zeroes(WORKER_CATEGORY_IDS)
  const city = zeroes(CITY_IDS)
  const stars = zeroes(RATING_CHOICES)
  const inCategory = zeroes(WORKER_CATEGORY_IDS)
  for (const each of workers.ordered(query.sort)) {
    addBits(inCategory, each.categoryBits)
    if (each.startingPrice < from || each.startingPrice > highest || !isSaid(each.wordPlace)) continue
    const isOfCategory = wantedBits === 0 || (wantedBits & each.categoryBits) !== 0
    const isOfCity = wantedCities.size === 0 || wantedCities.has(each.cityPlace)
    const isRated = each.mean >= rating
    if (isOfCity && isRated) addBits(category, each.categoryBits)
    if (isOfCategory && isRated && each.cityPlace >= 0) city[each.cityPlace] = (city[each.cityPlace] ?? 0) + 1
    if (!isOfCategory || !isOfCity) continue
    for (let place = 0; place < stars.length; place += 1)
      if (each.mean >= (RATING_CHOICES[place] ?? 0)) stars[place] = (stars[place] ?? 0) + 1
    if (isRated) found.push(each)
  }
  const { list, lifted } = firstOf(found, query, clock)
  return {
    ids: list.map(({ id }) => id),
    lifted,
    total: found.length,
    everyone: workers.size,
    counts: {
      category: named(WORKER_CATEGORY_IDS, category),
      city: named(CITY_IDS, city),
      rating: named(RATING_CHOICES, stars),
    },
    inCategory: named(WORKER_CATEGORY_IDS, inCategory),
  }
}

function firstOf(found: Entry[], { sort, show }: ListQuery, clock: Clock): { list: Entry[]; lifted: ReadonlySet<number> } {
  if (sort !== 'rating') return { list: found.slice(0, show), lifted: new Set() }
  return withNewcomers(found, { day: addisDay(clock), now: clock.now().getTime(), most: show })
}

/** The same specialty first, then a category of both in the same city, then elsewhere; of each the best first. */
export function similarTo(workers: Pick<WorkerCache, 'get' | 'ordered'>, id: number, most: number): number[] {
  const to = workers.get(id)
  if (!to) return []
  const [sameWork, sameCity, others]: [number[], number[], number[]] = [[], [], []]
  for (const each of workers.ordered('rating')) {
    if (each.id === id || (each.categoryBits & to.categoryBits) === 0) continue
    const kind = each.specialty === to.specialty ? sameWork : each.cityPlace === to.cityPlace ? sameCity : others
    if (kind.length < most) kind.push(each.id)
  }
  return [...sameWork, ...sameCity, ...others].slice(0, most)
}
