// The index in memory beside the database: the same answers, whenever it is used, and never used when it may be wrong.
import { searchAnswer } from '@menged/contracts'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { anotherProcess, searchFromMemory, startTestApi, type TestApi } from '../../../../test/api.ts'
import { guideId } from '../../../../test/content.ts'
import { silentLog } from '../../../../test/log.ts'
import { DEVELOPED_ON, HELD_OUT, TUNED, UNTOUCHED } from '../../../../test/search-queries.ts'
import { APP_ROLE } from '../../../platform/database/embedded.ts'
import { type PageNotices, watchPages } from '../../../platform/database/page-notices.ts'
import { CONTENT_DIR } from '../../../seed.ts'
import { indexPosts } from '../index.ts'

let on: TestApi
let shipped: TestApi
beforeAll(async () => {
  const config = { rateLimitFactor: 1000 }
  ;[on, shipped] = await Promise.all([startTestApi({ config }), startTestApi({ config, contentDir: CONTENT_DIR })])
})
afterEach(() => on.api.searchIndex.listening(false))
afterAll(() => Promise.all([on.close(), shipped.close()]))

const total = async (query: string, { get } = on): Promise<number> =>
  searchAnswer.parse((await get(`/api/search?language=en&${query}`)).json()).totalItems
const rename = (id: string, title: string) =>
  on.database.db.execute(sql`update posts set title_en = ${title}, updated_at = now() where id = ${id}`)

/** What differs between the answers is named by its address. */
async function differences(addresses: string[]): Promise<string[]> {
  const answers = async () => {
    const all: string[] = []
    for (const address of addresses) all.push((await shipped.get(`/api/search${address}`)).body)
    return all
  }
  await shipped.api.questions.current()
  shipped.api.searchIndex.listening(false)
  const ofDatabase = await answers()
  await searchFromMemory(shipped)
  const ofIndex = await answers()
  return addresses.filter((_, place) => ofDatabase[place] !== ofIndex[place])
}

test('the index answers as the database does: words, filters, orders, pages, and words that are being typed', async () => {
  const queries = [TUNED, DEVELOPED_ON, HELD_OUT, UNTOUCHED].flat().flatMap((kind) => kind.queries.map(([query = '']) => query))
  const some = queries.filter((_, place) => place % 20 === 0)
  const addresses = some.flatMap((query) => [
    `?language=am&q=${encodeURIComponent(query)}`,
    `/suggestions?language=en&q=${encodeURIComponent(query.slice(0, -2))}`,
  ])
  const others = [
    '',
    '&page=2',
    '&category=business',
    '&type=Private&written=both',
    '&sort=views',
    '&q=passport&sort=newest',
    '&q=ፈቃድ&sort=views&category=business',
    '&q=bank&page=2',
    '&q=licence&type=Government',
  ]
  expect(await differences([...addresses, ...others.map((rest) => `?language=en${rest}`)])).toEqual([])
})

test('until the index is there, and when notices are not heard, the database answers', async () => {
  const state = async () => (await on.get('/readyz')).json().searchIndex
  expect(await state()).toBe('building')
  expect(await total('q=guide')).toBe(27)
  on.api.searchIndex.start()
  await on.api.searchIndex.refresh()
  expect(await state()).toBe('unheard')
  await searchFromMemory(on)
  expect(await state()).toBe('current')
  on.api.searchIndex.listening(false)
  expect(await state()).toBe('unheard')
  expect(await total('q=guide')).toBe(27)
})

test('a change that is being taken in for long makes the database answer', async () => {
  await searchFromMemory(on)
  on.api.searchIndex.changed()
  expect(on.api.searchIndex.state()).toBe('current')
  on.clock.advance(1)
  expect(on.api.searchIndex.state()).toBe('behind')
  expect(await total('q=guide')).toBe(27)
  await on.api.searchIndex.refresh()
  expect(on.api.searchIndex.state()).toBe('current')
})

test('changed, withdrawn and removed posts are known after a notice; what changes while the index is built is not lost', async () => {
  const { searchIndex } = on.api
  await searchFromMemory(on)
  await rename(guideId(6), 'Marigolds')
  await indexPosts(on.database.db)
  searchIndex.changed()
  // Comes while the first is being taken in.
  await rename(guideId(7), 'More marigolds')
  await indexPosts(on.database.db)
  await searchIndex.refresh()
  expect(await total('q=marigolds')).toBe(2)
  await on.database.db.execute(sql`update posts set state = 'archived' where id = ${guideId(6)}`)
  await searchIndex.refresh()
  expect([await total('q=marigolds'), await total(''), searchIndex.figures().posts]).toEqual([1, 26, 27])
  await indexPosts(on.database.db)
  await searchIndex.refresh()
  expect([await total('q=marigolds'), await total(''), searchIndex.figures().posts]).toEqual([1, 26, 26])
})

test('views order posts when they are half a minute old', async () => {
  const most = async () => (await on.get('/api/search?language=en&q=guide&sort=views')).json().data[0]._id
  await searchFromMemory(on)
  expect(await most()).toBe(guideId(26))
  await on.database.db.execute(sql`update post_views set views = 99999 where post_id = ${guideId(1)}`)
  on.clock.advance(31)
  await expect.poll(most).toBe(guideId(1))
})

test('two processes hear of a change and agree', async () => {
  const { db } = on.database
  const second = await anotherProcess(on)
  const notices: PageNotices[] = [on.api, second].map(({ searchIndex }) => {
    searchIndex.start()
    return watchPages(on.database.connection(APP_ROLE), silentLog(), searchIndex)
  })
  const states = () => [on.api, second].map(({ searchIndex }) => searchIndex.state())
  await expect.poll(states).toEqual(['current', 'current'])
  await rename(guideId(8), 'Tamarind')
  await indexPosts(db)
  const found = (await second.inject('/api/search?language=en&q=guide')).json().totalItems
  await expect.poll(() => total('q=tamarind')).toBe(1)
  await expect.poll(async () => (await second.inject('/api/search?language=en&q=tamarind')).json().totalItems).toBe(1)
  expect(found).toBeGreaterThan(20)
  await Promise.all(notices.map((each) => each.close()))
  expect(states()).toEqual(['unheard', 'unheard'])
  await second.close()
})

test('an index that would be too large is not kept, and says so', async () => {
  const small = await anotherProcess(on, { searchBytes: 10_000 })
  small.searchIndex.listening(true)
  small.searchIndex.start()
  await small.searchIndex.refresh()
  expect((await small.inject('/readyz')).json()).toEqual({ success: true, searchIndex: 'too large' })
  expect((await small.inject('/api/search?language=en&q=guide')).json().totalItems).toBeGreaterThan(20)
  expect(small.searchIndex.figures()).toMatchObject({ current: 0, bytes: 0 })
  await small.close()
})
