// What somebody tries with an appeal: another’s, one too many, one too late, one too long.
import { randomUUID } from 'node:crypto'
import type { QueueItem } from '@menged/contracts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type Person, signIn } from '../../../test/actors.ts'
import { testApi } from '../../../test/api.ts'
import { guideId } from '../../../test/content.ts'
import { shared } from '../../../test/shared.ts'

const on = testApi({ config: { rateLimitFactor: 1000 } })
const editor = shared(() => signIn(on, { role: 'editor' }))

const POST = guideId(7)
const said = { text: 'Bring 2,000 birr.', language: 'en' }
async function comment({ headers }: Person): Promise<string> {
  on.clock.advance(1)
  return (await on.post(`/api/posts/${POST}/comments`, { ...said, key: randomUUID() }, headers)).json().data._id
}
const queue = async (show: string): Promise<QueueItem[]> =>
  (await on.get(`/api/admin/moderation?show=${show}`, editor.headers)).json().data
const settle = (items: Pick<QueueItem, 'kind' | 'id' | 'version'>[], decision: object) => {
  const chosen = items.map(({ kind, id, version }) => ({ kind, id, version }))
  return on.post('/api/admin/moderation/decisions', { items: chosen, ...decision }, editor.headers)
}
const appeal = ({ headers }: Person, id: string, text = 'I only warned of it.', kind = 'comment') =>
  on.post(`/api/appeals/${kind}/${id}`, { text }, headers)
const own = ({ headers }: Person, id: string) => on.get(`/api/appeals/comment/${id}`, headers)
const one = async (show: string, id: string) => (await queue(show)).filter((item) => item.id === id)
/** A comment that was reported, and is hidden. */
async function hidden(me: Person): Promise<string> {
  const id = await comment(me)
  await on.post(`/api/comments/${id}/reports`, { reason: 'A bribe' }, (await signIn(on)).headers)
  expect((await settle(await one('comments', id), { decision: 'hide', ground: 'bribe' })).statusCode).toBe(200)
  return id
}
const stored = async (id: string) =>
  (
    await on.database.db.execute(
      sql`select appeal, appealed_at is not null as appealed, upheld_at is not null as upheld from comments where id = ${id}`,
    )
  ).rows[0]
const code = (answer: { statusCode: number; json(): { code?: string } }) => [answer.statusCode, answer.json().code]

test('another’s appeal, one to what stands, and one to what is not there meet one refusal', async () => {
  const [me, other] = [await signIn(on), await signIn(on)]
  const [standing, mine] = [await comment(me), await hidden(me)]
  const refused = [404, 'comment_not_found']
  expect(code(await appeal(me, standing))).toEqual(refused)
  expect(code(await appeal(other, mine))).toEqual(refused)
  expect(code(await appeal(editor, mine))).toEqual(refused)
  expect(code(await appeal(me, randomUUID()))).toEqual(refused)
  expect(code(await own(other, mine))).toEqual(refused)
  expect(code(await appeal(me, mine, 'x', 'review'))).toEqual([404, 'review_not_found'])
  expect((await appeal(me, mine, 'x', 'worker')).statusCode).toBe(400)
  expect((await on.post(`/api/appeals/comment/${mine}`, { text: 'x' })).statusCode).toBe(401)
  expect([await stored(standing), await stored(mine)]).toEqual(Array(2).fill({ appeal: null, appealed: false, upheld: false }))
})

test('ten at once are one, and none comes after it was decided', async () => {
  const me = await signIn(on)
  const id = await hidden(me)
  const answers = await Promise.all(Array.from({ length: 10 }, (_, i) => appeal(me, id, `Try ${i}`)))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(9).fill(409)])
  expect((await settle(await one('appeals', id), { decision: 'uphold' })).statusCode).toBe(200)
  expect(code(await appeal(me, id))).toEqual([409, 'appeal_sent'])
  expect((await settle(await one('hidden', id), { decision: 'show' })).statusCode).toBe(200)
  expect(code(await appeal(me, id))).toEqual([404, 'comment_not_found'])
})

test('an appeal and a decision at the same moment: one of them holds, and nothing is in between', async () => {
  for (let round = 0; round < 4; round += 1) {
    const me = await signIn(on)
    const id = await hidden(me)
    const seen = await one('hidden', id)
    const [said, decided] = await Promise.all([appeal(me, id), settle(seen, { decision: 'show' })])
    expect([[said.statusCode, decided.statusCode]]).toContainEqual(said.statusCode === 200 ? [200, 409] : [404, 200])
    expect(await stored(id)).toMatchObject({ appealed: said.statusCode === 200 })
  }
})

test.each([
  ['100 kB', 'x'.repeat(100_000), 413],
  ['one letter too many', 'ሀ'.repeat(2001), 400],
  ['nothing', ' \n ', 400],
  ['what nobody sees', '\u200B\u200B', 400],
  ['what turns letters round', 'a\u202Eb', 400],
])('an appeal of %s is refused', async (_, text, status) => {
  const me = await signIn(on)
  const id = await hidden(me)
  expect((await appeal(me, id, text)).statusCode).toBe(status)
  expect(await stored(id)).toEqual({ appeal: null, appealed: false, upheld: false })
  expect((await appeal(me, id, '<script>alert(1)</script> =1+1')).json().data.appeal.text).toBe('<script>alert(1)</script> =1+1')
})

test('what its author has taken back is appealed by nobody, and what was said about it is gone', async () => {
  const me = await signIn(on)
  const [late, before] = [await hidden(me), await hidden(me)]
  const remove = (id: string) => on.send('DELETE', `/api/comments/${id}`, { headers: me.headers })
  expect((await remove(late)).statusCode).toBe(200)
  expect(code(await appeal(me, late))).toEqual([404, 'comment_not_found'])
  expect(code(await own(me, late))).toEqual([404, 'comment_not_found'])
  await appeal(me, before, 'Take me back.')
  const seen = await one('appeals', before)
  expect((await remove(before)).statusCode).toBe(200)
  expect(await one('appeals', before)).toEqual([])
  expect(code(await settle(seen, { decision: 'show' }))).toEqual([409, 'changed_meanwhile'])
  const both = await hidden(me)
  const answers = await Promise.all([appeal(me, both), remove(both)])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([expect.toBeOneOf([200, 404]), 200])
  const { rows } = await on.database.db.execute(sql`select 1 from comments where appeal is not null and removed_at is not null`)
  expect(rows).toEqual([])
})

test('a muted account may say why it should be shown again, and a suspended one may not', async () => {
  const me = await signIn(on)
  const [first, second] = [await hidden(me), await hidden(me)]
  const mute = { userId: me.userId, days: 7, reason: 'Insults' }
  expect((await on.post('/api/admin/mutes', mute, editor.headers)).statusCode).toBe(200)
  expect((await on.post(`/api/posts/${POST}/comments`, { ...said, key: randomUUID() }, me.headers)).json().code).toBe('muted')
  expect((await appeal(me, first)).statusCode).toBe(200)
  const admin = await signIn(on, { role: 'admin' })
  const suspension = { headers: admin.headers, payload: { reason: 'x' } }
  expect((await on.send('PUT', `/api/admin/users/${me.userId}/suspension`, suspension)).statusCode).toBe(200)
  expect((await appeal(me, second)).statusCode).toBe(401)
})
