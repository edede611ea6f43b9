// A view of the services and its address, as with the workers.
import type { InputOf } from '@menged/contracts/calls/call'
import type { gudayList } from '@menged/contracts/calls/market/marketplace'
import {
  GUDAY_MOST,
  GUDAY_SHOWN,
  GUDAY_SORTS,
  type GudaySort,
  PRICE_MAX,
  WORKER_CATEGORY_IDS,
  type WorkerCategory,
} from '@menged/contracts/marketplace/lists'
import { pathTo } from '@menged/contracts/path-to'
import { CITIES, type CityId } from '@menged/ethiopia/cities'
import type { Language } from '@menged/ethiopia/languages'
import { searchWords } from '../../page/search-words.ts'
import { numberShown, priceRange, some } from './address.ts'

export type GudayAsk = {
  q: string
  category: WorkerCategory[]
  city: CityId[]
  /** Only help with this guide. */
  guide: string
  from: number
  to: number
  sort: GudaySort
  show: number
}

export const NO_GUDAY_FILTERS = { category: [], city: [], guide: '', from: 0, to: PRICE_MAX } satisfies Partial<GudayAsk>

const CITY_IDS = CITIES.map(({ id }) => id)
/** As the ids of posts are written. */
const GUIDE = /^(?=.{2,80}$)[a-z0-9]+(?:-[a-z0-9]+)*$/

/** What does not exist is not chosen. */
export function gudayAsk(params: URLSearchParams): GudayAsk {
  const guide = params.get('guide') ?? ''
  return {
    q: searchWords(params),
    category: some(WORKER_CATEGORY_IDS, params, 'category'),
    city: some(CITY_IDS, params, 'city'),
    guide: GUIDE.test(guide) ? guide : '',
    ...priceRange(params),
    sort: GUDAY_SORTS.find((sort) => sort === params.get('sort')) ?? 'best',
    show: numberShown(params, GUDAY_SHOWN, GUDAY_MOST),
  }
}

/** What is set, by its key in the address. */
export function gudayValues({ q, category, city, guide, from, to, sort, show }: GudayAsk): Record<string, string> {
  return {
    ...(q ? { q } : {}),
    ...(category.length > 0 ? { category: category.join() } : {}),
    ...(city.length > 0 ? { city: city.join() } : {}),
    ...(guide ? { guide } : {}),
    ...(from > 0 ? { from: String(from) } : {}),
    ...(to < PRICE_MAX ? { to: String(to) } : {}),
    ...(sort === 'best' ? {} : { sort }),
    ...(show === GUDAY_SHOWN ? {} : { show: String(show) }),
  }
}

/** Where a changed view stands. Any change but that of the number begins with the first ones. */
export const gudayListPath = (ask: GudayAsk, change: Partial<GudayAsk> = {}): string =>
  pathTo('guday-geday', gudayValues({ ...ask, show: GUDAY_SHOWN, ...change }))

export const gudayPath = (id: number): string => pathTo('guday', { gudayId: String(id) })

/** The sector is chosen above the list, not among the filters. */
export const gudayFiltersSet = ({ city, guide, from, to }: GudayAsk): number =>
  city.length + (guide ? 1 : 0) + (from > 0 || to < PRICE_MAX ? 1 : 0)

export const gudayApiQuery = ({ guide, ...ask }: GudayAsk, language: Language): InputOf<typeof gudayList>['query'] => ({
  ...ask,
  ...(guide ? { guide } : {}),
  category: ask.category.join(),
  city: ask.city.join(),
  language,
})
