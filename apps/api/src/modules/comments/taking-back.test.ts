import { randomUUID } from 'node:crypto'
import { type Comment, commentsAnswer } from '@menged/contracts'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { signIn } from '../../../test/actors.ts'
import { testApi } from '../../../test/api.ts'
import { guideId } from '../../../test/content.ts'
import { shared } from '../../../test/shared.ts'
import { startWorker } from '../../../test/worker.ts'

const on = testApi({ config: { rateLimitFactor: 1000 } })
const worker = shared(() => startWorker(on))
beforeEach(async () => {
  await on.database.db.execute(sql`delete from comments where not sample`)
})

type Person = Awaited<ReturnType<typeof signIn>>
const POST = guideId(7)
const SAMPLED = guideId(3)
async function written(person: Person, parentId?: string): Promise<Comment> {
  on.clock.advance(1)
  const payload = { text: `Words ${randomUUID()}`, language: 'en', key: randomUUID(), ...(parentId ? { parentId } : {}) }
  return (await on.post(`/api/posts/${POST}/comments`, payload, person.headers)).json().data
}
const listOf = async (postId = POST): Promise<Comment[]> =>
  commentsAnswer.parse((await on.get(`/api/posts/${postId}/comments`)).json()).data
const remove = (id: string, { headers }: { headers: Record<string, string> }) =>
  on.api.inject({ method: 'DELETE', url: `/api/comments/${id}`, headers })
const send = (id: string, what: 'reports' | 'hiding', reason: unknown, { headers }: { headers: Record<string, string> }) =>
  on.post(`/api/comments/${id}/${what}`, { reason }, headers)
/** Everything that the tables still know, as one text. */
const stored = async (): Promise<string> =>
  JSON.stringify((await on.database.db.execute(sql`select * from comments`)).rows) +
  JSON.stringify((await on.database.db.execute(sql`select * from notifications`)).rows) +
  JSON.stringify((await on.database.db.execute(sql`select * from tasks where done_at is null`)).rows)
const rows = async (): Promise<number> => (await on.database.db.execute(sql`select 1 from comments where not sample`)).rows.length
const countOf = async (): Promise<number> => (await on.get(`/api/posts/${POST}/reading?language=en`)).json().data.commentCount

test('a comment without replies is gone, with its row', async () => {
  const me = await signIn(on)
  const comment = await written(me)
  expect((await remove(comment._id, me)).json()).toEqual({ success: true })
  expect([await listOf(), await rows(), await countOf()]).toEqual([[], 0, 0])
  expect((await remove(comment._id, me)).json()).toMatchObject({ code: 'comment_not_found' })
})

test('one with replies stands without words and name until its last reply is gone', async () => {
  const [me, other, third] = [await signIn(on), await signIn(on), await signIn(on)]
  const comment = await written(me)
  const [first, second] = [await written(other, comment._id), await written(third, comment._id)]
  await remove(comment._id, me)
  const [, , held] = await listOf()
  expect(held).toMatchObject({ _id: comment._id, state: 'removed', text: '', author: '', avatar: null, official: false })
  expect(await stored()).not.toContain(comment.text)
  expect(await countOf()).toBe(2)
  await remove(first._id, other)
  expect((await listOf()).map(({ _id }) => _id)).toEqual([second._id, comment._id])
  await remove(second._id, third)
  expect([await listOf(), await rows()]).toEqual([[], 0])
})

test('the last two replies taken back at the same moment leave nothing', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [me, other, third] = [await signIn(on), await signIn(on), await signIn(on)]
    const comment = await written(me)
    const [first, second] = [await written(other, comment._id), await written(third, comment._id)]
    await remove(comment._id, me)
    await Promise.all([remove(first._id, other), remove(second._id, third)])
    expect(await rows()).toBe(0)
  }
})

test('a reply and the removal of what it replies to, at the same moment, leave a thread that makes sense', async () => {
  for (let round = 0; round < 10; round += 1) {
    const [me, other] = [await signIn(on), await signIn(on)]
    const comment = await written(me)
    await Promise.all([remove(comment._id, me), written(other, comment._id)])
    const list = await listOf()
    const reply = list.find(({ parentId }) => parentId === comment._id)
    expect(list.map(({ state }) => state)).toEqual(reply ? ['shown', 'removed'] : [])
    await on.database.db.execute(sql`delete from comments where not sample`)
  }
})

test('the notification of a reply goes with it', async () => {
  const [me, other] = [await signIn(on), await signIn(on)]
  const comment = await written(me)
  const reply = await written(other, comment._id)
  await worker.tasks.runDue()
  expect(await stored()).toContain(`"preview_en":"${reply.text}"`)
  await remove(reply._id, other)
  expect(await stored()).not.toContain(reply.text)
  // Before anybody was notified, too.
  const next = await written(other, comment._id)
  await remove(next._id, other)
  await worker.tasks.runDue()
  expect(await stored()).not.toContain(next.text)
})

test("another person's, a sample's and an unknown one meet the same refusal", async () => {
  const [me, other] = [await signIn(on), await signIn(on)]
  const comment = await written(other)
  const [sample] = await listOf(SAMPLED)
  const answers = await Promise.all([comment._id, sample?._id ?? '', randomUUID()].map((id) => remove(id, me)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  expect((await remove(comment._id, await signIn(on, { role: 'admin' }))).statusCode).toBe(404)
  expect((await remove(comment._id, { headers: {} })).json()).toMatchObject({ code: 'sign_in_required' })
  expect((await remove('mine', me)).json()).toMatchObject({ code: 'invalid_input', field: 'commentId' })
  expect(await listOf()).toHaveLength(1)
})

test('with an account everything that it said goes; what others said stays', async () => {
  const [me, other] = [await signIn(on), await signIn(on)]
  await on.database.db.execute(sql`update users set full_name = 'Somebody Who Leaves' where id = ${me.userId}`)
  const answered = await written(me)
  const kept = await written(other, answered._id)
  const [alone, toMyself] = [await written(me), await written(me, answered._id)]
  const theirs = await written(other)
  const toThem = await written(me, theirs._id)
  await worker.tasks.runDue()
  await on.database.db.transaction(async (tx) => {
    await worker.comments.forgetAuthor(tx, me.userId)
    await tx.execute(sql`delete from users where id = ${me.userId}`)
  })
  expect((await listOf()).map(({ _id, state }) => [_id, state])).toEqual([
    [theirs._id, 'shown'],
    [kept._id, 'shown'],
    [answered._id, 'removed'],
  ])
  const all = await stored()
  for (const { text } of [answered, alone, toMyself, toThem]) expect(all).not.toContain(text)
  for (const secret of [me.userId, 'Somebody Who Leaves']) expect(all).not.toContain(secret)
  await remove(kept._id, other)
  expect((await listOf()).map(({ _id }) => _id)).toEqual([theirs._id])
})

test('a comment is reported once by each person, not by its author', async () => {
  const [me, other, third] = [await signIn(on), await signIn(on), await signIn(on)]
  const comment = await written(me)
  await Promise.all(Array.from({ length: 20 }, () => send(comment._id, 'reports', 'ስድብ ነው።', other)))
  expect((await send(comment._id, 'reports', 'Again', other)).json()).toEqual({ success: true })
  expect((await send(comment._id, 'reports', '<script>', third)).json()).toEqual({ success: true })
  const { rows: reports } = await on.database.db.execute(sql`select user_id, reason from comment_reports order by reason`)
  expect(reports).toEqual([
    { user_id: third.userId, reason: '<script>' },
    { user_id: other.userId, reason: 'ስድብ ነው።' },
  ])
  expect((await send(comment._id, 'reports', 'Mine', me)).json()).toMatchObject({ code: 'forbidden' })
  expect((await send(comment._id, 'reports', 'Guest', { headers: {} })).json()).toMatchObject({ code: 'sign_in_required' })
  expect((await send(randomUUID(), 'reports', 'Unknown', other)).json()).toMatchObject({ code: 'comment_not_found' })
  for (const reason of ['', ' ', 'a'.repeat(2001), 'a\u0000', 'a\u202E', 5]) {
    expect((await send(comment._id, 'reports', reason, other)).json()).toMatchObject({ code: 'invalid_input', field: 'reason' })
  }
  const [sample] = await listOf(SAMPLED)
  expect((await send(sample?._id ?? '', 'reports', 'A sample', other)).statusCode).toBe(200)
})

test.each(['editor', 'admin'] as const)('an %s hides a comment with a reason; its author is notified', async (role) => {
  const [me, other, moderator] = [await signIn(on), await signIn(on), await signIn(on, { role })]
  const comment = await written(me)
  expect((await send(comment._id, 'hiding', 'A phone number of somebody else.', moderator)).json()).toEqual({ success: true })
  expect([await listOf(), await countOf()]).toEqual([[], 0])
  expect((await on.get(`/api/posts/${POST}`)).json().data.comments).toEqual([])
  // A second moderator at the same moment changes nothing.
  await send(comment._id, 'hiding', 'Another reason.', await signIn(on, { role }))
  const { rows: kept } = await on.database.db.execute(
    sql`select text, hidden_reason, hidden_by from comments where id = ${comment._id}`,
  )
  expect(kept).toEqual([{ text: comment.text, hidden_reason: 'A phone number of somebody else.', hidden_by: moderator.userId }])
  const { rows: events } = await on.database.db.execute(sql`select user_id, detail from audit_events where kind = 'comment_hidden'
    and detail->>'comment' = ${comment._id}`)
  expect(events).toEqual([{ user_id: moderator.userId, detail: { comment: comment._id } }])

  await worker.tasks.runDue()
  const { rows: told } = await on.database.db.execute(
    sql`select title_en, preview_en, link from notifications where user_id = ${me.userId}`,
  )
  expect(told).toEqual([
    {
      title_en: 'A moderator has hidden your comment',
      preview_en: 'A phone number of somebody else.',
      link: `/notifications#appeal-comment-${comment._id}`,
    },
  ])
  expect((await send(comment._id, 'reports', 'Hidden', other)).json()).toMatchObject({ code: 'comment_not_found' })
  expect((await on.get(`/api/posts/${POST}/comments/mine`, me.headers)).json().data).toEqual([])
  expect((await remove(comment._id, me)).json()).toEqual({ success: true })
})

test('a hidden comment with replies stands without words; a hidden reply is gone from sight and from the notification', async () => {
  const [me, other, moderator] = [await signIn(on), await signIn(on), await signIn(on, { role: 'editor' })]
  const comment = await written(me)
  const reply = await written(other, comment._id)
  await worker.tasks.runDue()
  await send(comment._id, 'hiding', 'Rude.', moderator)
  expect(await listOf()).toMatchObject([
    { _id: reply._id, state: 'shown', text: reply.text },
    { _id: comment._id, state: 'hidden', text: '', author: '', avatar: null },
  ])
  await send(reply._id, 'hiding', 'Rude.', moderator)
  expect(await listOf()).toEqual([])
  const { rows: left } = await on.database.db.execute(sql`select preview_en from notifications where user_id = ${me.userId}`)
  expect(JSON.stringify(left)).not.toContain(reply.text)
})

test('samples may be hidden, and stay so', async () => {
  const moderator = await signIn(on, { role: 'editor' })
  const [sample] = await listOf(SAMPLED)
  expect((await send(sample?._id ?? '', 'hiding', 'Out of date.', moderator)).statusCode).toBe(200)
  expect((await listOf(SAMPLED)).map(({ _id }) => _id)).not.toContain(sample?._id)
})

test.each(['normalUser', 'user', 'worker'] as const)('a %s hides nothing', async (role) => {
  const comment = await written(await signIn(on))
  const answer = await send(comment._id, 'hiding', 'I do not like it.', await signIn(on, { role }))
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden'])
  expect((await send(comment._id, 'hiding', 'Guest', { headers: {} })).json()).toMatchObject({ code: 'sign_in_required' })
  expect(await listOf()).toHaveLength(1)
})

test('what is hidden needs a reason', async () => {
  const [me, moderator] = [await signIn(on), await signIn(on, { role: 'admin' })]
  const comment = await written(me)
  for (const reason of ['', undefined, 'a'.repeat(2001)]) {
    expect((await send(comment._id, 'hiding', reason, moderator)).json()).toMatchObject({
      code: 'invalid_input',
      field: 'reason',
    })
  }
  expect((await send(randomUUID(), 'hiding', 'Unknown', moderator)).json()).toMatchObject({ code: 'comment_not_found' })
})
