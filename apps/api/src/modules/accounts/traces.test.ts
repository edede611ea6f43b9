// The traces of accounts: nothing typed in the log, and nothing in the tables for longer than is said.
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addAccount, logIn, signIn } from '../../../test/actors.ts'
import { testApi } from '../../../test/api.ts'
import { keptLog } from '../../../test/log.ts'

const { log, lines } = keptLog()
const on = testApi({ log, config: { rateLimitFactor: 1000 } })

test('no log line holds a password, a token, an address or a name, whatever went wrong', async () => {
  const [email, password, name] = ['log.reader@example.et', 'ሐሙስ ጠዋት 7 ሰዓት', 'ጽጌሬዳ ወልደማርያም\r\n{"level":60}']
  const body = { fullName: 'ጽጌሬዳ ወልደማርያም', companyEmail: email, password }
  await on.post('/api/auth/register', body)
  await on.post('/api/auth/register', body)
  await on.post('/api/auth/register', { ...body, fullName: name })
  await on.post('/api/auth/login', { companyemail: email, password: `${password}x` })
  const { token } = (await on.post('/api/auth/login', { companyemail: email, password })).json()
  const headers = { authorization: `Bearer ${token}` }
  await on.get('/api/profile/getProfile', headers)
  await on.get('/api/profile/getProfile', { authorization: `Bearer ${token}x` })
  await on.get(`/api/auth/deleteEmail?email=${email}`)
  await on.post('/api/auth/forgot-password', { email })
  await on.post('/api/auth/reset-password', { token: 'A'.repeat(43), password })
  await on.send('POST', '/api/profile/email', { headers, payload: { email: `new.${email}`, password } })
  await on.work()
  expect(lines.length).toBeGreaterThan(10)
  const written = lines.join('')
  for (const typed of [email, password, 'ጽጌሬዳ', token, token.split('.')[2], 'A'.repeat(43), 'example.et']) {
    expect([typed, written.includes(typed)]).toEqual([typed, false])
  }
  // Each line is one JSON value: nothing that somebody typed has begun another.
  for (const line of lines) expect(line.trim().split('\n')).toHaveLength(1)
})

test('what has ended is forgotten: sessions, links, devices, accounts that never confirmed', async () => {
  const person = await signIn(on)
  const company = await addAccount(on, { role: 'user', confirmed: false })
  const personal = await signIn(on, { confirmed: false })
  const confirmed = await addAccount(on, { role: 'user' })
  await on.post('/api/auth/forgot-password', { email: person.email })
  await on.work()
  const { createAccounts } = await import('./service.ts')
  const { testConfig } = await import('../../../test/api.ts')
  const accounts = await createAccounts({
    db: on.database.db,
    clock: on.clock,
    config: testConfig(),
    tasks: on.api.tasks,
    limits: {} as never,
    settings: { value: async () => 'open' },
    standingChanged: async () => {},
    hasWorkerPage: async () => false,
    audit: { record: async () => undefined } as never,
    mail: {} as never,
  })
  const rows = async (table: string, userId: string, column = 'user_id') =>
    (await on.database.db.execute(sql.raw(`select 1 from ${table} where ${column} = '${userId}'`))).rows.length
  const kept = async () => [
    await rows('sessions', person.userId),
    await rows('mail_tokens', person.userId),
    await rows('known_devices', person.userId),
    await rows('users', company.userId, 'id'),
    await rows('users', personal.userId, 'id'),
    await rows('users', confirmed.userId, 'id'),
    await rows('users', person.userId, 'id'),
  ]
  const left: string[] = []
  const farewell = async (_: unknown, userId: string) => void left.push(userId)
  await accounts.forgetOld(farewell)
  expect(await kept()).toEqual([1, 1, 1, 1, 1, 1, 1])
  on.clock.advance(8 * 86_400)
  await accounts.forgetOld(farewell)
  expect(await kept()).toEqual([0, 0, 1, 1, 1, 1, 1])
  on.clock.advance(30 * 86_400)
  await accounts.forgetOld(farewell)
  expect(await kept()).toEqual([0, 0, 1, 0, 0, 1, 1])
  expect(left).toEqual(expect.arrayContaining([company.userId, personal.userId]))
  expect(left).not.toContain(confirmed.userId)
  on.clock.advance(365 * 86_400)
  await accounts.forgetOld(farewell)
  expect(await kept()).toEqual([0, 0, 0, 0, 0, 1, 1])
  expect(await logIn(on, person.email)).toBeTruthy()
})
