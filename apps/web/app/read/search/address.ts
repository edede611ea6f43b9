// A search and its address: the search stands in the query, and every next step is an address again.
import type { InputOf } from '@menged/contracts/calls/call'
import type { search } from '@menged/contracts/calls/read/search'
import { CATEGORIES, type Category, ORGANISATION_TYPES, type OrganisationType } from '@menged/contracts/categories'
import { SEARCH_PAGE_SIZE } from '@menged/contracts/limits'
import { pathTo } from '@menged/contracts/path-to'
import type { SearchPage, SearchQuery, SearchSort } from '@menged/contracts/search'
import { WRITTEN as LANGUAGES_OF_CONTENT, type Language } from '@menged/ethiopia/languages'
import { pageNumber } from '../../page/page-number.ts'
import { searchWords } from '../../page/search-words.ts'

export const SORTS = ['relevance', 'newest', 'views'] as const satisfies readonly SearchSort[]
export const SORTS_WITHOUT_WORDS = ['relevance', 'newest'] as const satisfies readonly SearchSort[]
export const WRITTEN = [...LANGUAGES_OF_CONTENT, 'both'] as const satisfies readonly SearchQuery['written'][]
export type Written = (typeof WRITTEN)[number]

export type SearchAsk = {
  q: string
  category: Category | null
  type: OrganisationType | null
  written: Written | null
  sort: SearchSort
  page: number
}

const known = <Value extends string>(values: readonly Value[], value: FormDataEntryValue | null): Value | null =>
  values.find((one) => one === value) ?? null

/** Null when `page` is no page number. A choice that does not exist is no choice. */
export function searchAsk(params: URLSearchParams): SearchAsk | null {
  const page = pageNumber(params)
  if (page === null) return null
  return {
    q: searchWords(params),
    category: known(CATEGORIES, params.get('category')),
    type: known(ORGANISATION_TYPES, params.get('type')),
    written: known(WRITTEN, params.get('written')),
    // Without words the most viewed come first in any case.
    sort: known(searchWords(params) ? SORTS : SORTS_WITHOUT_WORDS, params.get('sort')) ?? 'relevance',
    page,
  }
}

/** What is set, by its key in the address. */
export function askedValues({ q, category, type, written, sort, page }: SearchAsk): Record<string, string> {
  return {
    ...(q ? { q } : {}),
    ...(category ? { category } : {}),
    ...(type ? { type } : {}),
    ...(written ? { written } : {}),
    ...(sort === 'relevance' ? {} : { sort }),
    ...(page === 1 ? {} : { page: String(page) }),
  }
}

/** Where a changed search stands. Any change but that of the page begins at the first page. */
export function searchPath(ask: SearchAsk, change: Partial<SearchAsk> = {}): string {
  return pathTo('search', askedValues({ ...ask, page: 1, ...change }))
}

export const NO_FILTERS = { category: null, type: null, written: null } as const
export const filtersOf = ({ category, type, written }: SearchAsk): number =>
  [category, type, written].filter((value) => value !== null).length

/** What the form of filters says. */
export const chosen = (form: FormData): Pick<SearchAsk, 'type' | 'written'> => ({
  type: known(ORGANISATION_TYPES, form.get('type')),
  written: known(WRITTEN, form.get('written')),
})

export type SearchCounts = SearchPage['counts']

/** Which filters are worth showing: those that divide what was found, and those that are set. */
export function dividing({ type, written }: SearchAsk, counts: SearchCounts, total: number) {
  const divides = (choices: Record<string, number>) => Object.values(choices).some((count) => count > 0 && count < total)
  return { type: type !== null || divides(counts.type), written: written !== null || divides(counts.written) }
}

/** Nothing was found that is surely meant, and no filter is why. */
export const isMissing = (ask: SearchAsk, { totalItems }: Pick<SearchPage, 'totalItems'>): boolean =>
  ask.q !== '' && totalItems === 0 && filtersOf(ask) === 0

/** Of the results of this page so many are about the words; they stand first. */
export const aboutOnPage = ({ about, currentPage, data }: Pick<SearchPage, 'about' | 'currentPage' | 'data'>): number =>
  Math.min(data.length, Math.max(0, about - (currentPage - 1) * SEARCH_PAGE_SIZE))

export const apiQuery = (
  { q, category, type, written, sort, page }: SearchAsk,
  language: Language,
): InputOf<typeof search>['query'] => ({
  q,
  ...(category && { category }),
  ...(type && { type }),
  ...(written && { written }),
  sort,
  page,
  language,
})
