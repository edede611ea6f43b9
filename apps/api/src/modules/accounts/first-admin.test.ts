// The link that makes the first administrator: once, for a day, and only while there is none.
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { signIn } from '../../../test/actors.ts'
import { testApi } from '../../../test/api.ts'
import { keptLog } from '../../../test/log.ts'

const { log, lines } = keptLog()
const on = testApi({ log, config: { rateLimitFactor: 1000 } })
beforeEach(() => on.database.db.execute(sql`delete from users`))

const PASSWORD = 'ሐሙስ ጠዋት በ 7 ሰዓት'
const form = (token: string, change: object = {}) => ({
  token,
  fullName: 'Almaz Bekele',
  email: 'Almaz@Example.et',
  password: PASSWORD,
  language: 'am',
  ...change,
})
const make = (token: string, change?: object) => on.post('/api/auth/first-admin', form(token, change))
const token = async () => (await on.api.firstAdminToken()) ?? ''
const admins = async () =>
  (await on.database.db.execute(sql`select email, role, language, confirmed_at is not null as confirmed from users`)).rows

test('the link makes a confirmed administrator who can log in, once', async () => {
  const link = await token()
  expect(link).toMatch(/^[\w-]{43}$/)
  expect((await make(link)).statusCode).toBe(200)
  expect(await admins()).toEqual([{ email: 'almaz@example.et', role: 'admin', language: 'am', confirmed: true }])
  const login = await on.post('/api/auth/login', { companyemail: 'almaz@example.et', password: PASSWORD })
  expect(login.json().token).toBeTypeOf('string')
  const again = await make(link, { email: 'other@example.et' })
  expect([again.statusCode, again.json().code]).toEqual([410, 'setup_void'])
  expect(await on.api.firstAdminToken()).toBeNull()
  const { rows } = await on.database.db.execute(sql`select kind from audit_events where kind = 'first_admin_made'`)
  expect(rows).toHaveLength(1)
})

test('two at once: one wins', async () => {
  const link = await token()
  const both = await Promise.all(['a', 'b', 'c'].map((name) => make(link, { email: `${name}@example.et` })))
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410, 410])
  expect(await admins()).toHaveLength(1)
})

test('it is void after a day, with the next start, and as soon as there is an administrator', async () => {
  const [former, newest] = [await token(), await token()]
  expect((await make(former)).statusCode).toBe(410)
  on.clock.advance(86_401)
  expect((await make(newest)).statusCode).toBe(410)
  const fresh = await token()
  await signIn(on, { role: 'admin' })
  expect((await make(fresh)).statusCode).toBe(410)
  expect(await admins()).toHaveLength(1)
})

test('bad input: a short password, a name that is none, an address that is taken; the link stays good', async () => {
  const link = await token()
  await signIn(on, { email: 'taken@example.et' })
  for (const [change, field] of [
    [{ password: 'eleven long' }, 'password'],
    [{ password: 'almaz@example.et' }, 'password'],
    [{ fullName: ' ' }, 'fullName'],
    [{ email: 'x' }, 'email'],
    [{ email: 'taken@example.et' }, 'email'],
  ] as const) {
    const answer = await make(link, change)
    expect([change, answer.statusCode < 500, answer.json().field]).toEqual([change, true, field])
  }
  expect((await make('x')).statusCode).toBe(400)
  expect((await make('A'.repeat(43))).statusCode).toBe(410)
  expect((await make(link)).statusCode).toBe(200)
})

test('neither the tables nor the log hold the link', async () => {
  const link = await token()
  await make(link, { password: 'short' })
  const { rows } = await on.database.db.execute<{ all: string }>(sql`select s::text as all from admin_setup s`)
  expect(rows[0]?.all.includes(link)).toBe(false)
  expect(lines.join('').includes(link)).toBe(false)
  expect(lines.join('')).toContain('/api/auth/first-admin')
})
