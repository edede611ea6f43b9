import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { BROWSER, deviceCookie, testApi } from '../../../test/api.ts'
import { guideId } from '../../../test/content.ts'
import { isBot } from './bots.ts'

const POST = guideId(5)
const DEVICE_AT_HOME = { 'user-agent': `${BROWSER} home` }
const on = testApi()
beforeEach(async () => {
  on.clock.set('2026-11-20T09:00:00Z')
  for (const table of ['view_visitors', 'visitor_salts', 'post_views_daily'])
    await on.database.db.execute(sql.raw(`delete from ${table}`))
  await on.database.db.execute(sql`update post_views set views = 0`)
})

const look = (headers: Record<string, string> = {}, postId = POST) => on.post('/api/admin/stats/detail-view', { postId }, headers)
async function views(): Promise<{ total: number; days: Record<string, number> }> {
  const [post] = (await on.database.db.execute<{ views: number }>(sql`select views from post_views where post_id = ${POST}`)).rows
  const days = (
    await on.database.db.execute<{ day: string; views: number }>(sql`select day::text, views from post_views_daily order by day`)
  ).rows
  return { total: post?.views ?? -1, days: Object.fromEntries(days.map(({ day, views: count }) => [day, count])) }
}

// covers S-03
test('a device counts once a day for each post, also right after its first visit', async () => {
  const cookie = deviceCookie(await look())
  for (const headers of [{ cookie }, { cookie, 'user-agent': `${BROWSER} updated` }, { cookie }]) await look(headers)
  expect(await views()).toEqual({ total: 1, days: { '2026-11-20': 1 } })
  const { cookie: other } = { cookie: deviceCookie(await look(DEVICE_AT_HOME)) }
  await look({ ...DEVICE_AT_HOME, cookie: other })
  expect(await views()).toEqual({ total: 2, days: { '2026-11-20': 2 } })
})

// covers S-03
test('the day is that of Addis Ababa', async () => {
  const cookie = deviceCookie(await look())
  on.clock.set('2026-11-20T20:59:00Z')
  await look({ cookie })
  expect((await views()).total).toBe(1)
  on.clock.set('2026-11-20T21:01:00Z')
  await look({ cookie })
  expect(await views()).toEqual({ total: 2, days: { '2026-11-20': 1, '2026-11-21': 1 } })
})

test('a visitor who keeps no cookies counts once by address and browser', async () => {
  for (let time = 0; time < 5; time += 1) await look()
  expect((await views()).total).toBe(1)
})

test('twenty looks at the same moment count once', async () => {
  const cookie = deviceCookie(await on.post('/api/admin/stats/guday-scroll'))
  await Promise.all(Array.from({ length: 20 }, () => look({ cookie })))
  expect((await views()).total).toBe(1)
})

test('looks of many devices at the same moment all count', async () => {
  const cookies = await Promise.all(
    Array.from({ length: 15 }, async () => deviceCookie(await on.post('/api/admin/stats/guday-scroll'))),
  )
  await Promise.all(cookies.map((cookie) => look({ cookie })))
  expect(await views()).toEqual({ total: 15, days: { '2026-11-20': 15 } })
})

test('bots are served and not counted', async () => {
  for (const bot of [
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'TelegramBot (like TwitterBot)',
    'curl/8.5',
    '',
  ]) {
    expect((await look({ 'user-agent': bot })).json()).toEqual({ success: true })
  }
  expect(await views()).toEqual({ total: 0, days: {} })
  expect((await look({ 'user-agent': 'curl/8.5' }, 'nowhere')).statusCode).toBe(404)
})

test('browsers of people are no bots', () => {
  for (const people of [
    BROWSER,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Mobile/15E148 Safari/604.1',
    'Opera/9.80 (J2ME/MIDP; Opera Mini/7.1.32052/29.3709; U; en) Presto/2.8.119 Version/11.10',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/130.0 Safari/537.36',
    'Mozilla/5.0 (Linux; Android 9; CUBOT X19) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36',
  ]) {
    expect([people, isBot(people)]).toEqual([people, false])
  }
})

test('an unknown or withdrawn post is not found', async () => {
  expect((await look({}, 'nowhere')).json()).toMatchObject({ code: 'post_not_found' })
  await on.database.db.execute(sql`update posts set state = 'archived' where id = ${guideId(6)}`)
  expect((await look({}, guideId(6))).statusCode).toBe(404)
  expect((await views()).total).toBe(0)
})

test('marks of visitors are salted hashes, gone with their salt after two days', async () => {
  const cookie = deviceCookie(await look())
  const stored = JSON.stringify((await on.database.db.execute(sql`select * from view_visitors, visitor_salts`)).rows)
  for (const secret of ['127.0.0.1', 'Mozilla', cookie.split('=')[1]?.split('.')[0] ?? '?']) expect(stored).not.toContain(secret)
  const { createPosts } = await import('../posts/index.ts')
  const comments = { idsOf: async () => new Map(), countOf: () => sql<number>`0` }
  const posts = createPosts({ db: on.database.db, clock: on.clock, comments, experienceOf: () => sql<null>`null` })
  const marks = async () => (await on.database.db.execute(sql`select 1 from view_visitors`)).rows.length
  on.clock.set('2026-11-21T20:00:00Z')
  await posts.forgetVisitors()
  expect(await marks()).toBe(2)
  on.clock.set('2026-11-21T21:30:00Z')
  await posts.forgetVisitors()
  expect(await marks()).toBe(0)
  expect((await on.database.db.execute(sql`select 1 from visitor_salts`)).rows).toHaveLength(0)
})
