import type { SearchPage } from '@menged/contracts/search'
import { expect, test } from 'vitest'
import { aboutOnPage, apiQuery, askedValues, filtersOf, isMissing, NO_FILTERS, searchAsk, searchPath } from './address.ts'

const asked = (query: string) => {
  const ask = searchAsk(new URLSearchParams(query))
  if (!ask) throw new Error('no search')
  return ask
}

// covers P-04
test('an address is read and written back the same', () => {
  for (const query of ['', 'q=passport', 'q=%E1%8D%93%E1%88%B5&category=business&type=Private&written=both&sort=views&page=3']) {
    const ask = asked(query)
    expect(searchPath(ask, { page: ask.page })).toBe(query ? `/search?${query}` : '/search')
  }
})

test('a change of what is searched begins at the first page, a change of the page keeps the rest', () => {
  const ask = asked('q=tax&category=business&page=3')
  expect(searchPath(ask, { written: 'am' })).toBe('/search?q=tax&category=business&written=am')
  expect(searchPath(ask, { page: 4 })).toBe('/search?q=tax&category=business&page=4')
  expect(searchPath(ask, { ...NO_FILTERS })).toBe('/search?q=tax')
  expect(filtersOf(ask)).toBe(1)
})

test('what is no choice is left out, what is no page number is refused', () => {
  expect(asked('category=x&type=government&written=fr&sort=best&lang=am')).toEqual({
    q: '',
    ...NO_FILTERS,
    sort: 'relevance',
    page: 1,
  })
  for (const page of ['0', '-1', 'x', '1.5', '99999999']) expect(searchAsk(new URLSearchParams({ page }))).toBeNull()
})

test('the API gets the language, a sort and a page at all times', () => {
  expect(apiQuery(asked('q=tax'), 'am')).toEqual({ q: 'tax', sort: 'relevance', page: 1, language: 'am' })
  expect(askedValues(asked('q=tax'))).toEqual({ q: 'tax' })
})

test('of each page so many results are about the words', () => {
  const data = Array.from({ length: 10 }, () => ({})) as SearchPage['data']
  const onPage = (about: number, currentPage: number) => aboutOnPage({ about, currentPage, data })
  expect([onPage(2, 1), onPage(2, 2), onPage(13, 1), onPage(13, 2), onPage(0, 1)]).toEqual([2, 0, 10, 3, 0])
})

test('a guide is missing when words find nothing and no filter is why', () => {
  expect(isMissing(asked('q=fishing'), { totalItems: 0 })).toBe(true)
  expect(isMissing(asked('q=fishing&category=business'), { totalItems: 0 })).toBe(false)
  expect(isMissing(asked(''), { totalItems: 0 })).toBe(false)
  expect(isMissing(asked('q=tax'), { totalItems: 3 })).toBe(false)
})
