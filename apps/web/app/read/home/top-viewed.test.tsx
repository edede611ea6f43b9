import { TOP_VIEWED_SIZE } from '@menged/contracts/limits'
import { toGeez } from '@menged/ethiopia/numerals'
import { WORDS } from '@menged/i18n'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { LocaleProvider } from '../../words/language.tsx'
import { provideWords } from '../../words/words.ts'
import { TopViewed, type TopViewedLists } from './top-viewed.tsx'

provideWords('en', WORDS.en)

function render(lists: TopViewedLists): string {
  const element = (
    <LocaleProvider value={{ language: 'en', direction: 'ltr', sticky: false }}>
      <TopViewed lists={lists} initial="Government" />
    </LocaleProvider>
  )
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}

// covers P-15
test('an empty list says so and asks to come back', () => {
  const markup = render({ Government: [], Private: [] })
  expect(markup).toContain('No posts found')
  expect(markup).toContain('Check back later for new content')
})

test('a list that could not be fetched does not say that there is nothing', () => {
  const markup = render({ Government: null, Private: [] })
  expect(markup).toContain('This list could not be loaded')
  expect(markup).not.toContain('No posts found')
})

// covers P-13, P-14
test('Government comes first; rows are numbered and lead to the guide', () => {
  const row = { postId: 'new-passport', organisation: 'Immigration', title: 'New passport', view: 18_213 }
  const markup = render({ Government: [row], Private: [] })
  expect(markup).toContain('href="/post/detail/new-passport"')
  expect(markup).toContain('18k views in 30 days')
  expect(markup).toMatch(/aria-selected="true"[^>]*>Government/)
})

test('every row has its rank, in Amharic by its own numerals', () => {
  provideWords('am', WORDS.am)
  const rows = Array.from({ length: TOP_VIEWED_SIZE }, (_, n) => ({
    postId: `guide-${n}`,
    organisation: `ድርጅት ${n}`,
    title: `መመሪያ ${n}`,
    view: 10 - n,
  }))
  const element = (
    <LocaleProvider value={{ language: 'am', direction: 'rtl', sticky: false }}>
      <TopViewed lists={{ Government: rows, Private: [] }} initial="Government" />
    </LocaleProvider>
  )
  const markup = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  expect([...markup.matchAll(/class="rank"[^>]*>([^<]*)</g)].map(([, rank]) => rank)).toEqual(
    Array.from({ length: TOP_VIEWED_SIZE }, (_, n) => toGeez(n + 1)),
  )
})
