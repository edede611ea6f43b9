import type { AssistantAnswer, QuestionGroup, WaysOfAsking } from '@menged/contracts'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { type Person, signIn } from '../../../test/actors.ts'
import { testApi, testConfig } from '../../../test/api.ts'
import { shared } from '../../../test/shared.ts'
import { CONTENT_DIR } from '../../seed.ts'
import { createQuestions } from './service.ts'

const on = testApi({ contentDir: CONTENT_DIR, config: { rateLimitFactor: 1000 } })
const editor = shared(() => signIn(on, { role: 'editor' }))
const other = shared(() => signIn(on, { role: 'admin' }))
const run = (statement: string) => on.database.db.execute(sql.raw(statement))
beforeEach(async () => {
  await run('delete from reader_questions')
  await run('delete from question_ways')
  on.clock.advance(60)
})

const DESK = '/api/admin/questions'
/** Nothing that any model takes for ours. */
const UNKNOWN = ['who won the battle of adwa', 'battle of adwa who won'] as const
/** Of these every model is in doubt about some. */
const DOUBTFUL = [
  'container arrive djibouti next week. which papers i must have for taking it out',
  'thief took my passport, flight is in 9 days. any fast way?',
  'my master is from india, how i make it recognized here for job',
  'they fired me yesterday without paper',
  'waiting for my first passport is killing me, 3 months! who i can call',
  'we want to hire indian accountant in our factory. which office give him the permission',
] as const
/** As readers with code ask; the answer is the last event of the stream. */
async function ask(question: string, rest: object = {}): Promise<AssistantAnswer> {
  const { body } = await on.post('/api/assistant/questions', { question, language: 'en', ...rest })
  const [last = ''] = body.trim().split('\n\n').slice(-1)
  return JSON.parse(last.replace(/^data: /, '')).answer
}
const groups = async (who: Person = editor): Promise<QuestionGroup[]> => (await on.get(DESK, who.headers)).json().data
const waiting = async () => (await on.get('/api/admin/upkeep', editor.headers)).json().data.questions
const settle = (questions: string[], guide: string | null, { headers }: Person = editor) =>
  on.send('PUT', DESK, { payload: { questions, guide }, headers })
const idsOf = (group: QuestionGroup | undefined) => (group?.questions ?? []).map(({ _id }) => _id)
const ways = async (postId: string): Promise<WaysOfAsking> =>
  (await on.get(`/api/admin/posts/${postId}/ways`, editor.headers)).json().data

test('what was refused waits, counted by its words, alike questions together, with guides that may answer', async () => {
  for (const question of [...UNKNOWN, 'Who won the battle of Adwa?', 'ቀልድ ንገረኝ'])
    expect((await ask(question)).kind).toBe('unknown')
  on.clock.advance(3601)
  const found = await groups()
  expect(found[0]?.count).toBe(3)
  expect(found[0]?.questions.map(({ text, count }) => [text, count])).toEqual([
    [UNKNOWN[0], 2],
    [UNKNOWN[1], 1],
  ])
  expect(found[0]?.guides.length).toBeGreaterThan(0)
  expect(await waiting()).toBe(3)
})

/** It is learnt in the background, in seconds where nothing else runs. */
const LEARNT_MS = 900_000
test('one that an editor settles is learnt: asked in other words it is answered', { timeout: LEARNT_MS }, async () => {
  const [first, again] = ['a green feather for the wizard', 'the green feather that the wizard has']
  await ask(first)
  on.clock.advance(3601)
  const [group] = await groups()
  expect(group?.questions[0]?.text).toBe(first)
  const both = await Promise.all([settle(idsOf(group), 'resident-id'), settle(idsOf(group), 'resident-id', other)])
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  expect(await groups()).toEqual([])
  expect((await ways('resident-id')).added).toMatchObject([{ text: first, place: expect.any(String) }])
  await expect.poll(async () => (await ask(again)).guide, { timeout: LEARNT_MS, interval: 500 }).toBe('resident-id')
  const audited = await run(`select detail::text from audit_events where kind = 'questions_settled'`)
  expect(audited.rows.map(({ detail }) => detail)).toEqual(['{"post": "resident-id", "questions": "1"}'])
})

test('what nobody is to answer goes, and does not come back', async () => {
  await ask(UNKNOWN[0])
  on.clock.advance(3601)
  expect((await settle(idsOf((await groups())[0]), null)).statusCode).toBe(200)
  await ask(UNKNOWN[0])
  on.clock.advance(3601)
  expect([await groups(), await waiting()]).toEqual([[], 0])
})

test('what was settled waits again, all or none, and what was learnt of it goes', async () => {
  const [first, second] = ['a green feather for the wizard', UNKNOWN[0]]
  for (const question of [first, second]) await ask(question)
  on.clock.advance(3601)
  // One way is there already: it stays.
  await on.post('/api/admin/posts/resident-id/ways', { texts: [second] }, editor.headers)
  const all = (await groups()).flatMap(idsOf)
  const reopen = (settled: { questions: string[]; ways: string[] }, guide: string | null, who: Person = editor) =>
    on.send('PUT', `${DESK}/open`, { payload: { ...settled, guide }, headers: who.headers })
  for (const guide of ['resident-id', null]) {
    const settled = (await settle(all, guide)).json().data
    expect(settled.questions.toSorted()).toEqual(all.toSorted())
    expect(settled.ways).toHaveLength(guide ? 1 : 0)
    expect([await groups(), (await ways('resident-id')).added.length]).toEqual([[], guide ? 2 : 1])
    expect((await reopen(settled, guide === null ? 'resident-id' : null)).statusCode).toBe(409)
    const both = await Promise.all([reopen(settled, guide), reopen(settled, guide, other)])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect([(await groups()).flatMap(idsOf).toSorted(), (await ways('resident-id')).added]).toMatchObject([
      all.toSorted(),
      [{ text: second }],
    ])
  }
  // Asked again meanwhile one is open by itself: the other stays settled, and what was learnt of it is known.
  const settled = (await settle(all, 'resident-id')).json().data
  await run(`update reader_questions set state = 'open' where id = '${all[0]}'`)
  const refused = await reopen(settled, 'resident-id')
  expect([refused.statusCode, refused.json().error]).toEqual([409, expect.stringMatching(/^Nothing was taken back/)])
  expect([await waiting(), (await ways('resident-id')).added.length]).toEqual([1, 2])
  const audited = await run(`select detail from audit_events where kind = 'questions_reopened' order by id`)
  expect(audited.rows.map(({ detail }) => detail)).toEqual([{ post: 'resident-id', questions: '2' }, { questions: '2' }])
})

test('a likely guide waits an hour to be opened, and one that was opened is no trouble', async () => {
  const answers = await Promise.all([UNKNOWN[0], ...DOUBTFUL].map((question) => ask(question)))
  const likely = answers.find(({ kind }) => kind === 'probable')
  const row = async () => (await run(`select opened, trouble from reader_questions where answer_id = '${likely?.id}'`)).rows[0]
  expect(await row()).toEqual({ opened: false, trouble: 'unopened' })
  const before = (await groups()).flatMap(idsOf).length
  on.clock.advance(3601)
  expect((await groups()).flatMap(idsOf)).toHaveLength(before + answers.filter(({ kind }) => kind === 'probable').length)
  expect((await on.send('PUT', `/api/assistant/answers/${likely?.id}/opened`)).statusCode).toBe(200)
  expect(await row()).toMatchObject({ opened: true })
  expect((await groups()).flatMap(idsOf)).toHaveLength(before + answers.filter(({ kind }) => kind === 'probable').length - 1)
})

test('an answer that was of no use waits, one of somebody in danger never', async () => {
  const { id } = await ask('how much does it cost to renew my passport?')
  const rate = (useful: boolean) =>
    on.post(`/api/assistant/answers/${id}/rating`, { useful, question: 'how much does it cost to renew my passport?' })
  await rate(true)
  expect(await groups()).toEqual([])
  await rate(false)
  expect(await groups()).toMatchObject([{ questions: [{ trouble: 'rated' }], guides: [{ _id: 'passport-renewal' }, {}, {}] }])
  expect((await ask('ራሴን ማጥፋት እፈልጋለሁ')).kind).toBe('danger')
  await ask('ራሴን ማጥፋት እፈልጋለሁ ስልኬ 0911223344')
  on.clock.advance(3601)
  expect((await run('select text from reader_questions')).rows).toHaveLength(1)
})

test('ways of asking are added to a guide once, shown with those that shipped, and taken back', async () => {
  const path = '/api/admin/posts/trade-licence/ways'
  const add = (texts: string[]) => on.post(path, { texts }, editor.headers)
  const added = (await add(['shop paper from trade bureau', 'shop paper from trade bureau'])).json().data
  expect(added).toMatchObject({ added: [{ text: 'shop paper from trade bureau' }], suggested: [] })
  expect(added.shipped.length).toBeGreaterThan(20)
  const [{ _id }] = added.added
  const remove = () => on.send('DELETE', `${path}/${_id}`, { headers: editor.headers })
  expect((await remove()).json().data.added).toEqual([])
  expect((await remove()).statusCode).toBe(404)
  expect((await add([])).statusCode).toBe(400)
  expect((await add(['x'.repeat(161)])).statusCode).toBe(400)
  expect((await on.get('/api/admin/posts/no-such-guide/ways', editor.headers)).statusCode).toBe(404)
})

test('only editors and administrators see what was asked', async () => {
  const reader = await signIn(on)
  const paths = [DESK, '/api/admin/posts/trade-licence/ways']
  for (const path of paths) {
    expect((await on.get(path, reader.headers)).statusCode).toBe(403)
    expect((await on.get(path)).statusCode).toBe(401)
  }
  expect((await settle(['00000000-0000-4000-8000-000000000000'], null, reader)).statusCode).toBe(403)
  expect((await settle(['00000000-0000-4000-8000-000000000000'], 'no-such-guide')).statusCode).toBe(404)
})

test('what says who has asked is not kept, and nothing longer than a year', async () => {
  await ask('battle of Kebede Alemu 0911 22 33 44 kebede@example.et at adwa who won')
  const { readers } = createQuestions({ db: on.database.db, clock: on.clock, config: testConfig() } as unknown as Parameters<
    typeof createQuestions
  >[0])
  const texts = async () => (await run('select text from reader_questions')).rows.map(({ text }) => text)
  expect(await texts()).toEqual(['battle of … at adwa who won'])
  on.clock.advance(364 * 86_400)
  await readers.forgetOld()
  expect(await texts()).toHaveLength(1)
  on.clock.advance(2 * 86_400)
  await readers.forgetOld()
  expect(await texts()).toEqual([])
})
