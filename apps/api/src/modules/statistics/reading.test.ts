import { statisticsAnswer } from '@menged/contracts'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { signIn } from '../../../test/actors.ts'
import { BROWSER, testApi } from '../../../test/api.ts'
import { guideId } from '../../../test/content.ts'

const on = testApi()
let admin: Awaited<ReturnType<typeof signIn>>
beforeAll(async () => {
  await on.database.db.execute(sql`delete from post_views_daily`)
  const record = (kind: string, body: object = {}, more = {}) =>
    on.post(`/api/admin/stats/${kind}`, body, { 'user-agent': BROWSER, ...more })
  on.clock.set('2026-11-18T09:00:00Z')
  await record('share-count', { postId: guideId(1) })
  on.clock.set('2026-11-20T09:00:00Z')
  for (let n = 0; n < 3; n += 1) await record('share-count', { postId: guideId(2) })
  await record('share-count', { postId: guideId(1) })
  await record('guday-search-value', { searchValue: 'Plumber', isFound: false })
  for (let n = 0; n < 2; n += 1) await record('detail-view', { postId: guideId(4) }, { 'user-agent': `${BROWSER} ${n}` })
  admin = await signIn(on, { role: 'admin' })
})

const read = async (query = '') => statisticsAnswer.parse((await on.get(`/api/admin/stats${query}`, admin.headers)).json()).data
const count = (day: string, kind: string, subject: string, times: number, outcome = '') => ({
  day,
  kind,
  subject,
  outcome,
  count: times,
})

test('everything of the last days, newest first, the most frequent of a day first; views as well', async () => {
  expect(await read()).toEqual([
    count('2026-11-20', 'share-count', guideId(2), 3),
    count('2026-11-20', 'detail-view', guideId(4), 2),
    count('2026-11-20', 'guday-search-value', 'plumber', 1, 'missing'),
    count('2026-11-20', 'share-count', guideId(1), 1),
    count('2026-11-18', 'share-count', guideId(1), 1),
  ])
})

test('one kind, and so many days with today', async () => {
  expect(await read('?kind=share-count&days=2')).toEqual([
    count('2026-11-20', 'share-count', guideId(2), 3),
    count('2026-11-20', 'share-count', guideId(1), 1),
  ])
  expect(await read('?kind=share-count&days=3')).toHaveLength(3)
  expect(await read('?kind=detail-view')).toEqual([count('2026-11-20', 'detail-view', guideId(4), 2)])
  expect(await read('?kind=post-search')).toEqual([])
})

test('a response has a bounded size, and no cache keeps it', async () => {
  await on.database.db.execute(sql`insert into statistics_daily (day, kind, subject, outcome, count)
    select '2026-10-30', 'guday-filter-value', 'word ' || n, '', n from generate_series(1, 10100) n`)
  const answer = await on.get('/api/admin/stats?days=400', admin.headers)
  expect(answer.headers['cache-control']).toBe('no-store')
  const { data } = answer.json()
  expect([data.length, data[0].day, data.at(-1).count]).toEqual([10_000, '2026-11-20', 106])
})

// covers S-13
test('only administrators read them', async () => {
  for (const role of ['normalUser', 'user', 'worker', 'editor'] as const) {
    const { headers } = await signIn(on, { role })
    expect((await on.get('/api/admin/stats', headers)).json()).toMatchObject({ code: 'forbidden' })
  }
  const guest = await on.get('/api/admin/stats')
  expect([guest.statusCode, guest.json().code]).toEqual([401, 'sign_in_required'])
})

test.each([
  ['?kind=passwords', 'kind'],
  ['?kind=', 'kind'],
  ['?days=0', 'days'],
  ['?days=401', 'days'],
  ['?days=1.5', 'days'],
  ['?days=x', 'days'],
])('%s is bad input', async (query, field) => {
  const answer = await on.get(`/api/admin/stats${query}`, admin.headers)
  expect([answer.statusCode, answer.json()]).toEqual([400, expect.objectContaining({ code: 'invalid_input', field })])
})
