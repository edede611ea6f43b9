import { randomUUID } from 'node:crypto'
import type { OwnHidden, QueueItem, QueueWorker } from '@menged/contracts'
import { addisDate, formatDate } from '@menged/ethiopia'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { logIn, type Person, signIn } from '../../../test/actors.ts'
import { testApi } from '../../../test/api.ts'
import { guideId, testContent } from '../../../test/content.ts'
import { sampleWorker } from '../../../test/workers.ts'
import { createVoice } from './voice.ts'

const on = testApi({ config: { rateLimitFactor: 1000 }, content: { ...testContent(), workers: [sampleWorker(1)] } })
let editor: Person
let admin: Person
const WORKER = 2000
beforeAll(async () => {
  const owner = await signIn(on, { role: 'worker', name: 'Selam' })
  await on.database.db.execute(sql`insert into workers (id, user_id, name_en, location, specialties, experience, hourly_rate, starting_price, created_at, updated_at)
    values (${WORKER}, ${owner.userId}, 'Selam', 'Adama', array['dataEntry'], '1-3', 100, 100, now(), now())`)
})
beforeEach(async () => {
  for (const each of [
    'comments where not sample',
    'worker_reviews where not sample',
    'worker_verifications',
    'mutes',
    'notifications',
    'tasks',
  ])
    await on.database.db.execute(sql.raw(`delete from ${each}`))
  on.clock.advance(60)
  // A test may let days pass: sessions end meanwhile.
  editor = await signIn(on, { role: 'editor' })
  admin = await signIn(on, { role: 'admin' })
})

const POST = guideId(7)
const QUEUE = '/api/admin/moderation'
const amharic = (person: Person) => ({ ...person.headers, 'accept-language': 'am' })
const write = (me: Person, text = 'Bring 2,000 birr.', headers: Record<string, string> = me.headers) =>
  on.post(`/api/posts/${POST}/comments`, { text, language: 'en', key: randomUUID() }, headers)
async function comment(me: Person, text?: string): Promise<string> {
  on.clock.advance(1)
  return (await write(me, text)).json().data._id
}
const review = (me: Person, comment = 'Slow.') =>
  on.post(`/api/workers/${WORKER}/reviews`, { stars: 1, comment, language: 'en', key: randomUUID() }, me.headers)
const report = (by: Person, id: string, kind = 'comments') =>
  on.post(`/api/${kind}/${id}/reports`, { reason: 'A bribe' }, by.headers)
const queue = async (by: Person, show = 'all') => (await on.get(`${QUEUE}?show=${show}`, by.headers)).json()
const items = async (by: Person, show?: string): Promise<QueueItem[]> => (await queue(by, show)).data
const settle = (by: Person, chosen: Pick<QueueItem, 'kind' | 'id' | 'version'>[], decision: object) =>
  on.post(
    `${QUEUE}/decisions`,
    { items: chosen.map(({ kind, id, version }) => ({ kind, id, version })), ...decision },
    by.headers,
  )
const HIDE = { decision: 'hide', ground: 'bribe' }
const listed = async () => (await on.get(`/api/posts/${POST}/comments`)).json().data.map(({ _id }: { _id: string }) => _id)
const mine = async (me: Person) => (await on.get(`/api/posts/${POST}/comments/mine`, me.headers)).json()
const own = async (me: Person, id: string, kind = 'comment') => on.get(`/api/appeals/${kind}/${id}`, me.headers)
const appeal = (me: Person, id: string, text = 'I only warned of it.', kind = 'comment') =>
  on.post(`/api/appeals/${kind}/${id}`, { text }, me.headers)
const told = async ({ userId }: Person) => {
  // A decision may be taken back till then.
  on.clock.advance(15)
  await on.work()
  return (
    await on.database.db.execute(
      sql`select title_en, title_am, preview_en, preview_am, link from notifications where user_id = ${userId} order by created_at, key`,
    )
  ).rows
}
const audited = async (kind: string) =>
  (await on.database.db.execute(sql`select user_id, detail from audit_events where kind = ${kind} order by id`)).rows
const code = (response: { statusCode: number; json(): { code?: string } }) => [response.statusCode, response.json().code]

test('what was reported stands in the queue, the oldest first, with reasons and without names', async () => {
  const [me, one, other] = [await signIn(on, { name: 'Rahel M.' }), await signIn(on, { name: 'Abel' }), await signIn(on)]
  const [first, second] = [await comment(me), await comment(me, 'Another.')]
  await report(one, second)
  on.clock.advance(60)
  await report(one, first)
  on.clock.advance(60)
  await report(other, first)
  const { data, counts } = await queue(editor)
  expect(data.map(({ id, reports }: QueueItem) => [id, reports.length])).toEqual([
    [second, 1],
    [first, 2],
  ])
  expect(counts).toEqual({ all: 2, comments: 2, reviews: 0, appeals: 0, workers: 0, hidden: 0 })
  expect(data[1]).toMatchObject({
    kind: 'comment',
    state: 'shown',
    author: { name: 'Rahel M.', userId: me.userId, mutedUntil: null },
    about: { en: expect.any(String), am: expect.any(String) },
    link: `/post/detail/${POST}#comment-${first}`,
    reports: [{ reason: 'A bribe' }, { reason: 'A bribe' }],
  })
  expect(Date.parse(data[1].since) - Date.parse(data[0].since)).toBe(60_000)
  expect(JSON.stringify(data)).not.toMatch(new RegExp(`${one.userId}|${other.userId}|Abel`))
  expect((await on.get(`${QUEUE}/count`, editor.headers)).json().data).toEqual({ waiting: 2, workers: 0 })
})

test('keep closes the reports; the same person does not bring it back', async () => {
  const [me, other] = [await signIn(on), await signIn(on)]
  const id = await comment(me)
  await report(other, id)
  expect((await settle(editor, await items(editor), { decision: 'show' })).json().data).toMatchObject({ done: 1, changed: [] })
  expect([await items(editor), await listed()]).toEqual([[], [id]])
  await report(other, id)
  expect(await items(editor)).toEqual([])
  await report(await signIn(on), id)
  expect((await items(editor)).map(({ reports }) => reports.length)).toEqual([1])
  expect(await told(me)).toEqual([])
})

test('hidden with a ground in both languages; only the author sees it, appeals once, and it is shown again', async () => {
  const [me, other] = [await signIn(on), await signIn(on)]
  const id = await comment(me)
  await report(other, id)
  await settle(editor, await items(editor), { ...HIDE, note: 'Offices take no cash.' })
  expect([await listed(), await items(editor)]).toEqual([[], []])
  const link = `/notifications#appeal-comment-${id}`
  expect(await told(me)).toMatchObject([
    {
      preview_en: 'Asks for or offers a bribe. Offices take no cash.',
      preview_am: expect.stringMatching(/^ጉቦ.*። Offices/),
      link,
    },
  ])
  expect((await mine(me)).hidden).toMatchObject([
    { _id: id, text: 'Bring 2,000 birr.', reason: { am: expect.stringMatching(/^ጉቦ/) } },
  ])
  expect((await mine(other)).hidden).toEqual([])
  expect((await own(me, id)).json().data).toMatchObject({ isHidden: true, appeal: null } satisfies Partial<OwnHidden>)
  expect(code(await own(other, id))).toEqual([404, 'comment_not_found'])
  expect(code(await appeal(other, id))).toEqual([404, 'comment_not_found'])

  const answers = await Promise.all([appeal(me, id), appeal(me, id, 'Again.')])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  const [waiting] = await items(admin, 'appeals')
  expect(waiting).toMatchObject({ id, state: 'hidden', appeal: { text: expect.any(String) }, reports: [{ reason: 'A bribe' }] })
  await settle(admin, waiting ? [waiting] : [], { decision: 'show' })
  expect([await listed(), (await mine(me)).hidden]).toEqual([[id], []])
  expect((await told(me)).at(-1)).toMatchObject({
    title_en: 'Your comment is shown again',
    title_am: 'አስተያየትዎ እንደገና ይታያል',
    link: `/post/detail/${POST}#comment-${id}`,
  })
  expect((await own(me, id)).json().data).toMatchObject({ isHidden: false, reason: null, appeal: null })
  expect(await audited('comment_shown')).toContainEqual({ user_id: admin.userId, detail: { comment: id } })
})

test('an appeal that is upheld stays hidden, can still be shown again, and appealed when it is hidden anew', async () => {
  const [me, other] = [await signIn(on), await signIn(on)]
  const id = await comment(me)
  await report(other, id)
  await settle(editor, await items(editor), HIDE)
  expect(code(await settle(editor, await items(editor, 'hidden'), { decision: 'uphold' }))).toEqual([409, 'changed_meanwhile'])
  await appeal(me, id)
  on.clock.advance(1)
  await settle(editor, await items(editor, 'appeals'), { decision: 'uphold' })
  expect((await own(me, id)).json().data.appeal).toMatchObject({ state: 'upheld' })
  expect((await told(me)).at(-1)).toMatchObject({ title_en: 'Your comment stays hidden after a second look' })
  expect(code(await appeal(me, id))).toEqual([409, 'appeal_sent'])
  expect(await items(editor, 'appeals')).toEqual([])
  // Thirty days later nothing has been destroyed.
  on.clock.advance(30 * 86_400)
  const by = await signIn(on, { role: 'editor' })
  await settle(by, await items(by, 'hidden'), { decision: 'show' })
  expect(await listed()).toEqual([id])
  await report(await signIn(on), id)
  await settle(by, await items(by), HIDE)
  const again = { ...me, headers: { authorization: `Bearer ${await logIn(on, me.email)}` } }
  expect((await appeal(again, id)).statusCode).toBe(200)
})
test('several at once, of both kinds; of two moderators one decides', async () => {
  const [me, other] = [await signIn(on), await signIn(on)]
  const id = await comment(me)
  await report(other, id)
  const { json } = await review(me)
  await report(other, json().data.id, 'reviews')
  await on.post(`/api/workers/${WORKER}/reviews`, {
    stars: 5,
    comment: 'Good.',
    language: 'en',
    key: randomUUID(),
    name: 'Guest',
  })
  const all = await items(editor)
  expect(all.map(({ kind, state }) => `${kind} ${state}`).sort()).toEqual(['comment shown', 'review shown', 'review waiting'])
  expect(all.find(({ state }) => state === 'waiting')).toMatchObject({
    about: { en: 'Selam' },
    author: { name: 'Guest', userId: null },
  })
  const answers = await Promise.all([settle(editor, all, HIDE), settle(admin, all, { decision: 'show' })])
  const done = answers.map((answer) => (answer.statusCode === 200 ? answer.json().data.done : answer.statusCode))
  // Whoever is first with each: together three, and never a fault.
  expect(done.filter((each) => each !== 409).reduce((sum, each) => sum + each, 0)).toBe(3)
  expect(await items(editor)).toEqual([])
  expect(code(await settle(admin, all, HIDE))).toEqual([409, 'changed_meanwhile'])
})

test('a hidden review is appealed in the same way', async () => {
  const me = await signIn(on)
  const { id } = (await review(me)).json().data
  await report(await signIn(on), id, 'reviews')
  await settle(editor, await items(editor, 'reviews'), { decision: 'hide', ground: 'else', note: 'He was not there.' })
  expect((await own(me, id, 'review')).json().data).toMatchObject({
    kind: 'review',
    text: 'Slow.',
    reason: { en: 'He was not there.', am: 'He was not there.' },
  })
  await appeal(me, id, 'I was.', 'review')
  const [waiting] = await items(editor, 'appeals')
  expect(waiting).toMatchObject({ kind: 'review', stars: 1, appeal: { text: 'I was.' } })
  await settle(editor, waiting ? [waiting] : [], { decision: 'uphold' })
  expect((await own(me, id, 'review')).json().data.appeal.state).toBe('upheld')
  const taken = (await on.get('/api/profile/export', me.headers)).json().data.appeals
  expect(taken).toMatchObject([{ kind: 'review', _id: id, outcome: 'upheld' }])
  await settle(editor, await items(editor, 'hidden'), { decision: 'show' })
  expect((await own(me, id, 'review')).json().data.isHidden).toBe(false)
})

test('workers with papers stand in the queue of administrators only', async () => {
  await on.database.db.execute(
    sql`insert into worker_verifications (worker_id, state, created_at) values (${WORKER}, 'waiting', now())`,
  )
  const { data, counts } = await queue(admin)
  expect([data, counts.workers]).toMatchObject([[{ kind: 'worker', name: 'Selam', papers: 0 } satisfies Partial<QueueWorker>], 1])
  const seen = await queue(editor)
  expect([seen.data, seen.counts.workers, (await queue(editor, 'workers')).data]).toEqual([[], 0, []])
})

test.each([
  ['without a ground', { decision: 'hide' }, 'ground'],
  ['for another reason without saying it', { decision: 'hide', ground: 'else' }, 'note'],
  ['with a ground of its own', { decision: 'hide', ground: 'because' }, 'ground'],
  ['another decision', { decision: 'burn' }, 'decision'],
])('a decision %s is refused', async (_, decision, field) => {
  const answer = await settle(editor, [{ kind: 'comment', id: randomUUID(), version: 'x' }], decision)
  expect([answer.statusCode, answer.json().field]).toEqual([400, field])
})

const mute = (by: Person, userId: string, days: number = 7, reason = 'Insults') =>
  on.post('/api/admin/mutes', { userId, days, reason }, by.headers)

test('a muted account reads and saves, and writes nothing until then; it is told until when, in both languages', async () => {
  const me = await signIn(on)
  const before = await comment(me)
  const answers = await Promise.all([mute(editor, me.userId, 1), mute(admin, me.userId, 7)])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  const refused = await write(me)
  expect(code(refused)).toEqual([403, 'muted'])
  const until = addisDate(new Date(on.clock.now().getTime() + 7 * 86_400_000).toISOString())
  const [en, am] = [refused.json().error, (await write(me, 'x', amharic(me))).json().error]
  expect(en).toMatch(
    new RegExp(`^A moderator has paused your writing until ${formatDate(until, 'en')}, \\d\\d:\\d\\d\\. Reason: Insults$`),
  )
  expect(am).toMatch(new RegExp(`^የይዘት ተቆጣጣሪው እስከ ${formatDate(until, 'am')}፣ .* ድረስ .*ምክንያቱ፦ Insults$`))
  expect(code(await review(me))).toEqual([403, 'muted'])
  expect((await on.send('PUT', `/api/profile/saved/${guideId(2)}`, { headers: me.headers })).statusCode).toBe(200)
  expect((await on.send('DELETE', `/api/comments/${before}`, { headers: me.headers })).statusCode).toBe(200)
  expect((await told(me))[0]).toMatchObject({
    title_en: expect.stringContaining('You cannot write until'),
    preview_en: 'Insults',
  })
  expect((await on.get('/api/admin/mutes', editor.headers)).json().data).toMatchObject([{ userId: me.userId, name: 'አበበ Abebe' }])

  const lift = () => on.send('DELETE', `/api/admin/mutes/${me.userId}`, { headers: editor.headers })
  expect([(await lift()).statusCode, (await lift()).statusCode]).toEqual([200, 200])
  expect((await write(me)).statusCode).toBe(200)
  expect(await audited('mute_lifted')).toEqual([{ user_id: editor.userId, detail: { account: me.userId } }])
  expect((await audited('account_muted')).length).toBeGreaterThan(0)
})

test('a mute that was lifted by mistake holds again, as long as it did, and the person hears of neither', async () => {
  const me = await signIn(on)
  await mute(editor, me.userId, 1)
  expect(await told(me)).toHaveLength(1)
  const [before] = (await on.get('/api/admin/mutes', editor.headers)).json().data
  const again = async () => (await on.send('PUT', `/api/admin/mutes/${me.userId}`, { headers: editor.headers })).statusCode
  const lift = () => on.send('DELETE', `/api/admin/mutes/${me.userId}`, { headers: editor.headers })
  expect(await again()).toBe(409)
  await lift()
  const both = await Promise.all([again(), again()])
  expect(both.sort()).toEqual([200, 409])
  expect((await on.get('/api/admin/mutes', editor.headers)).json().data).toEqual([before])
  expect(code(await write(me))).toEqual([403, 'muted'])
  expect(await told(me)).toHaveLength(1)
  expect((await audited('account_muted')).at(-1)).toEqual({ user_id: editor.userId, detail: { account: me.userId } })
  await lift()
  on.clock.advance(86_400)
  editor = await signIn(on, { role: 'editor' })
  expect(await again()).toBe(409)
})

test('a mute ends by itself', async () => {
  const me = await signIn(on)
  await mute(editor, me.userId, 1)
  on.clock.advance(86_399)
  expect(code(await write(me))).toEqual([403, 'muted'])
  on.clock.advance(2)
  expect((await write(me)).statusCode).toBe(200)
  const kept = async () => (await on.database.db.execute(sql`select 1 from mutes`)).rows.length
  const forgetOld = createVoice({ db: on.database.db, clock: on.clock } as unknown as Parameters<typeof createVoice>[0]).forgetOld
  await forgetOld()
  expect(await kept()).toBe(1)
  on.clock.advance(30 * 86_400)
  await forgetOld()
  expect(await kept()).toBe(0)
  expect((await on.get('/api/admin/mutes', (await signIn(on, { role: 'editor' })).headers)).json().data).toEqual([])
})

test('nobody mutes staff or for as long as they like', async () => {
  const [by, target] = [await signIn(on, { role: 'editor' }), await signIn(on)]
  const boss = await signIn(on, { role: 'admin' })
  expect(code(await mute(by, boss.userId))).toEqual([403, 'forbidden'])
  expect(code(await mute(by, by.userId))).toEqual([403, 'forbidden'])
  expect(code(await mute(by, randomUUID()))).toEqual([404, 'not_found'])
  expect(code(await mute(by, target.userId, 8))).toEqual([400, 'invalid_input'])
  expect(code(await mute(by, target.userId, 7, ' '))).toEqual([400, 'invalid_input'])
  expect(code(await mute(target, by.userId))).toEqual([403, 'forbidden'])
})

const LINKS = 'See www.example.com and https://other.example/x'

test('a new account writes one link and 120 words at most; it is told why', async () => {
  const me = await signIn(on)
  const refused = await write(me, LINKS, amharic(me))
  expect([...code(refused), refused.json().field]).toEqual([400, 'invalid_input', 'text'])
  expect(refused.json().error).toMatch(/አዲስ መለያ.*1 ሊንክ/)
  expect((await write(me, 'word '.repeat(121))).json().error).toContain('120 words at most')
  expect((await write(me, 'See ethiopianpassportservices.gov.et')).statusCode).toBe(200)
  expect((await write(me, 'word '.repeat(120))).statusCode).toBe(200)
  expect((await review(me, LINKS)).json().field).toBe('comment')
})

test('it is new for seven days, and until three comments of it stand', async () => {
  const me = await signIn(on)
  const age = (days: number) =>
    on.database.db.execute(
      sql`update users set created_at = ${new Date(on.clock.now().getTime() - days * 86_400_000).toISOString()}::timestamptz where id = ${me.userId}`,
    )
  await age(8)
  for (let n = 0; n < 3; n += 1) {
    expect((await write(me, LINKS)).statusCode).toBe(400)
    await comment(me)
  }
  expect((await write(me, LINKS)).statusCode).toBe(200)
  await age(6)
  expect((await write(me, LINKS)).statusCode).toBe(400)
})

test.each([{ role: 'editor' as const }, { role: 'user' as const, verified: true }])('%o may', async (wanted) => {
  expect((await write(await signIn(on, wanted), LINKS)).statusCode).toBe(200)
})
