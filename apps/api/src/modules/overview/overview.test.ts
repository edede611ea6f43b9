import { type Due, dueAnswer, type OverviewData, overviewAnswer } from '@menged/contracts'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { signIn } from '../../../test/actors.ts'
import { BROWSER, testApi } from '../../../test/api.ts'
import { guideId } from '../../../test/content.ts'
import { readCsv } from '../../platform/csv.ts'

const on = testApi()
let admin: Awaited<ReturnType<typeof signIn>>
beforeAll(async () => {
  admin = await signIn(on, { role: 'admin' })
})
beforeEach(async () => {
  on.clock.set('2026-11-20T09:00:00Z')
  for (const table of ['statistics_daily', 'post_views_daily', 'view_visitors', 'visitor_salts'])
    await on.database.db.execute(sql.raw(`delete from ${table}`))
})

const record = async (kind: string, body: object = {}, browser = BROWSER) =>
  expect((await on.post(`/api/admin/stats/${kind}`, body, { 'user-agent': browser })).statusCode).toBe(200)
const read = async (query = ''): Promise<OverviewData> =>
  overviewAnswer.parse((await on.get(`/api/admin/overview${query}`, admin.headers)).json()).data
const run = (statement: string) => on.database.db.execute(sql.raw(statement))

// covers S-13
test('numbers of these days, a series of them, and the days before', async () => {
  on.clock.set('2026-11-05T09:00:00Z')
  await record('contact-count')
  await record('detail-view', { postId: guideId(1) })
  on.clock.set('2026-11-19T09:00:00Z')
  await record('share-count', { postId: guideId(1) })
  await record('share-count', { postId: guideId(2) })
  on.clock.set('2026-11-20T09:00:00Z')
  for (let n = 0; n < 3; n += 1) await record('contact-count')
  await record('call-count', { gudayId: 'g-1' })
  for (let n = 0; n < 2; n += 1) await record('detail-view', { postId: guideId(1) }, `${BROWSER} ${n}`)
  const { days, numbers, categories } = await read('?days=14')
  expect([days.length, days[0], days.at(-1)]).toEqual([14, '2026-11-07', '2026-11-20'])
  const last = (values: number[]) => values.slice(-2)
  expect(numbers.contacts).toMatchObject({ total: 3, before: 1 })
  expect(numbers.shares).toMatchObject({ total: 2, before: 0 })
  expect(numbers.views).toMatchObject({ total: 2, before: 1 })
  expect([numbers.contacts, numbers.shares, numbers.calls, numbers.views].map(({ series }) => last(series))).toEqual([
    [0, 3],
    [2, 0],
    [0, 1],
    [0, 2],
  ])
  const [{ category }] = (await run(`select category from posts where id = '${guideId(1)}'`)).rows as [{ category: string }]
  expect(categories.map((each) => [each.category, each.total])).toEqual(
    ['government', 'private', 'scholarship', 'business', 'construction'].map((name) => [name, name === category ? 2 : 0]),
  )
  expect((await read('?days=90')).numbers.contacts).toMatchObject({ total: 4, before: 0 })
})

// covers S-13
test('sample views of the seed are left out, and views of the same day on top of them count', async () => {
  await run(
    `insert into post_views_daily (post_id, day, views, sample) values ('${guideId(1)}', '2026-11-20', 500, 500), ('${guideId(2)}', '2026-11-19', 40, 40)`,
  )
  await record('detail-view', { postId: guideId(1) })
  const { numbers, categories } = await read('?days=14')
  expect(numbers.views.total).toBe(1)
  expect(categories.reduce((sum, { total }) => sum + total, 0)).toBe(1)
})

test('what was searched most, what found nothing, and services apart', async () => {
  await run(`insert into statistics_daily (day, kind, subject, outcome, count) values
    ('2026-11-20', 'post-search', 'tin', 'found', 5), ('2026-11-18', 'post-search', 'newborn passport', 'missing', 9),
    ('2026-11-20', 'post-search', 'newborn passport', 'found', 1), ('2026-11-20', 'post-search', 'condominium', 'missing', 2),
    ('2026-11-13', 'post-search', 'last week', 'missing', 99)`)
  await record('guday-search-value', { searchValue: 'Plumber', isFound: false })
  const { searches } = await read('?days=7')
  expect(searches.guides).toEqual([
    { words: 'newborn passport', found: 1, missing: 9 },
    { words: 'tin', found: 5, missing: 0 },
    { words: 'condominium', found: 0, missing: 2 },
  ])
  expect(searches.missing.map(({ words }) => words)).toEqual(['newborn passport', 'condominium'])
  expect(searches.services).toEqual([{ words: 'plumber', found: 0, missing: 1 }])
  expect((await read('?days=14')).searches.guides[0]).toEqual({ words: 'last week', found: 0, missing: 99 })
})

test('how far people came on the way to an account', async () => {
  const path = (...steps: string[]) => record('signup-path-tracker', { route: '/', path: steps })
  await path('personal-form')
  await path('personal-form')
  await path('personal-form', 'company-form')
  await path('personal-form', 'register-personal-form')
  const before = (await read('?days=7')).signup.confirmed
  await signIn(on)
  expect((await read('?days=7')).signup).toEqual({ opened: 4, chose: 2, submitted: 1, confirmed: before + 1 })
})

test('guides without Amharic, not checked for six months, checked this month; and posts that wait', async () => {
  const { health: before } = await read()
  await run(`update posts set title_am = null, body_am = null, preview_am = null where id = '${guideId(1)}'`)
  const checked = (id: string, month: string) =>
    run(`update posts set guide = jsonb_set(guide, '{asOf}', '"${month}"') where id = '${id}'`)
  await run(`update posts set guide = jsonb_set(guide, '{asOf}', '"2026-10"')`)
  await checked(guideId(2), '2026-11')
  await checked(guideId(3), '2026-04')
  await checked(guideId(4), '2026-05')
  await checked(guideId(5), '2025')
  const { health, waiting } = await read()
  expect(health).toEqual({ ...before, withoutAmharic: before.withoutAmharic + 1, notChecked: 2, checkedThisMonth: 1 })
  expect(waiting).toEqual({ posts: 0 })
})

test('the same as a file, in the language of the reader', async () => {
  await record('share-count', { postId: guideId(1) })
  for (const [language, day] of [
    ['en', '20 November 2026'],
    ['am', 'ኅዳር 11 ቀን 2019 ዓ.ም.'],
  ] as const) {
    const file = await on.get('/api/admin/overview.csv?days=7', { ...admin.headers, 'accept-language': language })
    expect(file.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="menged-overview.csv"',
    })
    const rows = readCsv(file.body)
    expect(rows).toHaveLength(8)
    expect(rows.at(-1)?.cells.slice(0, 2)).toEqual(['2026-11-20', day])
    expect(rows.at(-1)?.cells.filter((cell) => cell === '1')).toHaveLength(1)
    expect(new Set(rows[0]?.cells).size).toBe(rows[0]?.cells.length)
  }
})

// covers S-13
test('only administrators read it, and no cache keeps it', async () => {
  expect((await on.get('/api/admin/overview', admin.headers)).headers['cache-control']).toBe('no-store')
  for (const path of ['/api/admin/overview', '/api/admin/overview.csv']) {
    for (const role of ['normalUser', 'user', 'worker', 'editor'] as const) {
      const { headers } = await signIn(on, { role })
      expect((await on.get(path, headers)).json()).toMatchObject({ code: 'forbidden' })
    }
    expect((await on.get(path)).statusCode).toBe(401)
  }
})

test.each(['0', '8', '-7', '7.5', 'x', '', '90000'])('days=%s is bad input', async (days) => {
  const answer = await on.get(`/api/admin/overview?days=${days}`, admin.headers)
  expect([answer.statusCode, answer.json()]).toEqual([400, expect.objectContaining({ code: 'invalid_input', field: 'days' })])
})

test('what is due is said to those who may decide about it, the most urgent first', async () => {
  const editor = await signIn(on, { role: 'editor' })
  const due = async (me = admin): Promise<Due[]> => dueAnswer.parse((await on.get('/api/admin/due', me.headers)).json()).data
  const of = async (kind: Due['kind'], me = admin) => (await due(me)).find((each) => each.kind === kind)
  expect((await on.get('/api/admin/due')).statusCode).toBe(401)
  const reader = await signIn(on, { role: 'normalUser' })
  expect((await on.get('/api/admin/due', reader.headers)).statusCode).toBe(403)

  expect(await of('changes')).toBeUndefined()
  await on.post(`/api/posts/${guideId(1)}/changes`, { text: 'The fee is 700 birr now.', contact: '0911234567', language: 'en' })
  await on.post('/api/contact-messages', {
    name: 'Hana',
    contact: '0911223344',
    subject: 'Map',
    message: 'It is old.',
    language: 'en',
  })
  const since = '2026-11-20T09:00:00.000Z'
  expect(await of('changes')).toEqual({ kind: 'changes', count: 1, since, urgency: 'today' })
  expect(await of('messages', editor)).toEqual({ kind: 'messages', count: 1, since, urgency: 'today' })
  // After two days a message is late, and a change, which has three, is not.
  on.clock.set('2026-11-22T10:00:00Z')
  const second = await signIn(on, { role: 'admin' })
  expect((await due(second))[0]).toEqual({ kind: 'messages', count: 1, since, urgency: 'late' })
  expect(await of('changes', second)).toMatchObject({ urgency: 'today' })
  on.clock.set('2026-11-23T10:00:00Z')
  const last = await signIn(on, { role: 'admin' })
  const own = (await due(last)).filter(({ kind }) => kind === 'messages' || kind === 'changes')
  expect(own.map(({ kind, urgency }) => `${kind} ${urgency}`)).toEqual(['messages late', 'changes late'])
  // Rates are the administrators' affair.
  expect(await of('rates', last)).toMatchObject({ count: 1 })
  expect(await of('rates', await signIn(on, { role: 'editor' }))).toBeUndefined()
})
