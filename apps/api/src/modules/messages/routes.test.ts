import { randomUUID } from 'node:crypto'
import type { Message } from '@menged/contracts'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { signIn } from '../../../test/actors.ts'
import { testApi } from '../../../test/api.ts'
import { shared } from '../../../test/shared.ts'

const on = testApi({ config: { rateLimitFactor: 1000, operatorEmail: 'office@menged.example' } })
const editor = shared(() => signIn(on, { role: 'editor', name: 'Meron' }))
const admin = shared(() => signIn(on, { role: 'admin' }))
beforeEach(async () => {
  for (const each of ['contact_messages', 'feedback', 'plan_requests', 'tasks', 'mailbox'])
    await on.database.db.execute(sql.raw(`delete from ${each}`))
  on.clock.advance(1)
})

const INBOX = '/api/admin/messages'
const wrote = { name: 'ሀና ተስፋዬ', contact: 'hana@example.et', subject: 'ክፍያ', message: 'ክፍያው ስንት ነው?', language: 'am' }
async function send(change: object = {}): Promise<void> {
  on.clock.advance(1)
  expect((await on.post('/api/contact-messages', { ...wrote, ...change })).statusCode).toBe(200)
}
const inbox = async (query = '', by = editor) => (await on.get(`${INBOX}${query}`, by.headers)).json()
const first = async (query = ''): Promise<Message> => (await inbox(query)).data[0]
const reply = ({ kind, id, version }: Message, payload: object, by = editor) =>
  on.post(`${INBOX}/${kind}/${id}/reply`, { way: 'mail', text: 'ክፍያው 500 ብር ነው።', version, ...payload }, by.headers)
const put = ({ kind, id, version }: Message, state: string, by = editor) =>
  on.send('PUT', `${INBOX}/${kind}/${id}/state`, { payload: { state, version }, headers: by.headers })
const mails = async () => {
  await on.work()
  return (
    await on.database.db.execute(
      sql`select receiver, subject, text, language from mailbox where receiver <> 'office@menged.example'`,
    )
  ).rows
}
const code = (response: { statusCode: number; json(): { code?: string } }) => [response.statusCode, response.json().code]

test('messages, feedback and wishes for a plan stand in one inbox, open ones the oldest first', async () => {
  const me = await signIn(on, { name: 'Abel' })
  await send()
  on.clock.advance(1)
  await on.post('/api/feedback', { type: 'idea', text: 'More guides.', page: '/search', language: 'en' }, me.headers)
  on.clock.advance(1)
  await on.post('/api/plan-requests', { plan: 'pro', period: 'annual', key: randomUUID(), language: 'en' }, me.headers)
  const { data, counts, totalItems } = await inbox('?state=open')
  expect([counts, totalItems]).toEqual([{ open: 3, answered: 0, closed: 0 }, 3])
  expect(data).toMatchObject([
    { kind: 'contact', name: 'ሀና ተስፋዬ', contact: 'hana@example.et', canMail: true, subject: 'ክፍያ', answer: null, state: 'open' },
    { kind: 'feedback', name: 'Abel', contact: me.email, subject: 'Feedback: an idea', text: 'More guides.', page: '/search' },
    { kind: 'plan', name: 'Abel', contact: me.email, subject: 'Plan wanted: Pro, Annual' },
  ])
  expect((await inbox()).data.map(({ kind }: Message) => kind)).toEqual(['plan', 'feedback', 'contact'])
  expect((await inbox('?kind=plan')).data).toHaveLength(1)
})

test.each([
  ['ክፍያ', 1],
  ['HANA@', 1],
  ['100%', 1],
  ['_', 0],
  ['nobody', 0],
])('the search for %s finds %i', async (q, found) => {
  await send()
  await send({ name: 'Abel', contact: '0911234567', subject: 'Discount', message: 'Is it 100% free?', language: 'en' })
  const { data, totalItems } = await inbox(`?q=${encodeURIComponent(q)}`)
  expect([data.length, totalItems]).toEqual([found, found])
})

test('an answer goes by mail, once, in the language of the message; it is kept who has answered and when', async () => {
  await send()
  const message = await first()
  const answers = await Promise.all([reply(message, {}), reply(message, { text: 'Another.' }, admin)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  expect(await inbox('?state=answered')).toMatchObject({
    counts: { open: 0, answered: 1 },
    data: [{ answer: { way: 'mail', by: expect.any(String) } }],
  })
  const sent = await mails()
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ receiver: 'hana@example.et', subject: 'ምላሽ፦ ክፍያ', language: 'am' })
  expect(String(sent[0]?.text)).toContain('ክፍያው ስንት ነው?')
  const { rows } = await on.database.db.execute(
    sql`select detail from audit_events where kind = 'message_answered' order by id desc limit 1`,
  )
  expect(rows).toEqual([{ detail: { message: message.id, kind: 'contact', way: 'mail' } }])
})

test('a phone cannot be mailed to: it is marked how it was answered, with a note', async () => {
  await send({ contact: '0911 234 567' })
  const message = await first()
  expect(message.canMail).toBe(false)
  const refused = await reply(message, {})
  expect([...code(refused), refused.json().field]).toEqual([400, 'invalid_input', 'way'])
  expect(await first()).toMatchObject({ state: 'open', answer: null })
  const answer = await reply(await first(), { way: 'phone', text: 'Told her the fee.' })
  expect(answer.json().data).toMatchObject({
    state: 'answered',
    answer: { way: 'phone', text: 'Told her the fee.', by: 'Meron' },
  })
  expect(await mails()).toEqual([])
})

test('a message is closed and opened again; what was answered stays written down', async () => {
  await send()
  const message = await first()
  const closed = (await put(message, 'closed')).json().data
  expect(closed).toMatchObject({ state: 'closed', answer: null })
  expect(code(await put(message, 'open'))).toEqual([409, 'changed_meanwhile'])
  on.clock.advance(1)
  const opened = (await put(closed, 'open')).json().data
  on.clock.advance(1)
  const { data } = (await reply(opened, { way: 'else', text: 'At the office.' })).json()
  on.clock.advance(1)
  const after = (await put(data, 'closed')).json().data
  expect(after).toMatchObject({ state: 'closed', answer: { text: 'At the office.' } })
  on.clock.advance(1)
  expect((await put(after, 'answered')).json().data).toMatchObject({ state: 'answered', answer: { text: 'At the office.' } })
})

test('what nobody has answered is not answered by being put so', async () => {
  await send()
  const refused = await put(await first(), 'answered')
  expect([...code(refused), refused.json().field]).toEqual([400, 'invalid_input', 'state'])
  expect(await first()).toMatchObject({ state: 'open' })
})

test('the file defuses what a spreadsheet would calculate, and holds what the filter leaves', async () => {
  await send({ name: '=HYPERLINK("https://evil.example")', subject: '+1', message: '@SUM(A1)\n"two"' })
  await send({ name: 'Abel' })
  const file = await on.get(`${INBOX}/export?q=${encodeURIComponent('SUM')}`, editor.headers)
  expect(file.headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'text/csv; charset=utf-8' })
  const lines = file.body.slice(1).trim().split('\r\n')
  expect(lines[0]).toContain('"sent","kind","state","name","contact"')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(`,"'=HYPERLINK(""https://evil.example"")","hana@example.et","am","'+1","'@SUM(A1)\n""two""",`)
})

test('what was answered goes with its message, and an account takes its wishes along', async () => {
  const me = await signIn(on)
  await on.post('/api/plan-requests', { plan: 'base', period: 'monthly', key: randomUUID(), language: 'en' }, me.headers)
  await reply(await first(), { text: 'Gladly.' })
  await on.database.db.execute(sql`delete from users where id = ${me.userId}`)
  expect((await on.database.db.execute(sql`select 1 from message_marks`)).rows).toEqual([])
})

test.each([
  ['nothing', { text: ' ' }, 'text'],
  ['2,001 characters', { text: 'a'.repeat(2001) }, 'text'],
  ['another way', { way: 'pigeon' }, 'way'],
])('an answer of %s is refused', async (_, change, field) => {
  await send()
  const refused = await reply(await first(), change)
  expect([refused.statusCode, refused.json().field]).toEqual([400, field])
})

test('an unknown message is not found, and nobody but staff sees any', async () => {
  await send()
  const message = await first()
  expect(code(await reply({ ...message, id: randomUUID() }, {}))).toEqual([404, 'not_found'])
  expect(code(await reply({ ...message, kind: 'plan' }, {}))).toEqual([404, 'not_found'])
  const other = await signIn(on)
  expect(code(await on.get(INBOX, other.headers))).toEqual([403, 'forbidden'])
  expect(code(await on.get(`${INBOX}/export`, other.headers))).toEqual([403, 'forbidden'])
  expect(code(await reply(message, {}, other))).toEqual([403, 'forbidden'])
})
