// The list of workers: words, filters and order together, with how many each choice of a filter would leave.
import { PRICE_MAX, RATING_CHOICES, WORKER_CATEGORY_IDS, WORKER_WORDS, type WorkersQuery } from '@menged/contracts'
import { CITIES } from '@menged/ethiopia'
import { addisDay, type Clock } from '../../platform/clock.ts'
import type { Entry, HeldWorkers } from './held-workers.ts'
import { meanOf, withNewcomers } from './ranking.ts'
import { hasWords, wordsOf } from './words.ts'

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

/** Each filter of the query, alone. */
export function filtersOf({ q, from, to, category, city, rating }: ListQuery) {
  const words = wordsOf(q.slice(0, WORKER_WORDS))
  return {
    words: (each: Entry) => hasWords(each, words),
    price: ({ startingPrice }: Entry) => startingPrice >= from && (to === PRICE_MAX || startingPrice <= to),
    category: ({ categories }: Entry) => category.length === 0 || category.some((id) => categories.includes(id)),
    city: (each: Entry) => city.length === 0 || city.some((id) => id === each.city),
    rating: (each: Entry) => meanOf(each) >= rating,
  }
}

const zeroes = (keys: readonly (string | number)[]): Counts => Object.fromEntries(keys.map((key) => [key, 0]))
const add = (counts: Counts, key: string | number): void => {
  counts[key] = (counts[key] ?? 0) + 1
}

/** The workers must be up to date. */
export function listOf(held: HeldWorkers, query: ListQuery, clock: Clock): Listed {
  const filters = filtersOf(query)
  const found: Entry[] = []
  const counts = {
    category: zeroes(WORKER_CATEGORY_IDS),
    city: zeroes(CITIES.map(({ id }) => id)),
    rating: zeroes(RATING_CHOICES),
  }
  const inCategory = zeroes(WORKER_CATEGORY_IDS)
  for (const each of held.ordered(query.sort)) {
    for (const id of each.categories) add(inCategory, id)
    if (!filters.price(each) || !filters.words(each)) continue
    const passes = { category: filters.category(each), city: filters.city(each), rating: filters.rating(each) }
    if (passes.city && passes.rating) for (const id of each.categories) add(counts.category, id)
    if (passes.category && passes.rating && each.city) add(counts.city, each.city)
    if (!passes.category || !passes.city) continue
    for (const choice of RATING_CHOICES) if (meanOf(each) >= choice) add(counts.rating, choice)
    if (passes.rating) found.push(each)
  }
  const { list, lifted } = firstOf(found, query, clock)
  return { ids: list.map(({ id }) => id), lifted, total: found.length, everyone: held.size, counts, inCategory }
}

function firstOf(found: Entry[], { sort, show }: ListQuery, clock: Clock): { list: Entry[]; lifted: ReadonlySet<number> } {
  if (sort !== 'rating') return { list: found.slice(0, show), lifted: new Set() }
  return withNewcomers(found, { day: addisDay(clock), now: clock.now().getTime(), most: show })
}

/** Others of the same categories, the best first. */
export function similarTo(held: HeldWorkers, id: number, most: number): number[] {
  const { categories = [] } = held.get(id) ?? {}
  const found: number[] = []
  for (const each of held.ordered('rating')) {
    if (found.length === most) break
    if (each.id !== id && each.categories.some((category) => categories.includes(category))) found.push(each.id)
  }
  return found
}
