import { setTimeout as pause } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { isCached, type Rendered } from './cached-page.ts'
import { createPageCache, type PageCache } from './page-cache.ts'
import { bodyIn } from './page-compression.ts'
import { Crowded } from './page-renders.ts'

const page = (text: string, status = 200): Rendered => ({
  status,
  headers: [['content-type', 'text/html']],
  body: Buffer.from(text),
})

/** As a reader gets it. */
async function textOf(answer: ReturnType<PageCache['get']>): Promise<string> {
  const got = await answer
  return (isCached(got) ? await bodyIn(got, 'identity') : got.body).toString()
}

function clocked(
  o: { maxBytes?: number; ttlMs?: number; patienceMs?: number; mostRenders?: number; mayRender?: () => boolean } = {},
) {
  const clock = { now: 1_000 }
  return { clock, cache: createPageCache({ ...o, now: () => clock.now }) }
}

test('one render for all requests at once, and for all in the next thirty seconds', async () => {
  const { cache, clock } = clocked()
  const render = vi.fn(async () => {
    await pause(20)
    return page('guide')
  })
  const answers = await Promise.all(Array.from({ length: 50 }, () => cache.get('/', render)))
  expect(render).toHaveBeenCalledTimes(1)
  expect(new Set(answers).size).toBe(1)
  clock.now += 29_999
  await cache.get('/', render)
  expect(render).toHaveBeenCalledTimes(1)
  clock.now += 1
  await cache.get('/', render)
  expect(render).toHaveBeenCalledTimes(2)
})

test('the body is the same in every encoding', async () => {
  const { cache } = clocked()
  const answer = await cache.get('/', async () => page('ሰላም '.repeat(500)))
  if (!isCached(answer)) throw new Error('not kept')
  expect(brotliDecompressSync(await bodyIn(answer, 'br')).toString()).toBe('ሰላም '.repeat(500))
  expect((await bodyIn(answer, 'identity')).toString()).toBe('ሰላም '.repeat(500))
})

test('what is no good page is not kept, and does not stay in the way', async () => {
  const { cache } = clocked()
  for (const status of [404, 400, 500, 503]) {
    expect(isCached(await cache.get('/x', async () => page('x', status)))).toBe(false)
  }
  await expect(cache.get('/x', () => Promise.reject(new Error('fault')))).rejects.toThrow('fault')
  expect(isCached(await cache.get('/x', async () => page('good')))).toBe(true)
})

test('while the data is away the last known page is served and marked, for a day', async () => {
  const { cache, clock } = clocked()
  await cache.get('/', async () => page('known'))
  clock.now += 60_000
  expect(await cache.get('/', async () => page('away', 503))).toMatchObject({ status: 200, stale: true })
  expect(await cache.get('/new', async () => page('away', 503))).toMatchObject({ status: 503 })
  clock.now += 24 * 60 * 60 * 1000
  expect(await cache.get('/', async () => page('away', 503))).toMatchObject({ status: 503 })
})

test('a change makes every page old, also the one that is being rendered', async () => {
  const { cache } = clocked()
  const render = vi.fn(async () => page('old'))
  await cache.get('/', render)
  cache.purge()
  await cache.get('/', render)
  expect(render).toHaveBeenCalledTimes(2)
  const begun = cache.get('/b', async () => {
    await pause(20)
    return page('before the change')
  })
  cache.purge()
  const asked = cache.get('/b', async () => page('after the change'))
  expect(await Promise.all([textOf(begun), textOf(asked)])).toEqual(['before the change', 'after the change'])
  expect(await textOf(cache.get('/b', async () => page('once more')))).toBe('after the change')
})

test('what was known before a change is still better than nothing; what is gone never comes back', async () => {
  const { cache } = clocked()
  await cache.get('/', async () => page('known'))
  await cache.get('/withdrawn', async () => page('known'))
  cache.purge()
  expect(await cache.get('/', async () => page('away', 503))).toMatchObject({ status: 200, stale: true })
  expect(await textOf(cache.get('/', async () => page('back')))).toBe('back')
  await cache.get('/withdrawn', async () => page('gone', 404))
  expect(await cache.get('/withdrawn', async () => page('away', 503))).toMatchObject({ status: 503 })
})

test('thousands of addresses do not make it grow past its bound, and the used stay', async () => {
  const { cache, clock } = clocked({ maxBytes: 20_000, ttlMs: Number.POSITIVE_INFINITY })
  await cache.get('/used', async () => page('used'))
  for (let i = 0; i < 3_000; i += 1) {
    clock.now += 50
    await cache.get(`/${i}`, async () => page(`guide ${i}`))
    if (i % 25 === 0) await cache.get('/used', async () => page('rendered again'))
  }
  expect(cache.size().bytes).toBeLessThanOrEqual(20_000)
  expect(await textOf(cache.get('/used', async () => page('rendered again')))).toBe('used')
})

test('a page that is rendered to the same bytes again keeps its tag and its best compression', async () => {
  const { cache, clock } = clocked()
  const text = Array.from({ length: 400 }, (_, i) => `ሰላም ${i * 7919} ለእናንተ ${i % 13} ይሁን`).join(' ')
  const first = await cache.get('/', async () => page(text))
  await cache.get('/', async () => page(text))
  if (!isCached(first)) throw new Error('not kept')
  await expect.poll(() => first.br.length).toBeLessThan(first.firstLength)
  clock.now += 60_000
  const again = await cache.get('/', async () => page(text))
  expect(again).toBe(first)
  expect(cache.counts()).toMatchObject({ hits: 1, renders: 2, unchanged: 1, stale: 0, crowded: 0 })
  cache.purge()
  expect(await cache.get('/', async () => page(`${text}!`))).not.toBe(first)
})

test('gzip is made for clients that accept it, once', async () => {
  const { cache } = clocked()
  const kept = await cache.get('/', async () => page('guide '.repeat(500)))
  if (!isCached(kept)) throw new Error('not kept')
  expect(kept.gzip).toBeUndefined()
  const bytes = await bodyIn(kept, 'gzip')
  expect(gunzipSync(bytes).toString()).toBe('guide '.repeat(500))
  expect(await bodyIn(kept, 'gzip')).toBe(bytes)
})

test('too many pages at one time are refused; what is known is served, and a shared rendering takes in everybody', async () => {
  const { cache, clock } = clocked({ mostRenders: 2 })
  await cache.get('/known', async () => page('known'))
  clock.now += 60_000
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  const slow = async () => {
    await gate
    return page('slow')
  }
  const [first, second] = [cache.get('/a', slow), cache.get('/b', slow)]
  await expect(cache.get('/c', slow)).rejects.toBeInstanceOf(Crowded)
  expect(await cache.get('/known', slow)).toMatchObject({ stale: true })
  const joined = Array.from({ length: 500 }, () => cache.get('/a', slow))
  open()
  expect(await textOf(first)).toBe('slow')
  expect(await textOf(second)).toBe('slow')
  expect(new Set(await Promise.all(joined)).size).toBe(1)
  expect(await textOf(cache.get('/c', slow))).toBe('slow')
  expect(cache.counts().crowded).toBe(2)
})

test('nothing is rendered while the event loop comes too late', async () => {
  let late = true
  const { cache } = clocked({ mayRender: () => !late })
  await expect(cache.get('/', async () => page('x'))).rejects.toBeInstanceOf(Crowded)
  late = false
  expect(await textOf(cache.get('/', async () => page('x')))).toBe('x')
})

test('a page that says it is private is rendered each time and lies nowhere', async () => {
  const { cache } = clocked()
  const render = vi.fn(async (): Promise<Rendered> => ({ ...page('token'), headers: [['cache-control', 'no-store']] }))
  expect([await textOf(cache.get('/passwordreset/x', render)), await textOf(cache.get('/passwordreset/x', render))]).toEqual([
    'token',
    'token',
  ])
  expect(render).toHaveBeenCalledTimes(2)
  expect(cache.size().entries).toBe(0)
})

test('a page that is known is not waited for long: what was last known goes out, and the rendering comes to those after', async () => {
  const { cache, clock } = clocked({ patienceMs: 10 })
  await cache.get('/', async () => page('known'))
  clock.now += 60_000
  const hanging = Promise.withResolvers<Rendered>()
  const first = await cache.get('/', () => hanging.promise)
  expect([isCached(first) && first.stale, await textOf(Promise.resolve(first))]).toEqual([true, 'known'])
  expect(await textOf(cache.get('/', () => Promise.reject(new Error('one render at a time'))))).toBe('known')
  let isThere = false
  const unknown = cache
    .get('/unknown', () => hanging.promise)
    .finally(() => {
      isThere = true
    })
  await pause(30)
  expect(isThere).toBe(false)
  hanging.resolve(page('new'))
  expect(await textOf(unknown)).toBe('new')
  await expect.poll(() => textOf(cache.get('/', () => hanging.promise))).toBe('new')
})

test('a page that takes too long is what was last known, and else too much for now', async () => {
  const { cache, clock } = clocked()
  const late = () => Promise.reject(new Crowded('late'))
  await expect(cache.get('/', late)).rejects.toThrow(Crowded)
  await cache.get('/', async () => page('known'))
  clock.now += 60_000
  expect(await textOf(cache.get('/', late))).toBe('known')
})
