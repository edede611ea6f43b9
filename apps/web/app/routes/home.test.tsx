import { WORDS } from '@menged/i18n'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { serverContext } from '../api/context.ts'
import { packed, unpacked } from '../page/packed.ts'
import { LocaleProvider } from '../words/language.tsx'
import { provideWords } from '../words/words.ts'
import Home, { loader } from './home.tsx'

provideWords('en', WORDS.en)

const card = {
  facts: { cost: null, time: null, place: null },
  _id: 'trade-licence',
  language: 'en',
  languages: ['en', 'am'],
  title: 'T',
  preview: 'P',
  category: 'business',
  view: 1,
  createdAt: '2026-11-19T08:00:00.000Z',
  commentCount: 0,
  sample: true,
}
const page = { success: true, data: [card], currentPage: 1, totalPages: 1, totalItems: 1, searchType: 'recommended' }

const log = vi.fn()

async function load(path: string, answers: (path: string) => { status: number; body: unknown }) {
  const context = new RouterContextProvider()
  context.set(serverContext, {
    callApi: async ({ path: asked }) => {
      const { status, body } = answers(asked)
      return { status, json: () => body }
    },
    languages: ['en', 'am'],
    amharicDirection: 'rtl',
    origin: 'http://localhost:3000',
    log,
    now: () => new Date('2026-11-20T08:00:00Z'),
  })
  const args = { request: new Request(`http://localhost:3000${path}`), context, params: {} }
  return unpacked(await loader(args as unknown as Parameters<typeof loader>[0]))
}

// covers P-18
test('the sidebar does not arrive: logged only, the feed stands', async () => {
  const data = await load('/', (path) =>
    path.startsWith('/api/cards')
      ? { status: 200, body: page }
      : path.endsWith('/card')
        ? { status: 404, body: { success: false, error: 'gone', code: 'post_not_found' } }
        : { status: 500, body: { success: false, error: 'away', code: 'server_fault' } },
  )
  expect(data.cards).toHaveLength(1)
  expect(data.lists).toEqual({ Government: null, Private: null })
  expect(data.tasks).toEqual([])
  expect(data.converter).toBeNull()
  expect(log.mock.calls.map(([line]) => line)).toEqual(
    expect.arrayContaining(['top viewed left out', 'rates left out', 'converter left out']),
  )
})

// covers P-36
test('what is no page number is refused, what the API refuses keeps its status', async () => {
  for (const value of ['0', '-1', 'abc', '1e9', '99999999', '1.5']) {
    await expect(load(`/?page=${value}`, () => ({ status: 200, body: page }))).rejects.toMatchObject({ init: { status: 400 } })
  }
  const away = { status: 503, body: { success: false, error: 'later', code: 'unavailable' } }
  await expect(load('/', () => away)).rejects.toMatchObject({ init: { status: 503, headers: { 'retry-after': '5' } } })
})

// covers P-02, P-42
test('an empty feed says so', async () => {
  const loaderData = await load('/', (path) => {
    if (path.startsWith('/api/cards')) return { status: 200, body: { ...page, data: [], totalPages: 0, totalItems: 0 } }
    if (path.endsWith('/newest')) return { status: 200, body: { success: true, data: { date: null, banks: [], best: [] } } }
    return { status: 200, body: { success: true, data: path.includes('rates') ? { bank: { name: {} }, rates: [] } : [] } }
  })
  expect(loaderData.converter).toBeNull()
  const element = (
    <LocaleProvider value={{ language: 'en', direction: 'ltr', sticky: false }}>
      <Home {...({ loaderData: packed({ ...loaderData, rates: null }) } as unknown as Parameters<typeof Home>[0])} />
    </LocaleProvider>
  )
  const markup = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  expect(markup).toContain('no posts found')
  expect(markup).toContain('Top Viewed')
  expect(markup).not.toContain('class="pager"')
})

test('the rates of every bank are asked for where the converter is: on the first page of the posts', async () => {
  const asksFor = async (path: string) => {
    const asked: string[] = []
    await load(path, (called) => {
      asked.push(called)
      return called.startsWith('/api/cards')
        ? { status: 200, body: page }
        : called.startsWith('/api/videos')
          ? { status: 200, body: { success: true, data: [] } }
          : { status: 503, body: { success: false, error: 'later', code: 'unavailable' } }
    })
    return asked.some((called) => called.endsWith('/newest'))
  }
  expect(await asksFor('/')).toBe(true)
  expect(await asksFor('/?page=2')).toBe(false)
  expect(await asksFor('/?view=video')).toBe(false)
})
