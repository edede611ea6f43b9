import { WORDS } from '@menged/i18n'
import { beforeEach, expect, test, vi } from 'vitest'
import { copyOf } from './offline-copy.ts'
import { MemoryCaches } from './test/caches.ts'

vi.stubGlobal('OFFLINE_WORDS', WORDS)
const { dataAnswer, keepGuide, keepOfflinePages, pageAnswer } = await import('./answers.ts')
const { dropOldFiles, keepFiles } = await import('./files.ts')
const { FILES, forgetSaved, GUIDES, offlineGuides, markSaved, putGuide, rememberLanguage } = await import('./offline-guides.ts')

const ORIGIN = 'http://localhost'
let caches: MemoryCaches

beforeEach(() => {
  caches = new MemoryCaches()
  vi.stubGlobal('caches', caches)
  vi.setSystemTime('2025-11-20T09:00:00Z')
})

const html = (lang: string, title: string, file = '/assets/a-1.js') =>
  `<!DOCTYPE html><html lang="${lang}" dir="ltr"><head><link rel="later-modulepreload" href="${file}"/></head><body class="x"><h1 lang="${lang}">${title} &amp; more</h1></body></html>`
const page = (body: string, init: { status?: number; cache?: string } = {}) =>
  new Response(body, {
    status: init.status ?? 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'",
      'content-encoding': 'br',
      'cache-control': init.cache ?? 'no-cache',
    },
  })
const down = () => Promise.reject(new TypeError('Failed to fetch'))

/** What a reader gets for an address, when everything that outlasts the response is done. */
async function visit(path: string, ask: () => Promise<Response>) {
  const { pathname, searchParams } = new URL(path, ORIGIN)
  const lang = searchParams.get('lang')
  const language = lang === 'en' || lang === 'am' ? lang : null
  const postId = /^\/post\/detail\/([^/]+)$/.exec(pathname)?.[1] ?? null
  const work: Promise<unknown>[] = []
  const rates = pathname === '/exchange' ? { rates: true as const } : {}
  const way = { kind: 'page', postId, language, ...rates } as const
  const answer = await pageAnswer(way, { request: { url: ORIGIN + path }, ask, later: (one) => work.push(one) })
  await Promise.all(work)
  return answer
}

test('a visited guide is kept by its language and shown offline, with a sentence that says so', async () => {
  expect(await (await visit('/post/detail/a', async () => page(html('en', 'Trade')))).text()).toBe(html('en', 'Trade'))
  expect(await offlineGuides()).toEqual([
    {
      address: '/post/detail/a?lang=en',
      postId: 'a',
      title: 'Trade & more',
      titleLanguage: 'en',
      language: 'en',
      at: Date.now(),
      bytes: html('en', 'Trade').length,
      files: ['/assets/a-1.js'],
      saved: false,
    },
  ])
  const copy = await visit('/post/detail/a', down)
  expect([copy.status, copy.headers.get('content-security-policy'), copy.headers.get('content-encoding')]).toEqual([
    200,
    "default-src 'none'",
    null,
  ])
  const text = await copy.text()
  expect(text).toContain('<html data-kept="" lang="en"')
  expect(text).toMatch(
    /<body class="x"><aside id="kept-copy"><style>.*<\/style><bdi>You are reading a copy stored on .*2025\.<\/bdi><\/aside><h1/,
  )
})

test('the language that was chosen last is the one without ?lang=; another that is kept is named by its address', async () => {
  await visit('/post/detail/a?lang=am', async () => page(html('am', 'ሀ')))
  await rememberLanguage('en')
  const other = await visit('/post/detail/a', down)
  expect([other.status, other.headers.get('location')]).toEqual([302, `${ORIGIN}/post/detail/a?lang=am`])
  await visit('/', async () => page(html('am', 'መነሻ')))
  expect(await (await visit('/post/detail/a', down)).text()).toContain('የሚያነቡት በኅዳር 11 ቀን 2018 ዓ.ም. የተቀመጠውን ቅጂ ነው።')
})

test('what is not kept leads to the offline page, which says what was wanted', async () => {
  vi.stubGlobal('fetch', async (path: string) => page(html(path.endsWith('am') ? 'am' : 'en', 'Offline')))
  await keepOfflinePages()
  const answer = await visit('/search?q=a&lang=am', down)
  expect(answer.headers.get('location')).toBe(`${ORIGIN}/offline?lang=am&from=%2Fsearch%3Fq%3Da%26lang%3Dam`)
  expect((await visit('/offline', down)).headers.get('location')).toBe(`${ORIGIN}/offline?lang=en`)
  expect(await (await visit('/offline?lang=am&from=%2Fx', down)).text()).toContain('<html data-kept="" lang="am"')
})

test('503: a copy is better; without one the response stays as it is', async () => {
  await visit('/post/detail/a', async () => page(html('en', 'Trade')))
  expect((await visit('/post/detail/a', async () => page('away', { status: 503 }))).status).toBe(200)
  const answer = await visit('/post/detail/b', async () => page('away', { status: 503 }))
  expect([answer.status, await answer.text()]).toEqual([503, 'away'])
})

test('no response for eight seconds: the copy is shown, and the late response is kept', async () => {
  await visit('/post/detail/a', async () => page(html('en', 'Old')))
  vi.useFakeTimers()
  const late = Promise.withResolvers<Response>()
  const work: Promise<unknown>[] = []
  const way = { kind: 'page', postId: 'a', language: 'en' } as const
  const answer = pageAnswer(way, {
    request: { url: `${ORIGIN}/post/detail/a` },
    ask: () => late.promise,
    later: (one) => work.push(one),
  })
  await vi.advanceTimersByTimeAsync(8000)
  vi.useRealTimers()
  expect(await (await answer).text()).toContain('Old')
  late.resolve(page(html('en', 'New')))
  await late.promise
  await expect.poll(async () => (await offlineGuides())[0]?.title).toBe('New & more')
})

test('nothing that is not public is kept, and a guide that is gone goes', async () => {
  for (const cache of ['no-store', 'private, max-age=5'])
    await visit('/post/detail/a', async () => page(html('en', 'A'), { cache }))
  await visit('/post/detail/a', async () => page(html('en', 'A'), { status: 500 }))
  await visit('/post/detail/a', async () => Response.json({}))
  expect(await offlineGuides()).toEqual([])
  await visit('/post/detail/a', async () => page(html('en', 'A')))
  await visit('/post/detail/a', async () => page(html('en', 'Gone'), { status: 404 }))
  expect(await offlineGuides()).toEqual([])
})

async function put(postId: string, at: number, file?: string): Promise<void> {
  const made = await copyOf(page(html('en', postId, file)), at)
  if (made) await putGuide(postId, made)
}

test('the newest fifty visited stay, saved ones longer; at logout nothing shows which were saved', async () => {
  await put('saved', 1)
  await markSaved('saved', true)
  for (let i = 2; i <= 56; i += 1) await put(`g${i}`, i)
  const kept = await offlineGuides()
  expect(kept).toHaveLength(51)
  expect(kept.at(-1)).toMatchObject({ postId: 'saved', saved: true })
  expect(kept.map(({ postId }) => postId)).not.toContain('g6')
  await forgetSaved()
  expect((await offlineGuides()).map(({ postId }) => postId)).not.toContain('saved')
})

test('files of older builds stay while a kept guide names them', async () => {
  vi.stubGlobal('fetch', async () => new Response('code'))
  await put('a', 1, '/assets/old-1.js')
  await keepFiles(['/assets/old-1.js', '/assets/older-1.js', '/assets/new-1.js'])
  await dropOldFiles(['/assets/new-1.js'])
  expect(await caches.addresses(FILES)).toEqual(['/assets/old-1.js', '/assets/new-1.js'])
})

test('a guide is fetched once a minute at most', async () => {
  const fetched = vi.fn(async () => page(html('en', 'A')))
  vi.stubGlobal('fetch', fetched)
  expect(await keepGuide('a', 'en')).toEqual(['/assets/a-1.js'])
  await keepGuide('a', 'en')
  expect(fetched.mock.calls).toEqual([['/post/detail/a?lang=en']])
  vi.setSystemTime('2025-11-20T09:01:01Z')
  await keepGuide('a', 'en')
  expect(fetched).toHaveBeenCalledTimes(2)
  expect(await caches.addresses(GUIDES)).toEqual(['/post/detail/a?lang=en'])
})

test('data that do not come: the router loads the document, but never the page that it is on', async () => {
  const answer = await dataAnswer('/post/detail/a?lang=am', `${ORIGIN}/search?q=a`, { ask: down, isKept: async () => false })
  expect([answer.status, answer.headers.get('x-remix-redirect'), answer.headers.get('x-remix-reload-document')]).toEqual([
    204,
    '/post/detail/a?lang=am',
    'true',
  ])
  await expect(dataAnswer('/search?q=b', `${ORIGIN}/search?q=a`, { ask: down, isKept: async () => false })).rejects.toThrow(
    'Failed to fetch',
  )
  await expect(dataAnswer('/search?q=b', null, { ask: down, isKept: async () => false })).rejects.toThrow('Failed to fetch')
})

test('data that hang: after eight seconds the document of a kept page is loaded, and stands at once', async () => {
  await visit('/post/detail/a', async () => page(html('en', 'Kept')))
  vi.useFakeTimers()
  const never = () => new Promise<Response>(() => {})
  const data = dataAnswer('/post/detail/a', `${ORIGIN}/`, { ask: never, isKept: async () => true })
  await vi.advanceTimersByTimeAsync(8000)
  expect((await data).headers.get('x-remix-reload-document')).toBe('true')
  const way = { kind: 'page', postId: 'a', language: 'en' } as const
  const shown = pageAnswer(way, { request: { url: `${ORIGIN}/post/detail/a` }, ask: never, later: () => {} })
  await vi.advanceTimersByTimeAsync(1)
  vi.useRealTimers()
  expect(await (await shown).text()).toContain('Kept')
})

test('no wait is endless: after a minute there is the offline page, and what the reader has typed stays', async () => {
  vi.useFakeTimers()
  const never = () => new Promise<Response>(() => {})
  const way = { kind: 'page', postId: null, language: 'en' } as const
  const document = pageAnswer(way, { request: { url: `${ORIGIN}/search?q=b` }, ask: never, later: () => {} })
  const same = dataAnswer('/search?q=b', `${ORIGIN}/search?q=a`, { ask: never, isKept: async () => true })
  const other = dataAnswer('/about-us', `${ORIGIN}/search?q=a`, { ask: never, isKept: async () => false })
  const refused = expect(same).rejects.toThrow('did not respond in time')
  await vi.advanceTimersByTimeAsync(59_000)
  expect(await Promise.race([document, other, 'waiting'])).toBe('waiting')
  await vi.advanceTimersByTimeAsync(1000)
  vi.useRealTimers()
  await refused
  expect((await other).headers.get('x-remix-redirect')).toBe('/about-us')
  expect((await document).headers.get('location')).toContain('/offline')
})

// covers P-07
test('views of exchange rates are kept by their choices and language; an amount that was typed never', async () => {
  await visit('/exchange?days=7&currency=EUR', async () => page(html('en', 'Euro')))
  await visit('/exchange?currency=EUR&amount=5', async () => page(html('en', 'Five')))
  const copy = await visit('/exchange?currency=EUR&days=7', down)
  expect([copy.status, await copy.text()]).toEqual([200, expect.stringMatching(/You are reading a copy stored.*Euro/s)])
  expect(await caches.addresses('menged-pages')).toEqual(['/exchange?currency=EUR&days=7&lang=en'])
  expect(await caches.addresses('menged-guides')).toEqual([])
})

test('a view that is not kept leads to the newest that is, in the language if there is one', async () => {
  await visit('/exchange?lang=am', async () => page(html('am', 'ሀ')))
  vi.setSystemTime('2025-11-20T09:01:00Z')
  await visit('/exchange?currency=EUR&lang=en', async () => page(html('en', 'Euro')))
  const leads = async (path: string) => (await visit(path, down)).headers.get('location')
  expect(await leads('/exchange?currency=GBP&lang=am')).toBe(`${ORIGIN}/exchange?lang=am`)
  expect(await leads('/exchange?amount=5&lang=en')).toBe(`${ORIGIN}/exchange?currency=EUR&lang=en`)
})

test('of the views the newest eight stay; without any the offline page is shown', async () => {
  expect((await visit('/exchange?lang=en', down)).headers.get('location')).toMatch(/\/offline\?lang=en/)
  for (let day = 10; day < 20; day += 1) {
    vi.setSystemTime(`2025-11-${day}T09:00:00Z`)
    await visit(`/exchange?days=${day}`, async () => page(html('en', 'Day')))
  }
  expect(await caches.addresses('menged-pages')).toHaveLength(8)
  expect(await caches.addresses('menged-pages')).not.toContain('/exchange?days=11&lang=en')
})
