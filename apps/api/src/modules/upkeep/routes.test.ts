import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Person, signIn } from '../../../test/actors.ts'
import { startTestApi, type TestApi } from '../../../test/api.ts'
import { guide, guideId, testContent } from '../../../test/content.ts'
import { draftIn, writing } from '../../../test/drafts.ts'

let on: TestApi
let editor: Person
let admin: Person
let reader: Person
beforeAll(async () => {
  const [undated, young, other] = [guide(1), guide(2, { asOf: '2026-10' }), guide(3, { asOf: '2026' })]
  delete undated.asOf
  on = await startTestApi({
    content: { ...testContent(), guides: [guide(0), undated, young, other, guide(4, { asOf: '2025' })] },
  })
  ;[editor, admin] = [await signIn(on, { role: 'editor', name: 'Hana' }), await signIn(on, { role: 'admin' })]
  reader = await signIn(on)
})
afterAll(() => on.close())
beforeEach(() => on.clock.advance(60))

const get = async (path: string, who: Person = editor) => (await on.get(`/api/admin/${path}`, who.headers)).json()
const put = (path: string, payload: object | undefined, { headers }: Person = editor) =>
  on.send('PUT', `/api/admin/${path}`, { headers, ...(payload ? { payload } : {}) })
const counts = async () => (await get('upkeep')).data

test('guides whose facts are half a year old or not dated are due, the oldest first', async () => {
  const { data, totalItems } = await get('upkeep/overdue')
  expect(totalItems).toBe(3)
  expect(data).toMatchObject([
    { post: { _id: guideId(4) }, nextReview: null, asOf: '2025' },
    { post: { _id: guideId(0), title: { en: 'Guide 0', am: 'መመሪያ 0' } }, asOf: '2025-01' },
    { post: { _id: guideId(1) }, asOf: null },
  ])
  expect(await counts()).toMatchObject({ overdue: 3, checksLinks: false })
})

test('what was checked today is due in six months, and its draft stays as it is', async () => {
  const check = (id: string, me?: typeof admin) => put('upkeep/checked', { posts: [id], looked: ' The page of the office. ' }, me)
  const checked = await check(guideId(4))
  const before = [{ post: guideId(4), nextReview: null }]
  expect(checked.json()).toEqual({ success: true, data: { nextReview: '2027-05-20', before } })
  expect((await get('upkeep/overdue')).data.map(({ post }: { post: { _id: string } }) => post._id)).not.toContain(guideId(4))
  const draft = draftIn(await writing(on, editor).open(guideId(4)))
  expect(draft).toMatchObject({ state: 'published', nextReview: '2027-05-20', changed: [] })
  // Once more on the same day is no other revision, also from two sides at once.
  const again = await Promise.all([check(guideId(4)), check(guideId(4), admin)])
  expect(again.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(draftIn(await writing(on, editor).read(draft.id)).revision).toBe(draft.revision)
  expect(again.map((answer) => answer.json().data.before)).toEqual([[], []])
  expect((await check('nowhere-at-all')).statusCode).toBe(404)
  const audited = await on.database.pool.query(`select user_id, detail from audit_events where kind = 'guide_checked'`)
  expect(audited.rows).toEqual([
    { user_id: editor.userId, detail: { post: guideId(4), due: '2027-05-20', looked: 'The page of the office.' } },
  ])
  expect((await get('upkeep/calendar')).data).toEqual([{ month: '2027-05', guides: 1 }])
})

test('several are checked at once, with what was looked at', async () => {
  const posts = [guideId(0), guideId(1)]
  for (const body of [
    { posts },
    { posts, looked: ' ' },
    { posts: [], looked: 'x' },
    { posts: Array(26).fill(guideId(0)), looked: 'x' },
  ])
    expect((await put('upkeep/checked', body)).statusCode).toBe(400)
  const dues = posts.map((post) => ({ post, nextReview: null }))
  const checked = { nextReview: '2027-05-20', before: dues }
  expect((await put('upkeep/checked', { posts, looked: 'Called 8335' })).json().data).toEqual(checked)
  expect((await get('upkeep/overdue')).data).toEqual([])
  expect((await get('upkeep/calendar')).data).toEqual([{ month: '2027-05', guides: 3 }])
})

test('a check is taken back once, and only while it is the last word', async () => {
  const body = { posts: [{ post: guideId(0), nextReview: null }], was: '2027-05-20' }
  const both = await Promise.all([put('upkeep/unchecked', body), put('upkeep/unchecked', body, admin)])
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  const due = async () => (await get('upkeep/overdue')).data.map(({ post }: { post: { _id: string } }) => post._id)
  expect(await due()).toEqual([guideId(0)])
  expect((await put('upkeep/unchecked', { ...body, posts: [{ post: 'nowhere-at-all', nextReview: null }] })).statusCode).toBe(404)
  for (const wrong of [{ ...body, posts: [] }, { ...body, was: 'tomorrow' }, { posts: body.posts }])
    expect((await put('upkeep/unchecked', wrong)).statusCode).toBe(400)
  const audited = await on.database.pool.query(`select user_id, detail from audit_events where kind = 'check_taken_back'`)
  expect(audited.rows).toEqual([{ user_id: expect.any(String), detail: { post: guideId(0) } }])
  expect((await put('upkeep/checked', { posts: [guideId(0)], looked: 'Called 8335' })).statusCode).toBe(200)
})

test('several checks are taken back together, or none of them', async () => {
  const [posts, was] = [[guideId(0), guideId(1)], '2027-05-20']
  const dues = async () =>
    (
      await on.database.pool.query('select post_id, next_review::text as due from drafts where post_id = any($1) order by 1', [
        posts,
      ])
    ).rows
  const checked = posts.map((post_id) => ({ post_id, due: was }))
  expect(await dues()).toEqual(checked)
  const before = posts.map((post) => ({ post, nextReview: null }))
  // In either order: what comes before the one that has changed is not taken back either.
  for (const changed of [
    [...before, { post: guideId(4), nextReview: null }],
    [{ post: guideId(4), nextReview: null }, ...before],
  ]) {
    await on.database.pool.query(`update drafts set next_review = '2026-12-24' where post_id = $1`, [guideId(4)])
    const refused = await put('upkeep/unchecked', { posts: changed, was })
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'changed_meanwhile', error: expect.stringMatching(/^Nothing was taken back/) },
    ])
    expect(await dues()).toEqual(checked)
  }
  const unknown = await put('upkeep/checked', { posts: [guideId(3), 'nowhere-at-all'], looked: 'x' })
  expect(unknown.statusCode).toBe(404)
  expect((await on.database.pool.query('select next_review from drafts where post_id = $1', [guideId(3)])).rows).toEqual([
    { next_review: null },
  ])
  const both = await Promise.all([
    put('upkeep/unchecked', { posts: before, was }),
    put('upkeep/unchecked', { posts: before.toReversed(), was }, admin),
  ])
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  expect(await dues()).toEqual(posts.map((post_id) => ({ post_id, due: null })))
  await on.database.pool.query('update drafts set next_review = $2 where post_id = $1', [guideId(4), was])
  expect((await put('upkeep/checked', { posts, looked: 'Called 8335' })).statusCode).toBe(200)
})

test('a day that somebody has set counts before the age of the facts', async () => {
  const write = writing(on, editor)
  const draft = draftIn(await write.open(guideId(2)))
  draftIn(await write.save({ ...draft, nextReview: '2026-11-20' }, draft.content))
  expect((await get('upkeep/overdue')).data[0]).toMatchObject({ post: { _id: guideId(2) }, nextReview: '2026-11-20' })
})

test('a reported change is seen, done once with a note, and opened again', async () => {
  await on.post(`/api/posts/${guideId(3)}/changes`, { text: 'ክፍያው ጨምሯል።', contact: '0911234567', language: 'am' })
  const [report] = (await get('change-reports')).data
  expect(report).toMatchObject({
    post: { _id: guideId(3) },
    text: 'ክፍያው ጨምሯል።',
    contact: '0911234567',
    language: 'am',
    doneAt: null,
  })
  const body = { done: true, note: ' Fee changed. ' }
  const both = await Promise.all([put(`change-reports/${report._id}`, body), put(`change-reports/${report._id}`, body, admin)])
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  expect((await get('change-reports')).data).toEqual([])
  expect((await get('change-reports?state=done')).data).toMatchObject([{ note: 'Fee changed.', doneBy: expect.any(String) }])
  expect((await put(`change-reports/${report._id}`, { done: false, note: null })).statusCode).toBe(200)
  expect((await get('change-reports')).data).toMatchObject([{ note: null, doneBy: null, doneAt: null }])
  expect((await put('change-reports/00000000-0000-4000-8000-000000000000', body)).statusCode).toBe(404)
  const refused = await Promise.all([
    put(`change-reports/${report._id}`, { done: true, note: 'x'.repeat(501) }),
    put(`change-reports/${report._id}`, { done: true, note: 'a\u202Eb' }),
    put(`change-reports/${report._id}`, { note: null }),
    put('change-reports/not-an-id', body),
  ])
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400])
  const audited = await on.database.pool.query(`select detail from audit_events where kind = 'change_settled' order by id`)
  expect(audited.rows.map(({ detail }) => detail)).toEqual([
    { post: guideId(3), done: 'true' },
    { post: guideId(3), done: 'false' },
  ])
})

test('guides that are asked for are listed by how often, and decided once', async () => {
  for (const q of ['boat licence', 'boat licence', 'kite permit']) await on.post('/api/guide-requests', { q, language: 'en' })
  const { data, totalItems } = await get('guide-requests')
  expect([totalItems, data[0]]).toEqual([2, expect.objectContaining({ words: 'boat licence', count: 2, state: 'open' })])
  const decision = { words: 'boat licence', language: 'en', was: 'open' }
  const answers = await Promise.all([
    put('guide-requests', { ...decision, state: 'planned' }),
    put('guide-requests', { ...decision, state: 'refused' }, admin),
  ])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  expect((await counts()).wishes).toBe(1)
  expect((await put('guide-requests', { ...decision, words: 'never asked', state: 'done' })).statusCode).toBe(404)
  expect((await put('guide-requests', { ...decision, state: 'soon' })).statusCode).toBe(400)
  // What people typed stays out of the log.
  const audited = await on.database.pool.query(`select detail::text from audit_events where kind = 'wish_decided'`)
  expect(audited.rows.map(({ detail }) => detail).join()).not.toContain('boat')
})

test('posts in one language only are listed with the one that is missing', async () => {
  await on.database.pool.query(`update posts set title_am = null, body_am = null, preview_am = null where id = '${guideId(3)}'`)
  expect((await get('upkeep/translations')).data).toEqual([
    { post: { _id: guideId(3), title: { en: 'Guide 3' } }, missing: 'am' },
  ])
  expect((await counts()).translations).toBe(1)
})

test('the work lists are for editors and administrators, and for no cache', async () => {
  const paths = [
    'upkeep',
    'upkeep/overdue',
    'upkeep/calendar',
    'change-reports',
    'guide-requests',
    'upkeep/translations',
    'upkeep/links',
  ]
  for (const path of paths) {
    const answer = await on.get(`/api/admin/${path}`, editor.headers)
    expect([path, answer.statusCode, answer.headers['cache-control']]).toEqual([path, 200, 'no-store'])
    expect([path, (await on.get(`/api/admin/${path}`, reader.headers)).statusCode]).toEqual([path, 403])
    expect([path, (await on.get(`/api/admin/${path}`)).statusCode]).toEqual([path, 401])
  }
  expect((await put('upkeep/checked', { posts: [guideId(1)], looked: 'x' }, reader)).statusCode).toBe(403)
  expect((await on.get('/api/admin/upkeep/overdue?page=0', editor.headers)).statusCode).toBe(400)
})
