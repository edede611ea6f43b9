import { randomUUID } from 'node:crypto'
import type { QueueItem } from '@menged/contracts'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { PASSWORD, type Person, signIn } from '../../../test/actors.ts'
import { testApi } from '../../../test/api.ts'
import { guideId } from '../../../test/content.ts'

const on = testApi({ config: { rateLimitFactor: 1000 } })
const [POST, WORKER] = [guideId(7), 2000]
let [owner, author, reader, editor, admin]: Person[] = []
beforeAll(async () => {
  owner = await signIn(on, { role: 'worker', name: 'Selam' })
  await on.database.db.execute(sql`insert into workers (id, user_id, name_en, location, specialties, experience, hourly_rate, starting_price, created_at, updated_at)
    values (${WORKER}, ${owner.userId}, 'Selam', 'Adama', array['dataEntry'], '1-3', 100, 100, now(), now())`)
  ;[author, reader] = [await signIn(on, { name: 'Rahel' }), await signIn(on)]
  ;[editor, admin] = [await signIn(on, { role: 'editor' }), await signIn(on, { role: 'admin' })]
})
beforeEach(async () => {
  for (const each of ['comments where not sample', 'worker_reviews where not sample', 'notifications', 'tasks'])
    await on.database.db.execute(sql.raw(`delete from ${each}`))
  on.clock.advance(60)
})

const QUEUE = '/api/admin/moderation'
const send = (who: Person | undefined, path: string, payload: object) => on.post(path, payload, who?.headers)
const queue = async (show = 'all'): Promise<QueueItem[]> => (await on.get(`${QUEUE}?show=${show}`, editor?.headers)).json().data
const decide = async (items: QueueItem[], decision: object, by = editor): Promise<string> => {
  const chosen = items.map(({ kind, id, version }) => ({ kind, id, version }))
  return (await send(by, `${QUEUE}/decisions`, { items: chosen, ...decision })).json().data.back
}
const takeBack = async (back: string, by = editor): Promise<[number, string]> => {
  const answer = await send(by, `${QUEUE}/decisions/taken-back`, { back })
  return [answer.statusCode, answer.json().error]
}
const REFUSED = [409, expect.stringMatching(/^Nothing was taken back/)]
const [SHOW, HIDE] = [{ decision: 'show' }, { decision: 'hide', ground: 'bribe', note: 'Offices take no cash.' }]

async function reportedComment(text = 'Bring 2,000 birr.'): Promise<string> {
  const { _id } = (await send(author, `/api/posts/${POST}/comments`, { text, language: 'en', key: randomUUID() })).json().data
  await send(reader, `/api/comments/${_id}/reports`, { reason: 'A bribe' })
  on.clock.advance(1)
  return _id
}
async function waitingReview(): Promise<void> {
  const review = { stars: 5, comment: 'Good.', language: 'en', key: randomUUID(), name: 'Guest' }
  expect((await on.post(`/api/workers/${WORKER}/reviews`, review)).statusCode).toBe(200)
  on.clock.advance(1)
}
/** What stands in the database of both, but for what the test has nothing to say of. */
const standing = async () => [
  (
    await on.database.pool.query(`select id, hidden_at, hidden_by, hidden_reason, hidden_ground, appeal, appealed_at, upheld_at,
    (select count(*)::int from comment_reports r where r.comment_id = c.id and closed_at is null) as open from comments c where not sample order by id`)
  ).rows,
  (
    await on.database.pool.query(`select id, state, hidden_at, hidden_by, hidden_reason, hidden_ground, appeal, appealed_at, upheld_at,
    (select count(*)::int from worker_review_reports r where r.review_id = w.id and closed_at is null) as open
    from worker_reviews w where not sample order by id`)
  ).rows,
  (await on.database.pool.query(`select review_count, stars_given from workers where id = ${WORKER}`)).rows,
]
const told = async () => {
  on.clock.advance(15)
  await on.work()
  const { rows } = await on.database.pool.query('select user_id, title_en from notifications order by created_at, title_en')
  return rows.map(({ title_en }) => title_en)
}

test('what is kept, published or hidden, several at once and of both kinds, is as it was before, and nobody hears of it', async () => {
  await reportedComment()
  await waitingReview()
  await send(author, `/api/workers/${WORKER}/reviews`, { stars: 1, comment: 'Slow.', language: 'en', key: randomUUID() })
  const [shown] = (await on.database.pool.query(`select id from worker_reviews where state = 'shown' and not sample`)).rows
  await send(reader, `/api/reviews/${shown.id}/reports`, { reason: 'Untrue' })
  await told()
  await on.database.pool.query('delete from notifications; delete from tasks')
  const before = await standing()
  expect(await queue()).toHaveLength(3)
  for (const decision of [SHOW, HIDE]) {
    const back = await decide(await queue(), decision)
    expect(await queue()).toEqual([])
    expect(await standing()).not.toEqual(before)
    expect(await takeBack(back)).toEqual([200, undefined])
    expect(await standing()).toEqual(before)
    expect(await queue()).toHaveLength(3)
    expect((await told()).filter((title) => !title.includes('reviewed you'))).toEqual([])
    expect(await takeBack(back)).toEqual(REFUSED)
    on.clock.advance(60)
  }
  const audited = await on.database.pool.query(`select user_id, detail from audit_events where kind = 'decision_taken_back'`)
  expect(audited.rows).toHaveLength(6)
  expect(audited.rows[0].user_id).toBe(editor?.userId)
})

test('what is shown again or kept hidden stands as it was, with the appeal of its author', async () => {
  const id = await reportedComment()
  await decide(await queue(), HIDE)
  await send(author, `/api/appeals/comment/${id}`, { text: 'I only warned of it.' })
  await told()
  on.clock.advance(60)
  const before = await standing()
  for (const decision of [SHOW, { decision: 'uphold' }, { decision: 'hide', ground: 'insult' }]) {
    const back = await decide(await queue('appeals'), decision)
    expect(await queue('appeals')).toEqual([])
    expect(await takeBack(back)).toEqual([200, undefined])
    expect(await standing()).toEqual(before)
    on.clock.advance(60)
  }
  expect(await queue('appeals')).toMatchObject([{ id, appeal: { text: 'I only warned of it.' } }])
  // Who has hidden it may leave before it is hidden again.
  const gone = await signIn(on, { role: 'editor' })
  await on.database.pool.query('update comments set hidden_by = $2 where id = $1', [id, gone.userId])
  const back = await decide(await queue('appeals'), SHOW)
  await on.database.pool.query('delete from users where id = $1', [gone.userId])
  expect(await takeBack(back)).toEqual([200, undefined])
  expect((await standing())[0]).toMatchObject([{ id, hidden_by: null, hidden_ground: 'bribe' }])
  expect(await told()).toEqual(['A moderator has hidden your comment'])
})

test('of several of which one has changed since none is taken back', async () => {
  const [id] = [await reportedComment(), await reportedComment('Another.')]
  const back = await decide(await queue(), SHOW)
  await send(owner, `/api/comments/${id}/reports`, { reason: 'Again' })
  const [now] = await standing()
  expect(await takeBack(back)).toEqual(REFUSED)
  expect((await standing())[0]).toEqual(now)
  // Taken back by its author: there is nothing to bring back.
  const [item] = await queue()
  const hidden = await decide(item ? [item] : [], HIDE)
  await on.send('DELETE', `/api/comments/${id}`, { headers: author?.headers ?? {} })
  expect(await takeBack(hidden)).toEqual(REFUSED)
})

test('of an author who has left nothing is brought back', async () => {
  const leaver = await signIn(on, { name: 'Liya' })
  await send(leaver, `/api/workers/${WORKER}/reviews`, { stars: 1, comment: 'Slow.', language: 'en', key: randomUUID() })
  const [row] = (await on.database.pool.query(`select id from worker_reviews where state = 'shown' and not sample`)).rows
  await send(reader, `/api/reviews/${row.id}/reports`, { reason: 'Untrue' })
  await decide(await queue('reviews'), HIDE)
  await send(leaver, `/api/appeals/review/${row.id}`, { text: 'I was there.' })
  const back = await decide(await queue('appeals'), SHOW)
  expect((await send(leaver, '/api/profile/delete', { password: PASSWORD })).statusCode).toBe(200)
  expect(await takeBack(back)).toEqual(REFUSED)
  expect((await standing())[1]).toMatchObject([{ id: row.id, state: 'shown', appeal: null }])
})

test('it is taken back by who has decided, once, within the hour; what was not sealed here is none', async () => {
  await reportedComment()
  const back = await decide(await queue(), HIDE)
  for (const wrong of [back.slice(0, -2), `${back.slice(0, -4)}AAAA`, 'x', '%']) expect(await takeBack(wrong)).toEqual(REFUSED)
  expect(await takeBack(back, admin)).toEqual(REFUSED)
  expect((await takeBack(back, reader))[0]).toBe(403)
  expect((await send(editor, `${QUEUE}/decisions/taken-back`, {})).statusCode).toBe(400)
  const both = await Promise.all([takeBack(back), takeBack(back)])
  expect(both.map(([status]) => status).sort()).toEqual([200, 409])
  const late = await decide(await queue(), HIDE)
  on.clock.advance(3600)
  expect(await takeBack(late)).toEqual(REFUSED)
})
