import { randomUUID } from 'node:crypto'
import { CONVERSATIONS_KEPT, TURNS_KEPT } from '@menged/contracts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { PASSWORD, type Person, signIn } from '../../../test/actors.ts'
import { testApi } from '../../../test/api.ts'
import { createConversations } from './conversations.ts'

const on = testApi({ config: { rateLimitFactor: 1000 } })

const place = () => ({ id: randomUUID(), turn: randomUUID() })
const ask = (person: Person | null, conversation: { id: string; turn: string }, question = 'What does Guide 3 cost?') =>
  on.post('/api/assistant/questions', { question, language: 'en', conversation }, person?.headers ?? {})
const list = async (person: Person) => (await on.get('/api/conversations', person.headers)).json().data
const one = (person: Person, id: string) => on.get(`/api/conversations/${id}`, person.headers)

test('what an account asks is kept with its answer, titled by the first question', async () => {
  const me = await signIn(on)
  const conversation = place()
  await ask(
    me,
    conversation,
    'What does Guide 3 cost, and how long does it take until I have the paper that I need for my journey?',
  )
  on.clock.advance(1000)
  await ask(me, { ...conversation, turn: randomUUID() }, 'and how long?')
  expect(await list(me)).toEqual([
    expect.objectContaining({ id: conversation.id, title: 'What does Guide 3 cost, and how long does it take until I…' }),
  ])
  const { turns } = (await one(me, conversation.id)).json().data
  expect(turns.map(({ kind, question }: { kind: string; question: string }) => [kind, question.slice(0, 12)])).toEqual([
    ['question', 'What does Gu'],
    ['question', 'and how long'],
  ])
  expect(turns[0].answer).toMatchObject({ language: 'en' })
})

test('a turn that is sent twice is one, at once as well', async () => {
  const me = await signIn(on)
  const conversation = place()
  const responses = await Promise.all([1, 2, 3].map(() => ask(me, conversation)))
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect((await one(me, conversation.id)).json().data.turns).toHaveLength(1)
})

test('of somebody in danger nothing is kept', async () => {
  const me = await signIn(on)
  const conversation = place()
  const { body } = await ask(me, conversation, 'my husband beats me every night and I am afraid he will kill me')
  expect(body).toContain('"kind":"danger"')
  expect((await one(me, conversation.id)).statusCode).toBe(404)
  const { rows } = await on.database.db.execute(sql`select subject from statistics_daily where subject like '%husband%'`)
  expect(rows).toEqual([])
})

test('nothing of a guest is kept', async () => {
  const conversation = place()
  expect((await ask(null, conversation)).statusCode).toBe(200)
  const { rows } = await on.database.db.execute(sql`select id from conversations where id = ${conversation.id}`)
  expect(rows).toEqual([])
})

test("somebody else's conversation is not found, whatever is done with it", async () => {
  const [me, other] = [await signIn(on), await signIn(on)]
  const { id, turn } = place()
  await ask(me, { id, turn })
  const path = `/api/conversations/${id}`
  const responses = [
    await ask(other, { id, turn: randomUUID() }),
    await one(other, id),
    await on.send('PATCH', path, { headers: other.headers, payload: { title: 'Mine' } }),
    await on.send('DELETE', path, { headers: other.headers }),
    await on.post(`${path}/documents`, { turn: randomUUID(), documentId: randomUUID() }, other.headers),
  ]
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404])
  expect((await one(me, id)).json().data.turns).toHaveLength(1)
})

test('guests have none', async () => {
  for (const [method, path] of [
    ['GET', '/api/conversations'],
    ['DELETE', `/api/conversations/${randomUUID()}`],
  ] as const)
    expect((await on.send(method, path)).json().code).toBe('sign_in_required')
})

test('renamed and deleted', async () => {
  const me = await signIn(on)
  const { id, turn } = place()
  await ask(me, { id, turn })
  const renamed = await on.send('PATCH', `/api/conversations/${id}`, { headers: me.headers, payload: { title: ' የፓስፖርት ጉዳይ ' } })
  expect(renamed.json().data.title).toBe('የፓስፖርት ጉዳይ')
  const blank = await on.send('PATCH', `/api/conversations/${id}`, { headers: me.headers, payload: { title: '  ' } })
  expect(blank.statusCode).toBe(400)
  expect((await on.send('DELETE', `/api/conversations/${id}`, { headers: me.headers })).json()).toEqual({ success: true })
  expect((await one(me, id)).statusCode).toBe(404)
  expect((await on.send('DELETE', `/api/conversations/${id}`, { headers: me.headers })).statusCode).toBe(404)
})

test('only so many conversations and turns are kept, the newest', async () => {
  const me = await signIn(on)
  const conversations = createConversations({ db: on.database.db, clock: on.clock, isOwnDocument: async () => true })
  const [first, ...rest] = Array.from({ length: CONVERSATIONS_KEPT + 1 }, place)
  for (const each of [first, ...rest]) {
    if (each) await conversations.addDocument(me.userId, each, randomUUID(), 'A document')
    on.clock.advance(1000)
  }
  const kept = await list(me)
  expect(kept).toHaveLength(CONVERSATIONS_KEPT)
  expect(kept.some(({ id }: { id: string }) => id === first?.id)).toBe(false)
  const id = rest.at(-1)?.id ?? ''
  await on.database.db.execute(sql`insert into conversation_turns (conversation_id, id, kind, question, created_at)
    select ${id}, gen_random_uuid(), 'question', 'old', now() - interval '90 days' from generate_series(1, ${TURNS_KEPT})`)
  await conversations.addDocument(me.userId, { id, turn: randomUUID() }, randomUUID(), 'A document')
  expect((await one(me, id)).json().data.turns).toHaveLength(TURNS_KEPT)
})

test('a document of the account stands in a conversation; one of somebody else does not', async () => {
  const me = await signIn(on)
  const mine = randomUUID()
  const conversations = createConversations({ db: on.database.db, clock: on.clock, isOwnDocument: async (_, id) => id === mine })
  const where = place()
  await conversations.addDocument(me.userId, where, mine, 'A document')
  await conversations.addDocument(me.userId, where, mine, 'A document')
  expect((await one(me, where.id)).json().data).toMatchObject({
    title: 'A document',
    turns: [{ kind: 'document', documentId: mine }],
  })
  await expect(conversations.addDocument(me.userId, place(), randomUUID(), 'A document')).rejects.toThrow('not_found')
})

test('they are in what an account is given of itself, and go with it', async () => {
  const me = await signIn(on)
  const conversation = place()
  await ask(me, conversation)
  const { data } = (await on.get('/api/profile/export', me.headers)).json()
  expect(data.conversations).toEqual([
    expect.objectContaining({ id: conversation.id, turns: [expect.objectContaining({ kind: 'question' })] }),
  ])
  await on.post('/api/profile/delete', { password: PASSWORD }, me.headers)
  const { rows } = await on.database.db.execute(sql`select id from conversations where id = ${conversation.id}`)
  expect(rows).toEqual([])
})
