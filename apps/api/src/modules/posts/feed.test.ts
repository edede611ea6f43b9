import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApi } from '../../../test/api.ts'
import { guideId } from '../../../test/content.ts'

const on = testApi()

const page = async (number: number, size = 10) => (await on.get(`/api/post/getallpost?page=${number}&pagesize=${size}`)).json()
const idsOf = (answer: { data: { _id: string }[] }): string[] => answer.data.map(({ _id }) => _id)
async function wholeFeed(size: number): Promise<string[]> {
  const first = await page(1, size)
  const rest = await Promise.all(Array.from({ length: first.totalPages - 1 }, (_, index) => page(index + 2, size)))
  return [first, ...rest].flatMap(idsOf)
}

// covers P-37, P-44
test('page 1 is the recommended list with the pagination fields', async () => {
  const response = await on.get('/api/post/recommendedPost')
  expect(response.statusCode).toBe(200)
  const { data, ...pagination } = response.json()
  expect(pagination).toEqual({ success: true, currentPage: 1, totalPages: 3, totalItems: 27, searchType: 'recommended' })
  expect(data).toHaveLength(10)
})

test('the first page of the whole list returns the same ten', async () => {
  expect((await page(1)).data).toEqual((await on.get('/api/post/recommendedPost')).json().data)
})

// covers P-38, P-39, P-44
test('later pages are the rest, newest first, ten to a page', async () => {
  const [first, second, third] = [await page(1), await page(2), await page(3)]
  expect(second).toMatchObject({ success: true, currentPage: 2, totalPages: 3, totalItems: 27, searchType: 'all' })
  expect([first.data.length, second.data.length, third.data.length]).toEqual([10, 10, 7])
  const dates = [...second.data, ...third.data].map(({ createdAt }: { createdAt: string }) => createdAt)
  expect(dates).toEqual([...dates].sort().reverse())
  expect((await on.get('/api/post/getallpost?page=2')).json()).toEqual(second)
})

// covers P-39
test.each([1, 3, 7, 10, 26, 27, 50])('no post twice and none missing, cut in pages of %i', async (size) => {
  const feed = await wholeFeed(size)
  expect(feed).toEqual(await wholeFeed(10))
  expect([...feed].sort()).toEqual(Array.from({ length: 27 }, (_, number) => guideId(number)))
})

test('a page above the last is not found', async () => {
  for (const url of ['/api/post/getallpost?page=4', '/api/cards?page=4&language=en']) {
    const response = await on.get(url)
    expect([response.statusCode, response.json()]).toMatchObject([404, { code: 'page_not_found', field: 'page' }])
  }
})

test('the order holds for the whole day in Addis Ababa while views change, and is made again on the next', async () => {
  on.clock.set('2026-11-21T05:00:00Z')
  const before = await wholeFeed(10)
  await on.post('/api/admin/stats/detail-view', { postId: guideId(0) })
  await on.database.db.execute(sql`update post_views set views = 99999 where post_id = ${guideId(1)}`)
  await on.database.db.execute(sql`insert into post_views_daily values (${guideId(0)}, '2026-11-21', 70000)
    on conflict (post_id, day) do update set views = 70000`)
  on.clock.set('2026-11-21T20:59:59Z')
  expect(await wholeFeed(10)).toEqual(before)
  on.clock.set('2026-11-21T21:00:01Z')
  const next = await wholeFeed(10)
  expect(next[0]).toBe(guideId(0))
  expect(next).toHaveLength(27)
})

test('what editors pinned comes first, then the most viewed of yesterday', async () => {
  on.clock.set('2026-11-25T09:00:00Z')
  await on.database.db.execute(sql`update posts set pin_place = case id when ${guideId(5)} then 2 when ${guideId(6)} then 1 end
    where id in (${guideId(5)}, ${guideId(6)})`)
  await on.database.db.execute(sql`insert into post_views_daily values (${guideId(2)}, '2026-11-24', 500)`)
  expect((await wholeFeed(10)).slice(0, 4)).toEqual([guideId(6), guideId(5), guideId(2), guideId(1)])
})

test('of many first readings of a day all get the same ten', async () => {
  on.clock.set('2026-12-02T09:00:00Z')
  const answers = await Promise.all(Array.from({ length: 12 }, () => on.get('/api/post/recommendedPost')))
  expect(new Set(answers.map((answer) => idsOf(answer.json()).join())).size).toBe(1)
})

test('a recommended post that is withdrawn leaves no gap and no double', async () => {
  const [first = ''] = await wholeFeed(10)
  await on.database.db.execute(sql`update posts set state = 'archived' where id = ${first}`)
  const feed = await wholeFeed(10)
  expect(feed).toHaveLength(26)
  expect(new Set(feed).size).toBe(26)
  expect(feed).not.toContain(first)
  expect((await on.get(`/api/posts/${first}`)).statusCode).toBe(404)
  expect((await page(1)).data).toHaveLength(10)
})

test('an empty portal has one empty page', async () => {
  on.clock.set('2026-12-09T09:00:00Z')
  await on.database.db.execute(sql`update posts set state = 'draft'`)
  expect(await page(1)).toEqual({
    success: true,
    data: [],
    currentPage: 1,
    totalPages: 0,
    totalItems: 0,
    searchType: 'recommended',
  })
  await on.database.db.execute(sql`update posts set state = 'published'`)
  expect((await page(1)).data).toHaveLength(10)
})
