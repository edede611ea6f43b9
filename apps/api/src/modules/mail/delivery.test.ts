import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApi, testConfig } from '../../../test/api.ts'
import { type TestClock, testClock } from '../../../test/clock.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { keptLog, silentLog } from '../../../test/log.ts'
import { Secret } from '../../platform/secret.ts'
import { createTasks, GiveUp, Later } from '../../platform/tasks/tasks.ts'
import { createMail, type MailMessage } from './index.ts'
import { optionsOf } from './smtp.ts'

type Received = { from: string; to: string[]; raw: string; mail: Email }
type PostOffice = { port: number; received: Received[]; connections(): number; stop(): Promise<void> }

let database: TestDatabase
let clock: TestClock
/** A close that waited for a silent mail server would take thirty seconds. */
const HOLDS_MS = 25_000
const cleanUp: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(() => {
  clock = testClock()
})
afterEach(async () => {
  for (const clean of cleanUp.splice(0).reverse()) await clean()
  await database.db.execute(sql`delete from tasks`)
  await database.db.execute(sql`delete from mailbox`)
})
afterAll(() => database.drop())

/** A mail server in this process; `options` may refuse. */
async function openPostOffice(options: SMTPServerOptions = {}, port = 0): Promise<PostOffice> {
  const received: Received[] = []
  let connections = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 50,
    onConnect(_session, callback) {
      connections += 1
      callback()
    },
    onData(stream, { envelope }, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk))
      stream.on('end', async () => {
        const raw = Buffer.concat(chunks)
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        received.push({
          from,
          to: envelope.rcptTo.map(({ address }) => address),
          raw: raw.toString(),
          mail: await PostalMime.parse(raw),
        })
        callback()
      })
    },
    ...options,
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()))
  cleanUp.push(stop)
  return { port: (server.server.address() as AddressInfo).port, received, connections: () => connections, stop }
}

function startMail(port: number | undefined, log = silentLog()) {
  const work = createTasks({ db: database.db, clock, log })
  const config = testConfig({
    origin: 'https://menged.example',
    mailFrom: 'Menged መንገድ <no-reply@menged.example>',
    smtpUrl: port === undefined ? undefined : new Secret(`smtp://127.0.0.1:${port}`),
  })
  const mail = createMail({ db: database.db, clock, config, log, tasks: work.tasks })
  cleanUp.push(() => mail.close())
  return { mail, tasks: work.tasks, send: (message: MailMessage) => mail.send(database.db, message) }
}

const confirm = (to: string, name = 'ሀና ተ.'): MailMessage => ({
  to,
  language: 'am',
  template: 'confirm',
  values: { name, token: `token-of-${to}`, code: '123456' },
})
const ID = '3f0c5d3a-93a0-4b5e-a0f1-0d8e4f6f7a11'
const states = async () => {
  const { rows } = await database.db.execute<{ done: boolean; failed: boolean; last_error: string | null }>(
    sql`select done_at is not null as done, failed_at is not null as failed, last_error from tasks order by created_at, done_at nulls first`,
  )
  return rows
}

describe('a mail server', () => {
  test('gets the mail as it was written: subject, both parts, one receiver, the same id each time', async () => {
    const office = await openPostOffice()
    const { mail } = startMail(office.port)
    await mail.deliver(confirm('hana@example.et'), ID)
    await mail.deliver(confirm('hana@example.et'), ID)
    const [first, second] = office.received
    expect(first).toMatchObject({ from: 'no-reply@menged.example', to: ['hana@example.et'] })
    expect(first?.mail).toMatchObject({
      subject: 'የኢሜይል አድራሻዎን ያረጋግጡ',
      from: { name: 'Menged መንገድ', address: 'no-reply@menged.example' },
      to: [{ name: '', address: 'hana@example.et' }],
      messageId: `<${ID}@menged.example>`,
      date: '2026-11-20T09:00:00.000Z',
    })
    expect(first?.mail.text).toContain('ሰላም ሀና ተ.፣')
    expect(first?.mail.text).toContain('https://menged.example/emailConfirmation/token-of-hana@example.et'.replace('@', '%40'))
    expect(first?.mail.html).toContain('<div lang="en" dir="ltr">')
    const headers = Object.fromEntries(first?.mail.headers.map(({ key, value }) => [key, value]) ?? [])
    expect(headers).toMatchObject({ 'auto-submitted': 'auto-generated', 'content-language': 'am, en' })
    expect(headers).not.toHaveProperty('reply-to')
    expect(second?.mail.messageId).toBe(first?.mail.messageId)
    expect(office.connections()).toBe(1)
    // A line of more than 998 bytes is no mail.
    expect(Math.max(...(first?.raw.split('\r\n').map((line) => line.length) ?? []))).toBeLessThan(200)
  })

  test('gets the headers that we wrote and no others, whatever is in the values', async () => {
    const office = await openPostOffice()
    const { mail } = startMail(office.port)
    const typed = 'x\r\nBcc: thief@example.et\r\n\r\n<script>alert(1)</script>\u202E'
    const values = { name: typed, contact: 'hana@example.et', subject: typed, message: typed }
    await mail.deliver({ to: 'office@example.et', language: 'en', template: 'contact', values }, ID)
    const plain = { ...values, name: 'x', subject: 'x', message: 'x' }
    await mail.deliver({ to: 'office@example.et', language: 'en', template: 'contact', values: plain }, ID)
    const [hostile, harmless] = office.received.map(({ mail: { headers } }) => headers.map(({ key }) => key))
    expect(hostile).toEqual(harmless)
    expect(office.received[0]).toMatchObject({ to: ['office@example.et'] })
    expect(office.received[0]?.mail).toMatchObject({
      subject: 'Message: x Bcc: thief@example.et <script>alert(1)</script>',
      replyTo: [{ address: 'hana@example.et' }],
    })
    expect(office.received[0]?.mail.bcc).toBeUndefined()
    await expect(mail.deliver(confirm('a@example.et\r\nRCPT TO:<b@example.et>'), ID)).rejects.toThrow(GiveUp)
    expect(office.received).toHaveLength(2)
  })

  test('that refuses the receiver for good is tried once, and no address gets into the log', async () => {
    const office = await openPostOffice({
      onRcptTo({ address }, _session, callback) {
        const refusal = Object.assign(new Error(`no such user ${address}`), { responseCode: 550 })
        callback(address.startsWith('nobody') ? refusal : null)
      },
    })
    const { log, lines } = keptLog()
    const { send, tasks } = startMail(office.port, log)
    await send(confirm('nobody@example.et'))
    await send(confirm('hana@example.et'))
    await tasks.runDue()
    expect(await states()).toEqual([
      { done: false, failed: true, last_error: 'the mail server EENVELOPE 550 RCPT TO' },
      { done: true, failed: false, last_error: null },
    ])
    clock.advance(86_400)
    await tasks.runDue()
    expect(office.received.map(({ to }) => to)).toEqual([['hana@example.et']])
    expect(lines.join('')).toContain('was given up')
    expect(lines.join('')).not.toMatch(/example\.et|123456|token-of/)
  })

  test('that refuses the receiver for now, or the sender, is tried again', async () => {
    let isBusy = true
    const busy = (code: number) => Object.assign(new Error('not now hana@example.et'), { responseCode: code })
    const office = await openPostOffice({
      onMailFrom: (_address, _session, callback) => callback(isBusy ? busy(553) : null),
      onRcptTo: (_address, _session, callback) => callback(isBusy ? busy(451) : null),
    })
    const { log, lines } = keptLog()
    const { send, tasks } = startMail(office.port, log)
    await send(confirm('hana@example.et'))
    await tasks.runDue()
    expect(await states()).toMatchObject([{ done: false, failed: false }])
    expect(lines.join('')).toContain('will be tried again')
    expect(lines.join('')).not.toContain('hana')
    isBusy = false
    clock.advance(60)
    expect([await tasks.runDue(), office.received.length]).toEqual([1, 1])
  })
})

test.each([
  ['smtp://name:pass@mail.example.et:587', true],
  ['smtp://name:pass@mail.example.et:587?requireTLS=false', undefined],
  ['smtp://mail.example.et', undefined],
  ['smtps://name:pass@mail.example.et', true],
  ['smtp://name:pass@localhost:1025', undefined],
])('a password goes over TLS: %s', (url, requireTLS) => {
  expect(optionsOf(url)).toMatchObject({ url, connectionTimeout: 10_000, socketTimeout: 30_000 })
  expect(optionsOf(url)).toEqual(
    requireTLS ? expect.objectContaining({ requireTLS }) : expect.not.objectContaining({ requireTLS: true }),
  )
})

describe('while the mail server is away', () => {
  test('ten minutes: nothing is lost, nothing comes twice', async () => {
    const office = await openPostOffice()
    const { send, tasks } = startMail(office.port)
    const receivers = Array.from({ length: 20 }, (_, index) => `reader-${index}@example.et`)
    await send(confirm('first@example.et'))
    await tasks.runDue()
    await office.stop()
    for (const [index, receiver] of receivers.entries()) {
      if (index < 15) await send(confirm(receiver))
    }
    for (let second = 0; second < 600; second += 5) {
      expect(await tasks.runDue()).toBe(0)
      clock.advance(5)
      if (second === 300) for (const receiver of receivers.slice(15)) await send(confirm(receiver))
    }
    const again = await openPostOffice({}, office.port)
    for (let second = 0; second < 600; second += 5) {
      await tasks.runDue()
      clock.advance(5)
      // All but the few that were tried in vain come at once.
      if (second === 60) expect(again.received.length).toBeGreaterThan(10)
    }
    expect(again.received.map(({ to }) => to[0]).sort()).toEqual([...receivers].sort())
    expect(new Set(again.received.map(({ mail }) => mail.messageId)).size).toBe(20)
    expect((await states()).every(({ done }) => done)).toBe(true)
    expect(office.received).toHaveLength(1)
  })

  test('only one letter tries in a quarter of a minute; the others wait without counting', async () => {
    const office = await openPostOffice()
    await office.stop()
    const { mail } = startMail(office.port)
    await expect(mail.deliver(confirm('a@example.et'), ID)).rejects.toThrow('the mail server ESOCKET CONN')
    const waiting = mail.deliver(confirm('b@example.et'), ID)
    await expect(waiting).rejects.toThrow(Later)
    await expect(waiting).rejects.toMatchObject({ at: new Date('2026-11-20T09:00:15Z') })
    clock.advance(15)
    await expect(mail.deliver(confirm('b@example.et'), ID)).rejects.toThrow('the mail server ESOCKET CONN')
  })

  test('a server that ends in the middle of a letter gets the same letter again', async () => {
    const seen: string[] = []
    let isFailing = true
    const office = await openPostOffice({
      onData(stream, _session, callback) {
        let raw = ''
        stream.on('data', (chunk: Buffer) => {
          raw += chunk
        })
        stream.on('end', () => {
          seen.push(/^Message-ID: (.*)$/im.exec(raw)?.[1] ?? '')
          callback(isFailing ? Object.assign(new Error('closing'), { responseCode: 421 }) : null)
        })
      },
    })
    const { send, tasks } = startMail(office.port)
    await send(confirm('hana@example.et'))
    await tasks.runDue()
    isFailing = false
    clock.advance(60)
    await tasks.runDue()
    expect(seen).toHaveLength(2)
    expect(new Set(seen).size).toBe(1)
    expect(await states()).toMatchObject([{ done: true }])
  })

  test('a close waits for the letter in hand, but not for ever', async () => {
    const office = await openPostOffice({ onRcptTo: () => {} })
    const { mail } = startMail(office.port)
    const sending = mail.deliver(confirm('hana@example.et'), ID)
    const failed = expect(sending).rejects.toThrow('the mail server EABORT')
    await expect.poll(() => office.connections()).toBe(1)
    const begun = performance.now()
    await mail.close()
    expect(performance.now() - begun).toBeLessThan(HOLDS_MS)
    await failed
  })
})

test('a portal that closes in the middle of a letter does not wait for a silent server, and keeps the letter', async () => {
  const office = await openPostOffice({ onRcptTo: () => {} })
  const on = await startTestApi({
    config: {
      smtpUrl: new Secret(`smtp://127.0.0.1:${office.port}`),
      mailFrom: 'a@example.et',
      operatorEmail: 'office@example.et',
    },
  })
  await on.api.listen({ port: 0, host: '127.0.0.1' })
  const message = { name: 'Hana', contact: 'hana@example.et', subject: 'Fee', message: 'Text', language: 'en' }
  for (let n = 0; n < 3; n += 1) expect((await on.post('/api/contact-messages', message)).statusCode).toBe(200)
  await expect.poll(() => office.connections()).toBe(1)
  const begun = performance.now()
  await on.api.close()
  expect(performance.now() - begun).toBeLessThan(HOLDS_MS)
  const { rows } = await on.database.db.execute(
    sql`select attempts, locked_until, failed_at, done_at from tasks order by attempts`,
  )
  const waiting = { locked_until: null, failed_at: null, done_at: null }
  expect(rows).toEqual([
    { attempts: 0, ...waiting },
    { attempts: 0, ...waiting },
    { attempts: 1, ...waiting },
  ])
  await on.close()
})

describe('many at once', () => {
  test('twenty mails in twenty transactions, two processes: each comes once', async () => {
    const office = await openPostOffice()
    const [one, two] = [startMail(office.port), startMail(office.port)]
    const receivers = Array.from({ length: 20 }, (_, index) => `reader-${index}@example.et`)
    await Promise.all(
      receivers.map((receiver, index) =>
        database.db.transaction((tx) => (index % 2 ? one : two).mail.send(tx, confirm(receiver))),
      ),
    )
    const done = await Promise.all([one.tasks.runDue(), two.tasks.runDue(), one.tasks.runDue()])
    expect(done.reduce((sum, count) => sum + count)).toBe(20)
    expect(office.received.map(({ to }) => to[0]).sort()).toEqual([...receivers].sort())
  })

  test('a transaction that is rolled back sends nothing', async () => {
    const office = await openPostOffice()
    const { mail, tasks } = startMail(office.port)
    const event = database.db.transaction(async (tx) => {
      await mail.send(tx, confirm('hana@example.et'))
      throw new Error('the event failed')
    })
    await expect(event).rejects.toThrow('the event failed')
    expect([await tasks.runDue(), office.received]).toEqual([0, []])
  })
})

describe('without a mail server', () => {
  test('mail goes into the mailbox, once for one id, and out of it after thirty days', async () => {
    const { mail, send, tasks } = startMail(undefined)
    await send(confirm('hana@example.et'))
    expect(await tasks.runDue()).toBe(1)
    await mail.deliver(confirm('abel@example.et'), ID)
    await mail.deliver(confirm('abel@example.et'), ID)
    const { rows } = await database.db.execute(sql`select receiver, subject, language, message_id from mailbox order by receiver`)
    expect(rows).toEqual([
      {
        receiver: 'abel@example.et',
        subject: 'የኢሜይል አድራሻዎን ያረጋግጡ',
        language: 'am',
        message_id: `<${ID}@menged.example>`,
      },
      expect.objectContaining({ receiver: 'hana@example.et' }),
    ])
    clock.advance(30 * 86_400)
    await mail.forgetOld()
    expect(await mail.newest()).toHaveLength(2)
    clock.advance(1)
    await mail.forgetOld()
    expect(await mail.newest()).toEqual([])
  })

  test('a portal that others reach says in its log that nobody gets its mail', () => {
    const { log, lines } = keptLog()
    const tasks = { add: async () => {}, handle: () => {} }
    const warn = (change: Parameters<typeof testConfig>[0]) =>
      createMail({ db: database.db, clock, config: testConfig(change), log, tasks }).warnIfUnread()
    warn({})
    expect(lines).toEqual([])
    warn({ publicUrl: 'https://menged.example' })
    expect(lines.join('')).toContain('SMTP_URL is not set')
  })
})
