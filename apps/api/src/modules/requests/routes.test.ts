import { randomUUID } from 'node:crypto'
import type { SentRequest, WorkerRequest } from '@menged/contracts'
import { DAY_SECONDS, HOUR_SECONDS } from '@menged/ethiopia'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { PASSWORD, type Person, signIn } from '../../../test/actors.ts'
import { deviceCookie, startTestApi, testApi } from '../../../test/api.ts'
import { testContent } from '../../../test/content.ts'
import { sampleWorker, signInWorker } from '../../../test/workers.ts'

const on = testApi({
  content: { ...testContent(), workers: [sampleWorker(1)] },
  config: { rateLimitFactor: 1000 },
})
let worker: Awaited<ReturnType<typeof signInWorker>>
let client: Person
const HTML = '<img src=x onerror=alert(1)> & "quotes"'

beforeAll(async () => {
  worker = await signInWorker(on)
  client = await signIn(on, { name: 'Rahel Mekonnen' })
})

const NOBODY = {}
const message = (change: object = {}) => ({
  kind: 'message',
  key: randomUUID(),
  language: 'en',
  text: 'Renew my passport',
  ...change,
})
const GUEST = { name: 'Guest Person', phone: '0911 234 567' }
const MEETING = { kind: 'meet', date: '2026-11-25', time: '10:00', place: 'Bole, by the post office' }
const url = (id = worker.id) => `/api/workers/${id}/requests`

async function sent(body: object, headers: Record<string, string> = client.headers, id = worker.id): Promise<SentRequest> {
  const response = await on.post(url(id), body, headers)
  expect(response.statusCode, response.body).toBe(200)
  return response.json().data
}
async function received(id: string): Promise<WorkerRequest> {
  const { data } = (await on.get('/api/own-worker/requests?language=en', worker.headers)).json() as { data: WorkerRequest[] }
  return data.find((each) => each.id === id) as WorkerRequest
}
const one = (id: string, headers = client.headers) => on.get(`/api/requests/${id}?language=en`, headers)
const asWorker = (id: string, body: object, headers = worker.headers) =>
  on.post(`/api/own-worker/requests/${id}/steps?language=en`, body, headers)
const asClient = (id: string, body: object, headers = client.headers) =>
  on.post(`/api/requests/${id}/steps?language=en`, body, headers)
const byLink = (token: string, body: object) => on.post(`/api/request-links/${token}/steps?language=en`, body)
const link = (token: string) => on.get(`/api/request-links/${token}?language=en`)
const rows = async () =>
  Number((await on.database.db.execute<{ count: string }>(sql`select count(*) from worker_requests`)).rows[0]?.count)
const notices = async ({ headers }: Pick<Person, 'headers'>) => {
  await on.work()
  const { data } = (await on.get('/api/profile/getTopNotificatons', headers)).json()
  return data.notifications as { titleEnglish: string; titleAmharic: string; previewEnglish: string | null; link: string }[]
}
const mails = async (to: string) => {
  await on.work()
  const found = await on.database.db.execute<{ subject: string; text: string; html: string }>(
    sql`select subject, text, html from mailbox where receiver = ${to} order by id`,
  )
  return found.rows
}

/** Of the private link that a mail holds. */
const mailedToken = (mail: { text: string } | undefined): string => /\/requests\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''

// covers M-21, M-51, M-52
test('a message of an account is kept, and reaches the worker', async () => {
  const data = await sent(message({ text: HTML, urgency: 'urgent', budget: 500.25, serviceId: worker.serviceId }))
  expect(data).toEqual({ id: data.id, sample: false, token: null })
  const seen = await received(data.id)
  expect(seen).toMatchObject({
    kind: 'message',
    state: 'waiting',
    text: HTML,
    urgency: 'urgent',
    budget: 500.25,
    service: 'Passport renewal',
    client: { name: 'Rahel Mekonnen', phone: null, email: null },
    may: ['accepted', 'proposed', 'declined'],
    version: 1,
  })
  const [notice] = (await notices(worker)).toReversed()
  expect(notice?.titleEnglish).toBe('New contact request from Rahel Mekonnen')
  expect(notice?.link).toBe(`/worker-dashboard#request-${data.id}`)
  const mail = (await mails(worker.email)).at(-1)
  expect(mail?.subject).toContain('Rahel Mekonnen')
  expect(mail?.html).not.toContain('<img')
})

test('a list names what is open before what has ended, each newest first', async () => {
  const sender = await signIn(on, { name: 'Order' })
  const ids: string[] = []
  for (const text of ['First', 'Second', 'Third']) ids.push((await sent(message({ text }), sender.headers)).id)
  const [first, second, third] = ids
  await asWorker(third ?? '', { step: 'declined', version: 1 })
  const listed = async (query: string, headers: Record<string, string>) =>
    ((await on.get(`${query}?language=en`, headers)).json() as { data: WorkerRequest[] }).data
      .map(({ id }) => id)
      .filter((id) => ids.includes(id))
  const open = [second, first].toSorted()
  // Within one second of the test's clock any of the two may be the newer one.
  for (const list of [await listed('/api/requests', sender.headers), await listed('/api/own-worker/requests', worker.headers)]) {
    expect([list.slice(0, 2).toSorted(), list[2]]).toEqual([open, third])
  }
})

test('urgency is normal unless it was chosen', async () => {
  expect((await received((await sent(message())).id)).urgency).toBe('normal')
})

// covers M-22
test('an empty message is refused by its field, in both languages', async () => {
  for (const text of ['', '  \n ', '\u200B', undefined]) {
    const response = await on.post(url(), message({ text }), { ...client.headers, 'accept-language': 'en' })
    expect(response.json()).toMatchObject({
      success: false,
      code: 'invalid_input',
      field: 'text',
      error: 'Please enter a message before sending',
    })
  }
  const amharic = await on.post(url(), message({ text: '' }), { ...client.headers, 'accept-language': 'am' })
  expect(amharic.json().error).toBe('ከመላክዎ በፊት እባክዎ መልእክት ይጻፉ')
})

test.each([
  [{ budget: -1 }, 'budget'],
  [{ budget: 1_000_001 }, 'budget'],
  [{ budget: 10.123 }, 'budget'],
  [{ budget: '12,5' }, 'budget'],
  [{ urgency: 'now' }, 'urgency'],
  [{ key: 'no uuid' }, 'key'],
  [{ serviceId: 1 }, 'serviceId'],
  [{ kind: 'visit' }, 'kind'],
  [{ kind: 'call' }, 'phone'],
  [{ kind: 'call', phone: '12345' }, 'phone'],
  [{ kind: 'call', phone: '0911234567', callTime: 'midnight' }, 'callTime'],
  [{ ...MEETING, date: '2026-13-01' }, 'date'],
  [{ ...MEETING, date: '2026-11-19' }, 'date'],
  [{ ...MEETING, date: '2027-12-01' }, 'date'],
  [{ ...MEETING, time: '25:00' }, 'time'],
  [{ ...MEETING, place: undefined }, 'place'],
])('%j is refused: %s', async (change, field) => {
  const before = await rows()
  const response = await on.post(url(), message(change), client.headers)
  expect([response.statusCode, response.json().field]).toEqual([400, field])
  expect(await rows()).toBe(before)
})

test('what is too long is refused', async () => {
  for (const [field, change] of [
    ['text', { text: 'a'.repeat(2001) }],
    ['place', { ...MEETING, place: 'x'.repeat(151) }],
    ['name', { name: 'x'.repeat(101) }],
  ] as const) {
    expect((await on.post(url(), message(change), client.headers)).json().field).toBe(field)
  }
})

test.each([
  ['nothing', undefined],
  ['text', 'hello'],
  ['a list', []],
  ['null', 'null'],
])('a body that is %s is refused', async (_, payload) => {
  const headers = { ...client.headers, 'content-type': 'application/json' }
  expect((await on.post(url(), payload, headers)).statusCode).toBe(400)
})

// covers M-24
test('a call takes a phone in any local form, a time and a reason', async () => {
  for (const phone of ['0911234567', '+251 911 234 567', '251-911-234-567', '(0911) 234567']) {
    const { id } = await sent(message({ kind: 'call', phone, callTime: 'evening', text: 'Papers' }))
    expect(await received(id)).toMatchObject({
      kind: 'call',
      callTime: 'evening',
      text: 'Papers',
      client: { phone: '+251911234567' },
    })
  }
})

test('a meeting takes a day, an hour and a place, or is online', async () => {
  const at = await sent(message(MEETING))
  expect(await received(at.id)).toMatchObject({
    kind: 'meet',
    meetAt: '2026-11-25T07:00:00.000Z',
    place: MEETING.place,
    online: false,
  })
  const online = await sent(message({ ...MEETING, place: undefined, online: true, text: undefined }))
  expect(await received(online.id)).toMatchObject({ online: true, place: null, text: '' })
})

test('a guest gives a name and a way to answer, and gets a private link', async () => {
  const without = async (body: object) => (await on.post(url(), message(body))).json().field
  expect(await without({})).toBe('name')
  expect(await without({ name: 'Guest Person' })).toBe('phone')
  expect(await without({ name: 'Guest Person', email: 'no address' })).toBe('email')
  const { id, token } = await sent(message({ ...GUEST, email: 'guest@example.et' }), NOBODY)
  expect(token).toMatch(/^[\w-]{43}$/)
  expect((await received(id)).client).toEqual({ name: 'Guest Person', phone: '+251911234567', email: 'guest@example.et' })
  const followed = await link(token ?? '')
  expect(followed.headers['cache-control']).toBe('no-store')
  expect(followed.json().data).toMatchObject({ id, state: 'waiting', may: ['cancelled'] })
  const [mail] = await mails('guest@example.et')
  expect(mail?.subject).toBe('Your request was sent')
  const mailed = mailedToken(mail)
  expect(mailed).not.toBe(token)
  expect((await link(mailed)).json().data).toMatchObject({ id, state: 'waiting' })
  const stored = await on.database.db.execute(sql`select * from worker_requests where id = ${id}`)
  const left = await on.database.db.execute(sql`select payload from tasks`)
  for (const each of [token, mailed]) expect(JSON.stringify([stored.rows, left.rows])).not.toContain(each)
})

test('an address that was typed by somebody else gets two mails a day, and nobody’s words until it opens one', async () => {
  const strict = await startTestApi({ content: { ...testContent(), workers: [] } })
  const sender = await signInWorker(strict, { name: 'Rude Words' })
  const to = 'stranger@example.et'
  const words = ['You fool', 'www.evil.example']
  const asking = message({ ...GUEST, ...MEETING, name: words[0], email: to })
  const { id } = (await strict.post(`/api/workers/${sender.id}/requests`, asking)).json().data
  const propose = (version: number) =>
    strict.post(
      `/api/own-worker/requests/${id}/steps?language=en`,
      { step: 'proposed', version, date: '2026-11-26', time: '14:30', note: words[1] },
      sender.headers,
    )
  expect([(await propose(1)).statusCode, (await propose(2)).statusCode, (await propose(3)).statusCode]).toEqual([200, 200, 409])
  const more = await Promise.all(
    Array.from({ length: 8 }, () => strict.post(`/api/workers/${sender.id}/requests`, message({ ...GUEST, email: to }))),
  )
  expect(new Set(more.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  const form = { role: 'normalUser', companyEmail: to, fullName: 'A Stranger', password: PASSWORD, language: 'en' }
  expect((await strict.post('/api/auth/register', form)).statusCode).toBe(200)
  const again = () => strict.post('/api/auth/resend-confirmation', { email: to })
  for (let i = 0; i < 3; i += 1) await again()
  const got = async () => {
    await strict.work()
    const found = await strict.database.db.execute<{ subject: string; text: string }>(
      sql`select subject, text from mailbox where receiver = ${to} order by created_at, id`,
    )
    return found.rows
  }
  const mailed = await got()
  expect(mailed).toHaveLength(3)
  for (const word of [...words, 'Rude Words']) expect(JSON.stringify(mailed)).not.toContain(word)
  await strict.close()
})

test('the link of a mail shows whose address it is: from then on the mails say who writes, and what', async () => {
  const { id } = await sent(message({ ...GUEST, ...MEETING, email: 'opened@example.et' }), NOBODY)
  await link(mailedToken((await mails('opened@example.et'))[0]))
  await asWorker(id, { step: 'proposed', version: 1, date: '2026-11-26', time: '14:30', note: 'Bring two photos' })
  const mail = (await mails('opened@example.et')).find(({ subject }) => subject.includes('proposes'))
  expect(mail?.subject).toBe('Marta Bekele proposes another time')
  expect(mail?.text).toContain('Bring two photos')
})

test('of one thing a person hears ten times a day by mail; the list has all of it', async () => {
  const strict = await startTestApi({ content: { ...testContent(), workers: [] } })
  const busy = await signInWorker(strict)
  const eager = await signIn(strict)
  const { id } = (await strict.post(`/api/workers/${busy.id}/requests`, message(MEETING), eager.headers)).json().data
  const steps = [
    'worker',
    'client',
    'worker',
    'client',
    'worker',
    'client',
    'worker',
    'client',
    'worker',
    'client',
    'worker',
    'client',
  ]
  for (const [i, side] of [...steps, ...steps].entries()) {
    const [path, { headers }] = side === 'worker' ? ['/api/own-worker/requests', busy] : ['/api/requests', eager]
    const body = { step: 'proposed', version: i + 1, date: '2026-11-26', time: '14:30' }
    expect((await strict.post(`${path}/${id}/steps?language=en`, body, headers)).statusCode).toBe(200)
  }
  await strict.work()
  const count = async (table: string, column: string, value: string) =>
    (await strict.database.pool.query(`select 1 from ${table} where ${column} = $1`, [value])).rowCount
  expect(await count('notifications', 'user_id', eager.userId)).toBe(12)
  expect(await count('mailbox', 'receiver', eager.email)).toBe(10)
  await strict.close()
})

test('a sender without an address or account is written to by nobody, and can follow by the link', async () => {
  const { id, token } = await sent(message(GUEST), NOBODY)
  expect((await asWorker(id, { step: 'accepted', version: 1 })).statusCode).toBe(200)
  await on.work()
  expect((await link(token ?? '')).json().data.state).toBe('accepted')
})

test('the same key is one request, also of two at once, and shows nobody another person’s', async () => {
  const before = await rows()
  const body = message({ ...GUEST, text: 'Once' })
  const all = await Promise.all([1, 2, 3, 4, 5].map(() => sent(body, NOBODY)))
  expect(new Set(all.map(({ id, token }) => `${id} ${token}`)).size).toBe(1)
  expect(await sent(body, NOBODY)).toEqual(all[0])
  expect(await rows()).toBe(before + 1)
  const other = await on.post(url(), { ...body, name: 'Somebody Else' })
  expect([other.statusCode, other.json().code]).toEqual([409, 'request_sent'])
  expect((await on.post(url(), body, client.headers)).json().code).toBe('request_sent')
  expect(other.body).not.toContain(String(all[0]?.token))
})

test('a worker who is not there, oneself, and a sample', async () => {
  expect((await on.post(url(999_999), message(), client.headers)).json().code).toBe('worker_not_found')
  expect((await on.post('/api/workers/x/requests', message(), client.headers)).statusCode).toBe(400)
  const own = await on.post(url(), message(), worker.headers)
  expect([own.statusCode, own.json().code]).toEqual([409, 'own_worker'])
  const sample = await sent(message({ ...GUEST, email: 'sample@example.et' }), NOBODY, 1)
  expect(sample.sample).toBe(true)
  expect(await mails('sample@example.et')).toEqual([])
})

test('proposed, agreed, done by both: each step is written down and heard of', async () => {
  const { id } = await sent(message(MEETING))
  const proposed = await asWorker(id, { step: 'proposed', version: 1, date: '2026-11-26', time: '14:30', note: HTML })
  expect(proposed.json().data).toMatchObject({
    state: 'proposed',
    version: 2,
    proposedAt: '2026-11-26T11:30:00.000Z',
    agreedAt: null,
  })
  const heard = (await notices(client)).find(({ titleEnglish }) => titleEnglish.includes('proposes'))
  expect(heard).toMatchObject({ titleEnglish: 'Marta Bekele proposes another time', titleAmharic: 'ማርታ በቀለ ሌላ ሰዓት አቅርበዋል' })
  expect(heard?.previewEnglish).toContain('Thursday 26 November 2026, 2:30 PM')
  expect(heard?.link).toBe(`/requests#request-${id}`)
  const agreed = await asClient(id, { step: 'agreed', version: 2 })
  expect(agreed.json().data).toMatchObject({ state: 'accepted', agreedAt: '2026-11-26T11:30:00.000Z' })
  expect((await notices(worker)).map((each) => each.titleEnglish)).toContain('Rahel Mekonnen agrees to the time')
  const early = await asWorker(id, { step: 'done', version: 3 })
  expect([early.statusCode, early.json().field]).toEqual([400, 'early'])
  expect((await asWorker(id, { step: 'done', version: 3, early: true })).json().data).toMatchObject({
    state: 'done',
    workerDone: true,
    may: [],
  })
  const done = (await asClient(id, { step: 'done', version: 4 })).json().data as WorkerRequest
  expect(done).toMatchObject({ state: 'done', workerDone: true, clientDone: true, may: [] })
  expect(done.steps.map(({ by, step }) => `${by} ${step}`)).toEqual([
    ...['client sent', 'worker proposed', 'client agreed', 'worker done', 'client done'],
  ])
  expect(done.steps[1]?.note).toBe(HTML)
})

test('a step by the wrong side, at the wrong time or of an older version is refused, and changes nothing', async () => {
  const { id } = await sent(message(MEETING))
  const wrong = async (answer: Promise<{ statusCode: number; json(): { code: string } }>) => {
    const response = await answer
    return [response.statusCode, response.json().code]
  }
  for (const step of ['accepted', 'proposed', 'declined', 'agreed', 'done', 'unfinished']) {
    expect(await wrong(asClient(id, { step, version: 1 })), step).toEqual([409, 'request_changed'])
  }
  for (const step of ['agreed', 'cancelled', 'done', 'unfinished']) {
    expect(await wrong(asWorker(id, { step, version: 1 })), step).toEqual([409, 'request_changed'])
  }
  expect(await wrong(asWorker(id, { step: 'accepted', version: 2 }))).toEqual([409, 'request_changed'])
  expect(await wrong(asWorker(id, { step: 'proposed', version: 1 }))).toEqual([400, 'invalid_input'])
  expect(await wrong(asWorker(id, { step: 'proposed', version: 1, date: '2026-11-01', time: '10:00' }))).toEqual([
    400,
    'invalid_input',
  ])
  expect(await wrong(asWorker(id, { step: 'sent', version: 1 }))).toEqual([400, 'invalid_input'])
  expect(await wrong(asWorker(id, { step: 'declined', version: 1, note: 'x'.repeat(1001) }))).toEqual([400, 'invalid_input'])
  expect(await received(id)).toMatchObject({ state: 'waiting', version: 1 })
})

test('another’s request is not there, for whoever asks', async () => {
  const { id } = await sent(message(MEETING))
  const stranger = await signIn(on)
  const otherWorker = await signInWorker(on)
  for (const response of [
    ...[await one(id, stranger.headers), await one(id, worker.headers), await one(randomUUID())],
    await asClient(id, { step: 'cancelled', version: 1 }, stranger.headers),
    await asWorker(id, { step: 'accepted', version: 1 }, otherWorker.headers),
    await on.get(`/api/requests/${id}/calendar.ics?language=en`, stranger.headers),
    await on.get(`/api/own-worker/requests/${id}/calendar.ics?language=en`, otherWorker.headers),
  ]) {
    expect([response.statusCode, response.json().code]).toEqual([404, 'request_not_found'])
  }
  expect((await one(id)).statusCode).toBe(200)
  expect((await one(id, NOBODY as typeof client.headers)).statusCode).toBe(401)
  expect((await on.get('/api/own-worker/requests?language=en', client.headers)).statusCode).toBe(403)
  expect((await on.get('/api/own-worker/requests?language=en', otherWorker.headers)).json().data).toEqual([])
})

test('of two steps at once the first counts', async () => {
  for (let i = 0; i < 5; i += 1) {
    const { id } = await sent(message(MEETING))
    const both = await Promise.all([
      ...[asWorker(id, { step: 'accepted', version: 1 }), asWorker(id, { step: 'declined', version: 1 })],
      asClient(id, { step: 'cancelled', version: 1 }),
    ])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
    expect((await received(id)).version).toBe(2)
  }
})

test('a link dies with its request, or a month after its end; another one leads nowhere', async () => {
  const cancelled = await sent(message({ ...GUEST, email: 'link@example.et' }), NOBODY)
  const answer = await byLink(cancelled.token ?? '', { step: 'cancelled', version: 1 })
  expect(answer.json().data).toMatchObject({ state: 'cancelled', may: [] })
  const gone = await link(cancelled.token ?? '')
  expect([gone.statusCode, gone.json().code]).toEqual([410, 'request_link_void'])
  expect((await byLink(cancelled.token ?? '', { step: 'cancelled', version: 2 })).statusCode).toBe(410)
  expect((await link('A'.repeat(43))).json().code).toBe('request_link_void')
  expect((await link('short')).statusCode).toBe(400)

  const declined = await sent(message({ ...GUEST, email: 'month@example.et' }), NOBODY)
  await link(mailedToken((await mails('month@example.et'))[0]))
  await asWorker(declined.id, { step: 'declined', version: 1, note: 'Away until Monday' })
  expect((await mails('month@example.et')).some(({ text }) => text.includes('Away until Monday'))).toBe(true)
  on.clock.advance(29 * DAY_SECONDS)
  expect((await link(declined.token ?? '')).json().data.state).toBe('declined')
  on.clock.advance(2 * DAY_SECONDS)
  expect((await link(declined.token ?? '')).statusCode).toBe(410)
  on.clock.set('2026-11-20T09:00:00Z')
})

test('an agreed time is in a calendar file, for both sides', async () => {
  const { id, token } = await sent(message({ ...GUEST, ...MEETING, place: 'Bole; post office, 2nd floor' }), NOBODY)
  const file = () => on.get(`/api/request-links/${token}/calendar.ics?language=am`)
  expect((await file()).statusCode).toBe(404)
  await asWorker(id, { step: 'accepted', version: 1 })
  const response = await file()
  expect(response.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'attachment; filename="menged.ics"',
    'cache-control': 'no-store',
  })
  expect(response.body).toContain('DTSTART:20261125T070000Z\r\n')
  expect(response.body).toContain('LOCATION:Bole\\; post office\\, 2nd floor\r\n')
  expect(response.body).toContain('SUMMARY:ከማርታ በቀለ ጋር ቀጠሮ')
  const own = await on.get(`/api/own-worker/requests/${id}/calendar.ics?language=en`, worker.headers)
  expect(own.body).toContain('SUMMARY:Meeting with Guest Person')
})

test('both sides are reminded a day and an hour before, and of nothing that was given up', async () => {
  const reminders = async (to: string) => (await mails(to)).filter(({ subject }) => subject.includes('appointment')).length
  const kept = await sent(message({ ...GUEST, ...MEETING, email: 'kept@example.et' }), NOBODY)
  const moved = await sent(message({ ...GUEST, ...MEETING, email: 'moved@example.et' }), NOBODY)
  for (const each of ['kept', 'moved']) await link(mailedToken((await mails(`${each}@example.et`))[0]))
  for (const { id } of [kept, moved]) await asWorker(id, { step: 'accepted', version: 1 })
  await asWorker(moved.id, { step: 'proposed', version: 2, date: '2026-11-30', time: '09:00' })
  on.clock.set('2026-11-24T07:30:00Z')
  expect([await reminders('kept@example.et'), await reminders('moved@example.et')]).toEqual([1, 0])
  expect((await notices(worker)).map((each) => each.titleEnglish)).toContain('Tomorrow: your appointment with Guest Person')
  on.clock.set('2026-11-25T06:10:00Z')
  expect([await reminders('kept@example.et'), await reminders('moved@example.et')]).toEqual([2, 0])
  await byLink(moved.token ?? '', { step: 'agreed', version: 3 })
  await byLink(moved.token ?? '', { step: 'cancelled', version: 4 })
  on.clock.set('2026-11-30T05:30:00Z')
  expect(await reminders('moved@example.et')).toBe(0)
  on.clock.set('2026-11-20T09:00:00Z')
})

test('answers and finished jobs make the figures of a worker', async () => {
  const quick = await signInWorker(on)
  const shown = async () => (await on.get(`/api/workers/${quick.id}?language=en`)).json().data
  expect((await shown()).responseTime).toBe('24h avg')
  const ask = async () => (await sent(message(), client.headers, quick.id)).id
  const step = async (id: string, body: object) => expect((await asWorker(id, body, quick.headers)).statusCode).toBe(200)
  const [first, second, third] = [await ask(), await ask(), await ask()]
  on.clock.advance(20 * 60)
  await step(first, { step: 'accepted', version: 1 })
  on.clock.advance(10 * 60)
  await step(second, { step: 'accepted', version: 1 })
  on.clock.advance(HOUR_SECONDS)
  await step(third, { step: 'accepted', version: 1 })
  expect((await shown()).responseTime).toBe('30m avg')
  await step(first, { step: 'done', version: 2 })
  await step(second, { step: 'done', version: 2 })
  expect((await shown()).completedTasks).toBe(0)
  await asClient(first, { step: 'done', version: 3 })
  expect((await shown()).completedTasks).toBe(1)
  await step(third, { step: 'unfinished', version: 2 })
  const figures = async () =>
    (await on.database.db.execute(sql`select completed_tasks, unfinished_tasks from workers where id = ${quick.id}`)).rows[0]
  expect(await figures()).toEqual({ completed_tasks: 1, unfinished_tasks: 1 })
})

test('what a worker can make alone counts nowhere: own numbers and addresses, guests whom nobody knows, one client again and again', async () => {
  const alone = await signInWorker(on)
  const figures = async () =>
    (
      await on.database.db.execute(
        sql`select completed_tasks as done, response_minutes as minutes from workers where id = ${alone.id}`,
      )
    ).rows[0]
  const finish = async ({ id, token }: SentRequest, headers = client.headers) => {
    await asWorker(id, { step: 'accepted', version: 1 }, alone.headers)
    await asWorker(id, { step: 'done', version: 2 }, alone.headers)
    const last = { step: 'done', version: 3 }
    expect((await (token ? byLink(token, last) : asClient(id, last, headers))).statusCode).toBe(200)
  }
  const own = { name: 'Me', phone: '0911 000 001' }
  await on.database.db.execute(sql`update users set phone_primary = '+251911000001' where id = ${alone.userId}`)
  await finish(await sent(message(own), NOBODY, alone.id))
  await finish(await sent(message({ ...GUEST, email: 'unknown@example.et' }), NOBODY, alone.id))
  expect(await figures()).toEqual({ done: 0, minutes: 1440 })
  const mine = await sent(message({ name: 'Me', email: alone.email }), NOBODY, alone.id)
  await link(mailedToken((await mails(alone.email)).findLast(({ subject }) => subject === 'Your request was sent')))
  await finish(mine)
  const numbered = await signIn(on)
  await finish(await sent(message({ phone: own.phone }), numbered.headers, alone.id), numbered.headers)
  expect(await figures()).toEqual({ done: 0, minutes: 1440 })
  for (let i = 0; i < 3; i += 1) await finish(await sent(message(), client.headers, alone.id))
  expect((await figures())?.done).toBe(1)
  const late = await sent(message({ ...GUEST, email: 'late@example.et' }), NOBODY, alone.id)
  await finish(late)
  expect((await figures())?.done).toBe(1)
  await link(mailedToken((await mails('late@example.et'))[0]))
  expect((await figures())?.done).toBe(2)
})

test('the client may answer with a time as well, also to a message; whoever is expected can be called', async () => {
  const { id } = await sent(message())
  const named = { date: '2026-11-26', time: '14:30' }
  await asWorker(id, { step: 'proposed', version: 1, ...named })
  const answered = await asClient(id, { step: 'proposed', version: 2, ...named, time: '16:00', note: 'I work until three' })
  expect(answered.json().data).toMatchObject({ state: 'proposed', may: ['proposed', 'cancelled'], worker: { phone: null } })
  expect((await received(id)).may).toEqual(['agreed', 'proposed', 'declined'])
  await on.database.db.execute(sql`update users set phone_primary = '+251911000002' where id = ${worker.userId}`)
  await asWorker(id, { step: 'agreed', version: 3 })
  expect((await one(id)).json().data).toMatchObject({ agreedAt: '2026-11-26T13:00:00.000Z', worker: { phone: '+251911000002' } })
})

test('who deletes the account leaves no name, word or number behind', async () => {
  const leaving = await signIn(on, { name: 'Leaving Person' })
  const { id } = await sent(message({ kind: 'call', phone: '0911222333', text: 'A secret' }), leaving.headers)
  const exported = (await on.get('/api/profile/export', leaving.headers)).json()
  expect(JSON.stringify(exported.data?.requests ?? [])).toContain('A secret')
  const gone = await on.post('/api/profile/delete', { password: PASSWORD }, leaving.headers)
  expect(gone.statusCode, gone.body).toBe(200)
  expect(await received(id)).toMatchObject({ state: 'cancelled', text: '', client: { name: '', phone: null, email: null } })
  const kept = await on.database.db.execute(sql`select * from worker_requests where id = ${id}`)
  expect(JSON.stringify(kept.rows)).not.toMatch(/Leaving|911222333|secret/)
})

test('a worker who deletes the account has declined what is open, and who asked hears of it', async () => {
  const leaving = await signInWorker(on, { name: 'Leaving Worker' })
  const asked = await on.post(`/api/workers/${leaving.id}/requests`, message(), client.headers)
  expect(asked.statusCode, asked.body).toBe(200)
  const gone = await on.post('/api/profile/delete', { password: PASSWORD }, leaving.headers)
  expect(gone.statusCode, gone.body).toBe(200)
  const { id } = asked.json().data
  const heard = (await notices(client)).find(({ link }) => link === `/requests#request-${id}`)
  expect(heard?.titleEnglish).toBe('A former user cannot take your request')
  const kept = await on.database.db.execute(sql`select id from worker_requests where id = ${id}`)
  expect(kept.rows).toEqual([])
})

test('a worker who gets another role, or is suspended, leaves the marketplace at once; what waits is declined', async () => {
  const former = await signInWorker(on)
  const admin = await signIn(on, { role: 'admin' })
  const { id } = (await on.post(url(former.id), message(), client.headers)).json().data
  const shown = async () => {
    const [page, list, offers] = await Promise.all([
      on.get(`/api/workers/${former.id}?language=en`),
      on.get('/api/workers?language=en&q=Marta'),
      on.get('/api/guday?language=en'),
    ])
    const has = (body: string) => body.includes(`"id":${former.id},`) || body.includes(`"_id":${former.id},`)
    return [page.statusCode, has(list.body), offers.body.includes(`"worker":{"id":${former.id},`)]
  }
  const act = (what: string, body: object) =>
    on.send('PUT', `/api/admin/users/${former.userId}/${what}`, { headers: admin.headers, payload: body })
  const before = await shown()
  expect(before[0]).toBe(200)
  expect((await act('role', { role: 'normalUser', was: 'worker' })).statusCode).toBe(200)
  expect((await shown())[0]).toBe(404)
  expect((await on.post(url(former.id), message(), client.headers)).json().code).toBe('worker_not_found')
  expect(await shown()).toEqual([404, false, false])
  await on.work()
  expect((await one(id)).json().data.state).toBe('declined')
  const heard = (await notices(client)).find(({ link }) => link === `/requests#request-${id}`)
  expect(heard?.titleEnglish).toBe('A former user cannot take your request')
  expect((await act('role', { role: 'worker', was: 'normalUser' })).statusCode).toBe(200)
  expect(await shown()).toEqual(before)
  const { rows: touched } = await on.database.db.execute(sql`select updated_at from workers where id = ${former.id}`)
  on.clock.advance(1)
  expect((await act('suspension', { reason: 'Checks' })).statusCode).toBe(200)
  expect(await shown()).toEqual([404, false, false])
  expect((await on.database.db.execute(sql`select updated_at from workers where id = ${former.id}`)).rows).not.toEqual(touched)
})

test('a flood from one voice is stopped, many voices are not', async () => {
  const strict = await startTestApi({ content: { ...testContent(), workers: [sampleWorker(1)] } })
  const own = await signIn(strict)
  const statuses: number[] = []
  for (let i = 0; i < 25; i += 1) statuses.push((await strict.post(url(1), message(), own.headers)).statusCode)
  expect(statuses.filter((each) => each === 200)).toHaveLength(20)
  expect(new Set(statuses.slice(20))).toEqual(new Set([429]))
  const others = await Promise.all(
    Array.from({ length: 50 }, (_, i) => strict.send('POST', url(1), { payload: message(GUEST), remoteAddress: `10.0.${i}.1` })),
  )
  expect(new Set(others.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  await strict.close()
})

test('of sixty requests from one network, without a cookie or with a fresh one each, twenty reach a worker', async () => {
  const strict = await startTestApi({ content: { ...testContent(), workers: [sampleWorker(1)] } })
  const busy = await signInWorker(strict)
  for (const hasCookie of [false, true]) {
    let passed = 0
    const remoteAddress = `10.0.0.${hasCookie ? 1 : 2}`
    for (let i = 0; i < 60; i += 1) {
      const cookie = hasCookie ? deviceCookie(await strict.send('POST', '/api/admin/stats/contact-count', { remoteAddress })) : ''
      const sending = { payload: message(GUEST), remoteAddress, headers: { cookie } }
      if ((await strict.send('POST', url(busy.id), sending)).statusCode === 200) passed += 1
    }
    expect(passed).toBe(20)
  }
  await strict.work()
  const told = await strict.database.db.execute(sql`select 1 from notifications where user_id = ${busy.userId}`)
  expect(told.rows).toHaveLength(40)
  await strict.close()
})
