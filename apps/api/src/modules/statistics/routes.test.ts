import { STATISTICS_KINDS } from '@menged/contracts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { deviceCookie, testApi } from '../../../test/api.ts'
import { guideId } from '../../../test/content.ts'
import { createStatistics } from './service.ts'

const on = testApi()

const record = (kind: string, payload?: object) => on.post(`/api/admin/stats/${kind}`, payload)
const counters = async (kind: string) =>
  (
    await on.database.db.execute(
      sql`select day::text, subject, outcome, count from statistics_daily where kind = ${kind} order by subject, outcome`,
    )
  ).rows

// covers S-01
test('all nine calls are POST, need nobody signed in, and respond that they are stored', async () => {
  const payloads: Record<string, object> = {
    'detail-view': { postId: guideId(1) },
    'share-count': { postId: guideId(1) },
    'call-count': { gudayId: 'g-1' },
    'sector-category-count': { value: 'tax' },
    'guday-search-value': { searchValue: 'passport', isFound: true },
    'guday-filter-value': { filterValue: 'open' },
    'signup-path-tracker': { route: '/', path: ['personal-form'] },
  }
  expect(STATISTICS_KINDS).toHaveLength(9)
  for (const kind of STATISTICS_KINDS) {
    const response = await record(kind, payloads[kind])
    expect([kind, response.statusCode, response.json()]).toEqual([kind, 200, { success: true }])
    expect((await on.get(`/api/admin/stats/${kind}`)).statusCode).toBe(405)
  }
  await on.database.db.execute(sql`delete from statistics_daily`)
})

// covers S-02, S-04
test.each(['guday-scroll', 'contact-count'])('%s takes no payload and counts by day', async (kind) => {
  for (const payload of [undefined, {}, { anything: 1 }]) expect((await record(kind, payload)).statusCode).toBe(200)
  const named = await on.post(`/api/admin/stats/${kind}`, '', { 'content-type': 'application/json' })
  expect(named.statusCode).toBe(200)
  expect(await counters(kind)).toEqual([{ day: '2026-11-20', subject: '', outcome: '', count: 4 }])
})

// covers S-05
test('share-count counts each post, and only posts that exist', async () => {
  await record('share-count', { postId: guideId(2) })
  await record('share-count', { postId: guideId(2) })
  await record('share-count', { postId: guideId(3) })
  expect((await record('share-count', { postId: 'nowhere' })).json()).toMatchObject({ code: 'post_not_found' })
  expect(await counters('share-count')).toMatchObject([
    { subject: guideId(2), count: 2 },
    { subject: guideId(3), count: 1 },
  ])
})

// covers S-06
test('call-count counts each service', async () => {
  await record('call-count', { gudayId: 'guday-7' })
  expect(await counters('call-count')).toMatchObject([{ subject: 'guday-7', count: 1 }])
})

// covers S-07, S-09
test('chosen sectors and filters are counted folded, so that spellings meet', async () => {
  await record('sector-category-count', { value: 'ኃይል' })
  await record('sector-category-count', { value: ' ሐይል ' })
  await record('guday-filter-value', { filterValue: 'Open NOW' })
  await record('guday-filter-value', { filterValue: 'open now' })
  expect(await counters('sector-category-count')).toMatchObject([{ subject: 'ሀይል', count: 2 }])
  expect(await counters('guday-filter-value')).toMatchObject([{ subject: 'open now', count: 2 }])
})

// covers S-08
test('searches are counted found and missing apart, without phone numbers and addresses', async () => {
  await record('guday-search-value', { searchValue: 'Passport', isFound: true })
  await record('guday-search-value', { searchValue: 'passport', isFound: false })
  await record('guday-search-value', { searchValue: 'call 0911 23 45 67 or abebe@example.et', isFound: false })
  await record('guday-search-value', { searchValue: 'ሀ'.repeat(100), isFound: false })
  const rows = await counters('guday-search-value')
  expect(rows).toMatchObject([
    { subject: 'call … or …', outcome: 'missing', count: 1 },
    { subject: 'passport', outcome: 'found', count: 1 },
    { subject: 'passport', outcome: 'missing', count: 1 },
    { subject: 'ሀ'.repeat(100), outcome: 'missing', count: 1 },
  ])
})

// covers S-10
test('the way to an account is counted by route and steps, without tokens in the route', async () => {
  await record('signup-path-tracker', {
    route: '/pricing?plan=pro',
    path: ['personal-form', 'personal-form', 'register-personal-form'],
  })
  await record('signup-path-tracker', { route: '/passwordreset/Zx81kQ', path: [] })
  expect(await counters('signup-path-tracker')).toMatchObject([
    { subject: '/passwordreset/:id', count: 1 },
    { subject: '/pricing personal-form>register-personal-form', count: 1 },
  ])
  expect((await record('signup-path-tracker', { route: '/', path: ['elsewhere'] })).json()).toMatchObject({ field: 'path' })
})

test('an acknowledged counter is in the database, also under load', async () => {
  await on.database.db.execute(sql`delete from statistics_daily`)
  await Promise.all(Array.from({ length: 40 }, () => record('guday-scroll')))
  expect(await counters('guday-scroll')).toMatchObject([{ count: 40 }])
})

test('the first call gives the device a signed cookie that scripts cannot read', async () => {
  const response = await record('guday-scroll')
  const [cookie] = [response.headers['set-cookie']].flat()
  expect(cookie).toMatch(/^__Host-device=[^;]+; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  const again = await on.post('/api/admin/stats/guday-scroll', undefined, { cookie: deviceCookie(response) })
  expect(again.headers['set-cookie']).toBeUndefined()
  const forged = await on.post('/api/admin/stats/guday-scroll', undefined, { cookie: '__Host-device=abc.def' })
  expect(forged.headers['set-cookie']).toBeDefined()
  const elsewhere = await on.post('/api/admin/stats/guday-scroll', undefined, { host: 'menged.example' })
  expect([elsewhere.headers['set-cookie']].flat()[0]).toMatch(/^device=[^;]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/)
})

test('after two thousand different words of a day the rest are counted together', async () => {
  await on.database.db.execute(sql`delete from statistics_daily`)
  await on.database.db.execute(
    sql`insert into statistics_daily (day, kind, subject, outcome, count)
      select '2026-11-20', 'guday-search-value', 'word ' || n, 'found', 1 from generate_series(1, 2000) n`,
  )
  for (const searchValue of ['one more', 'another', 'word 7']) await record('guday-search-value', { searchValue, isFound: true })
  const rows = (await counters('guday-search-value')) as { subject: string; count: number }[]
  expect(rows).toHaveLength(2001)
  expect(rows.filter(({ count }) => count > 1)).toMatchObject([{ subject: 'word 7' }, { subject: '…' }])
  await record('guday-filter-value', { filterValue: 'one more' })
  expect(await counters('guday-filter-value')).toMatchObject([{ subject: 'one more' }])
})

test('counters are forgotten after 400 days', async () => {
  await on.database.db.execute(sql`delete from statistics_daily`)
  await on.database.db.execute(
    sql`insert into statistics_daily (day, kind, subject, count) values ('2025-10-15', 'guday-scroll', '', 1), ('2025-10-16', 'guday-scroll', '', 1)`,
  )
  const { db } = on.database
  await createStatistics({
    db,
    clock: on.clock,
    posts: { countView: async () => {}, viewsAfter: async () => [], requirePublished: async () => {} },
  }).forgetOld()
  expect(await counters('guday-scroll')).toMatchObject([{ day: '2025-10-16' }])
})
