import { WORDS } from '@menged/i18n'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { LocaleProvider } from '../words/language.tsx'
import { provideWords } from '../words/words.ts'
import { isReachable, Pager, pagesAround } from './pager.tsx'

provideWords('en', WORDS.en)

// covers P-34
test('shows the current page, its neighbours, first and last, and an ellipsis at gaps', () => {
  expect(pagesAround(1, 12)).toEqual([1, 2, null, 12])
  expect(pagesAround(2, 12)).toEqual([1, 2, 3, null, 12])
  expect(pagesAround(3, 12)).toEqual([1, 2, 3, 4, null, 12])
  expect(pagesAround(6, 12)).toEqual([1, null, 5, 6, 7, null, 12])
  expect(pagesAround(11, 12)).toEqual([1, null, 10, 11, 12])
  expect(pagesAround(12, 12)).toEqual([1, null, 11, 12])
  expect(pagesAround(1, 2)).toEqual([1, 2])
})

// covers P-33
test('is not shown for a single page or none', () => {
  expect(pagesAround(1, 1)).toEqual([])
  expect(pagesAround(1, 0)).toEqual([])
  expect(render(1, 1)).toBe('')
  expect(render(1, 2)).toContain('Page 1 of 2')
})

// covers P-36
test('ignores pages below 1, above the total, and the current one', () => {
  for (const page of [0, -1, 3, 13, 1.5, Number.NaN]) expect(isReachable(page, 3, 12)).toBe(false)
  for (const page of [1, 2, 4, 12]) expect(isReachable(page, 3, 12)).toBe(true)
  // The current page and the arrow that would leave the list are no links.
  const first = render(1, 3)
  expect(first.match(/<a /g)).toHaveLength(3)
  expect(first).not.toContain('rel="prev"')
  expect(render(3, 3)).not.toContain('rel="next"')
})

function render(current: number, total: number): string {
  const element = (
    <LocaleProvider value={{ language: 'en', direction: 'ltr', sticky: false }}>
      <Pager current={current} total={total} pathOf={(page) => `/?page=${page}`} />
    </LocaleProvider>
  )
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}
