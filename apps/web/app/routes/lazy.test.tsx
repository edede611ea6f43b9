import { WORDS } from '@menged/i18n'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import type { ListPage } from '../read/lazy/rows.ts'
import { LocaleProvider } from '../words/language.tsx'
import { provideWords } from '../words/words.ts'
import Lazy, { clientLoader } from './lazy.tsx'

beforeAll(() => {
  provideWords('en', WORDS.en)
  provideWords('am', WORDS.am)
})

const EMPTY: ListPage = { rows: [], page: 1, pages: 0, total: 0, from: 1, sample: false, now: '2026-11-20T08:00:00.000Z' }

function rendered(loaderData: ListPage | null, language: 'en' | 'am'): string {
  const props = { loaderData } as unknown as Parameters<typeof Lazy>[0]
  const router = createMemoryRouter([{ path: '*', element: <Lazy {...props} /> }], { initialEntries: ['/lazy?page=2'] })
  return renderToStaticMarkup(
    <LocaleProvider value={{ language, direction: 'ltr', sticky: false }}>
      <RouterProvider router={router} />
    </LocaleProvider>,
  )
}

test('a list without guides says so', () => {
  expect(rendered(EMPTY, 'en')).toContain('No posts found')
  expect(rendered(EMPTY, 'am')).toContain('ምንም ጽሑፍ አልተገኘም')
})

test('a list that did not arrive says so, with a way to ask again', () => {
  expect(rendered(null, 'en')).toContain('The guides could not be loaded.')
  expect(rendered(null, 'am')).toContain('መመሪያዎቹን ማምጣት አልተቻለም።')
  expect(rendered(null, 'am')).toContain('href="/lazy?page=2"')
})

const ask = (path: string, serverLoader: () => Promise<ListPage>) =>
  clientLoader({ request: new Request(`http://localhost:3000${path}`), serverLoader } as unknown as Parameters<
    typeof clientLoader
  >[0])
const fails = () => Promise.reject(new TypeError('Failed to fetch'))

test('while the line is down the list is what it was, and nothing where it was never read', async () => {
  const page = { ...EMPTY, total: 40, page: 2 }
  expect(await ask('/lazy?page=2', fails)).toBeNull()
  expect(await ask('/lazy?page=2', async () => page)).toEqual(page)
  expect(await ask('/lazy?page=2', fails)).toEqual(page)
  expect(await ask('/lazy?page=2&lang=am', fails)).toBeNull()
})
