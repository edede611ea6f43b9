import { setTimeout as pause } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { isCached, type Rendered } from './cached-page.ts'
import { createPageCache } from './page-cache.ts'
import { bodyIn } from './page-compression.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

const page = (text: string, subjects: string[] = [], isWhole = true): Rendered => ({
  status: 200,
  headers: [['content-type', 'text/html']],
  body: Buffer.from(text),
  shown: { subjects: new Set(subjects), isWhole },
})

/** A cache with a clock of its own that hears of changes; `read` asks as a reader does, and returns the text. */
function heard(o: { maxBytes?: number } = {}) {
  const clock = { now: 1_000 }
  const cache = createPageCache({ ...o, now: () => clock.now })
  cache.listening(true)
  const read = async (key: string, render: () => Promise<Rendered>): Promise<string> => {
    const got = cache.atHand(key) ?? (await cache.get(key, render))
    return (isCached(got) ? await bodyIn(got, 'identity') : got.body).toString()
  }
  return { clock, cache, read }
}

test('a page lives until something that it shows changes, an hour at most, and its views and ages are renewed behind the reader', async () => {
  const { clock, cache, read } = heard()
  let views = 1
  const render = vi.fn(async () => page(`${views} views`, ['post:tin']))
  expect(await read('/', render)).toBe('1 views')
  clock.now += 29_999
  await read('/', render)
  expect(render).toHaveBeenCalledTimes(1)
  views = 2
  clock.now += 1
  // This reader does not wait; the next one has what is new.
  expect(await read('/', render)).toBe('1 views')
  await expect.poll(() => read('/', render)).toBe('2 views')
  expect(cache.counts()).toMatchObject({ renders: 2, renewals: 1 })
  clock.now += HOUR
  views = 3
  expect(await read('/', render)).toBe('3 views')
})

test('what stays the same is renewed ever later, at least every ten minutes; what has changed as soon as at first', async () => {
  const { clock, cache, read } = heard()
  let text = 'same'
  const render = vi.fn(async () => page(text))
  /** Seconds between the renders of so many. */
  const gaps = async (count: number): Promise<number[]> => {
    const found: number[] = []
    for (let last = clock.now; found.length < count; clock.now += 1000) {
      const before = cache.counts().renders
      await read('/', render)
      if (cache.counts().renders === before) continue
      // What is behind the reader ends.
      await pause(50)
      found.push((clock.now - last) / 1000)
      last = clock.now
    }
    return found
  }
  await read('/', render)
  expect(await gaps(6)).toEqual([30, 60, 120, 240, 480, 600])
  text = 'other'
  expect(await gaps(2)).toEqual([599, 30])
})

test('while changes cannot be heard of, a page is thirty seconds old at most', async () => {
  const { clock, cache, read } = heard()
  const render = vi.fn(async () => page('guide'))
  await read('/', render)
  cache.listening(false)
  clock.now += 29_999
  await read('/', render)
  expect(render).toHaveBeenCalledTimes(1)
  clock.now += 1
  await read('/', render)
  expect(cache.counts()).toMatchObject({ renders: 2, renewals: 0 })
})

test('a page of which a part is missing is rendered again after thirty seconds, before it is sent', async () => {
  const { clock, read } = heard()
  await read('/', async () => page('without rates', [], false))
  clock.now += 30_000
  expect(await read('/', async () => page('with rates'))).toBe('with rates')
})

test('a change reaches the pages that show it, and no other', async () => {
  const { cache, read } = heard()
  const pages = {
    '/post/detail/tin': ['post:tin', 'post:licence'],
    '/post/detail/passport': ['post:passport'],
    '/': ['lists', 'rates', 'post:tin'],
    '/search?q=x': ['lists', 'search'],
    '/about-us': [],
    '/unknown': [''],
  }
  /** The pages that are rendered for their next reader. */
  const renderedAgain = async (): Promise<string[]> => {
    const found: string[] = []
    for (const [key, subjects] of Object.entries(pages)) {
      await read(key, async () => {
        found.push(key)
        return page(key, subjects)
      })
    }
    return found
  }
  expect(await renderedAgain()).toEqual(Object.keys(pages))
  expect(await renderedAgain()).toEqual([])
  const after = async (changed?: string[]) => {
    cache.purge(changed && new Set(changed))
    return await renderedAgain()
  }
  expect(await after(['post:passport'])).toEqual(['/post/detail/passport', '/unknown'])
  expect(await after(['post:tin'])).toEqual(['/post/detail/tin', '/', '/unknown'])
  expect(await after(['rates'])).toEqual(['/', '/unknown'])
  expect(await after(['post:new', 'lists'])).toEqual(['/', '/search?q=x', '/unknown'])
  expect(await after(['search'])).toEqual(['/search?q=x', '/unknown'])
  expect(await after()).toEqual(Object.keys(pages))
})

test('a page that was being rendered when something changed is rendered again', async () => {
  const { cache, read } = heard()
  const reading = read('/', async () => {
    cache.purge(new Set(['rates']))
    return page('before', ['rates'])
  })
  expect(await reading).toBe('before')
  expect(await read('/', async () => page('after', ['rates']))).toBe('after')
})

test('after a change of everything two pages are rendered at a time; the others are sent as they were, for a second', async () => {
  const { clock, cache, read } = heard()
  const keys = Array.from({ length: 30 }, (_, i) => `/${i}`)
  await Promise.all(keys.map((key) => read(key, async () => page('old'))))
  cache.purge()
  let [underWay, most] = [0, 0]
  const render = async () => {
    underWay += 1
    most = Math.max(most, underWay)
    await pause(5)
    underWay -= 1
    return page('new')
  }
  const round = () => Promise.all(keys.map((key) => read(key, render)))
  const first = await round()
  expect(first.filter((text) => text === 'new')).toHaveLength(2)
  expect([most, cache.counts().changed]).toEqual([2, 28])
  for (let rounds = 1; (await round()).includes('old'); rounds += 1) expect(rounds).toBeLessThan(20)
  expect(most).toBe(2)
  cache.purge()
  clock.now += 1000
  expect(new Set(await round())).toEqual(new Set(['new']))
  expect(cache.counts().changed).toBeGreaterThan(28)
})

test('many that are due at once are renewed one at a time', async () => {
  const { clock, read } = heard()
  const keys = Array.from({ length: 30 }, (_, i) => `/${i}`)
  await Promise.all(keys.map((key) => read(key, async () => page(key))))
  clock.now += 30_000
  let [underWay, most, renders] = [0, 0, 0]
  const render = async () => {
    renders += 1
    underWay += 1
    most = Math.max(most, underWay)
    await pause(1)
    underWay -= 1
    return page('x')
  }
  await expect
    .poll(
      async () => {
        await Promise.all(keys.map((key) => read(key, render)))
        return renders
      },
      { interval: 1 },
    )
    .toBe(30)
  expect(most).toBe(1)
})

test('readers at thirty addresses for ten minutes: under one in a hundred answers is rendered', async () => {
  const { clock, cache, read } = heard()
  const keys = Array.from({ length: 30 }, (_, i) => `/${i}`)
  // Thirty a second: each address once.
  for (let second = 0; second < 600; second += 1, clock.now += 1000) {
    for (const key of keys) await read(key, async () => page(key))
  }
  const { hits, renders } = cache.counts()
  expect(renders / (hits + renders)).toBeLessThan(0.01)
})

test('what a page shows counts for the bound in bytes', async () => {
  const { cache, read } = heard({ maxBytes: 20_000 })
  const subjects = Array.from({ length: 100 }, (_, i) => `post:${i}`)
  for (let i = 0; i < 50; i += 1) await read(`/${i}`, async () => page(`guide ${i}`, subjects))
  expect(cache.size().bytes).toBeLessThanOrEqual(20_000)
  expect(cache.size().entries).toBeLessThan(4)
})
