// A view of the marketplace and its address: words, filters, order and how many are shown stand in the query.
import type { InputOf } from '@menged/contracts/calls/call'
import type { workers } from '@menged/contracts/calls/market/marketplace'
import {
  PRICE_MAX,
  PRICE_STEP,
  RATING_CHOICES,
  WORKER_CATEGORY_IDS,
  WORKER_SORTS,
  WORKERS_MOST,
  WORKERS_SHOWN,
  type WorkerCategory,
  type WorkerSort,
} from '@menged/contracts/marketplace/lists'
import { pathTo } from '@menged/contracts/path-to'
import { CITIES, type CityId } from '@menged/ethiopia/cities'
import type { Language } from '@menged/ethiopia/languages'
import { searchWords } from '../../page/search-words.ts'

export type WorkersAsk = {
  q: string
  category: WorkerCategory[]
  city: CityId[]
  from: number
  to: number
  rating: number
  sort: WorkerSort
  show: number
}

export const NO_FILTERS = { city: [], from: 0, to: PRICE_MAX, rating: 0 } satisfies Partial<WorkersAsk>

const CITY_IDS = CITIES.map(({ id }) => id)

/** A list is written `a,b`; a form without our code sends each value by itself. */
export function some<Value extends string>(values: readonly Value[], params: URLSearchParams, key: string): Value[] {
  const requested = params.getAll(key).join().split(',')
  return values.filter((value) => requested.includes(value))
}

/** The nearest step of the slider. */
function price(text: string | null, otherwise: number): number {
  const amount = Number(text ?? '')
  if (!text || !Number.isFinite(amount)) return otherwise
  return Math.min(PRICE_MAX, Math.max(0, Math.round(amount / PRICE_STEP) * PRICE_STEP))
}

/** How many are shown: at first some, at most all that a page holds. */
export function numberShown(params: URLSearchParams, first: number, most: number): number {
  const count = Number(params.get('show') ?? '')
  return Number.isInteger(count) && count > 0 ? Math.min(count, most) : first
}

/** A slider whose ends have passed each other is turned round. */
export function priceRange(params: URLSearchParams): { from: number; to: number } {
  const ends = [price(params.get('from'), 0), price(params.get('to'), PRICE_MAX)]
  return { from: Math.min(...ends), to: Math.max(...ends) }
}

/** What does not exist is not chosen. */
export function workersAsk(params: URLSearchParams): WorkersAsk {
  const rating = Number(params.get('rating') ?? '')
  return {
    q: searchWords(params),
    category: some(WORKER_CATEGORY_IDS, params, 'category'),
    city: some(CITY_IDS, params, 'city'),
    ...priceRange(params),
    rating: RATING_CHOICES.find((choice) => choice === rating) ?? 0,
    sort: WORKER_SORTS.find((sort) => sort === params.get('sort')) ?? 'rating',
    show: numberShown(params, WORKERS_SHOWN, WORKERS_MOST),
  }
}

/** What is set, by its key in the address. */
export function askedValues({ q, category, city, from, to, rating, sort, show }: WorkersAsk): Record<string, string> {
  return {
    ...(q ? { q } : {}),
    ...(category.length > 0 ? { category: category.join() } : {}),
    ...(city.length > 0 ? { city: city.join() } : {}),
    ...(from > 0 ? { from: String(from) } : {}),
    ...(to < PRICE_MAX ? { to: String(to) } : {}),
    ...(rating > 0 ? { rating: String(rating) } : {}),
    ...(sort === 'rating' ? {} : { sort }),
    ...(show === WORKERS_SHOWN ? {} : { show: String(show) }),
  }
}

/** Where a changed view stands. Any change but that of the number begins with the first six. */
export const workersPath = (ask: WorkersAsk, change: Partial<WorkersAsk> = {}): string =>
  pathTo('marketplace', askedValues({ ...ask, show: WORKERS_SHOWN, ...change }))

/** The list with one value more, or without it. */
export const toggled = <Value>(list: readonly Value[], value: Value): Value[] =>
  list.includes(value) ? list.filter((each) => each !== value) : [...list, value]

/** Categories stand above the list, in sight. */
export const filtersSet = ({ city, from, to, rating }: WorkersAsk): number =>
  city.length + (from > 0 || to < PRICE_MAX ? 1 : 0) + (rating > 0 ? 1 : 0)

export const apiQuery = (ask: WorkersAsk, language: Language): InputOf<typeof workers>['query'] => ({
  ...ask,
  category: ask.category.join(),
  city: ask.city.join(),
  language,
})
