import { PASSWORD_MIN } from '@menged/contracts'
import { sql } from 'drizzle-orm'
import type { LightMyRequestResponse } from 'fastify'
import { expect, test } from 'vitest'
import { startTestApi, testApi } from '../../../test/api.ts'

const on = testApi({ config: { rateLimitFactor: 1000 } })

const PASSWORD = 'ሰኞ ማለዳ 5 ሰዓት'
let count = 0
const newEmail = () => {
  count += 1
  return `new-${count}@example.et`
}
const personal = (change: object = {}) => ({
  fullName: 'ሀና ተስፋዬ',
  companyEmail: newEmail(),
  password: PASSWORD,
  role: 'normalUser',
  ...change,
})
const company = (change: object = {}) => ({
  companyNameEnglish: 'Selam Trading',
  companyNameAmharic: 'ሰላም ንግድ',
  companyEmail: newEmail(),
  category: 'Private',
  address: 'ቦሌ፣ አዲስ አበባ',
  phonePrimary: '0911 234 567',
  phoneSecondary: '',
  password: PASSWORD,
  role: 'user',
  ...change,
})
const register = (body: object, headers: Record<string, string> = {}) => on.post('/api/auth/register', body, headers)
const rowOf = async (email: string) =>
  (await on.database.db.execute<Record<string, unknown>>(sql`select * from users where email = ${email}`)).rows[0]
const cookieOf = (response: LightMyRequestResponse): string =>
  [response.headers['set-cookie']]
    .flat()
    .find((cookie) => cookie?.includes('registration='))
    ?.split(';', 1)[0] ?? ''

//
test('a personal account: stored once, with a hash for its password, and its browser holds the secret to take it back', async () => {
  const body = personal({ companyEmail: '  Hana.T@Example.ET ', confirmPassword: 'never read' })
  const response = await register(body)
  expect([response.statusCode, response.json()]).toEqual([200, { success: true, data: { mailbox: '/dev/mail' } }])
  const row = await rowOf('hana.t@example.et')
  expect(row).toMatchObject({ role: 'normalUser', full_name: 'ሀና ተስፋዬ', confirmed_at: null, verified: false, language: null })
  expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  const cookie = [response.headers['set-cookie']].flat().find((each) => each?.includes('registration='))
  expect(cookie).toMatch(/HttpOnly/)
  expect(cookie).toMatch(/SameSite=Lax/)
  expect(JSON.stringify(row)).not.toContain(PASSWORD)
})

//
test('a company account: category Government unless said, phones in one form', async () => {
  const { category: _, ...body } = company({ phoneSecondary: '+251 11 551 2345' })
  expect((await register(body)).statusCode).toBe(200)
  expect(await rowOf(body.companyEmail)).toMatchObject({
    role: 'user',
    company_name_english: 'Selam Trading',
    company_name_amharic: 'ሰላም ንግድ',
    category: 'Government',
    phone_primary: '+251911234567',
    phone_secondary: '+251115512345',
    full_name: null,
  })
})

//
test.each([
  [personal({ fullName: '   ' }), 'fullName', 'User name is required'],
  [personal({ fullName: undefined }), 'fullName', 'User name is required'],
  [personal({ companyEmail: ' ' }), 'companyEmail', 'Email is required'],
  ...['x', 'a@b', 'a b@c.et', 'a@b.et\r\nBcc: c@d.et', 'a@@b.et', `${'a'.repeat(260)}@b.et`, '<a@b.et>', 'a@b..et'].map(
    (companyEmail) => [personal({ companyEmail }), 'companyEmail', 'Email address is invalid'] as const,
  ),
  [personal({ password: '' }), 'password', 'Password is required'],
  [personal({ password: '12345' }), 'password', 'Password needs to be 6 characters or more'],
  [personal({ password: 'ሀ'.repeat(129) }), 'password', 'Password needs to be 128 characters or fewer'],
  [personal({ fullName: 'a'.repeat(10_000) }), 'fullName', 'This name cannot be used. Use letters, at most 100.'],
  [personal({ fullName: 'Abebe\u202Egnp.exe' }), 'fullName', 'This name cannot be used. Use letters, at most 100.'],
  [personal({ fullName: 'a\nb' }), 'fullName', 'This name cannot be used. Use letters, at most 100.'],
  ...['companyNameEnglish', 'companyNameAmharic', 'companyEmail', 'address', 'phonePrimary', 'password'].map(
    (field) => [company({ [field]: ' '.repeat(field === 'password' ? 0 : 3) }), field, 'Required'] as const,
  ),
  [company({ phonePrimary: '12345' }), 'phonePrimary', 'This is not an Ethiopian phone number. Use the form 0911 234 567.'],
  [company({ phoneSecondary: '12345' }), 'phoneSecondary', 'This is not an Ethiopian phone number. Use the form 0911 234 567.'],
] as const)('%# a field that breaks its rule is named, with the sentence of the form', async (body, field, error) => {
  const response = await register(body)
  expect([response.statusCode, response.json()]).toEqual([400, { success: false, code: 'invalid_input', field, error }])
  const inAmharic = (await register(body, { 'accept-language': 'am' })).json()
  expect(inAmharic.field).toBe(field)
  expect(inAmharic.error).not.toBe(error)
})

test('a role that nobody may choose, or of another form, is refused', async () => {
  for (const role of ['admin', 'editor', 'worker', 'guest', '', 7]) {
    expect((await register(personal({ role }))).statusCode).toBe(400)
  }
  expect((await register({ ...personal(), role: 'user' })).statusCode).toBe(400)
  const body = personal({
    role: undefined,
    verified: true,
    id: '00000000-0000-4000-8000-000000000000',
    confirmedAt: '2020-01-01',
  })
  expect((await register(body)).statusCode).toBe(200)
  expect(await rowOf(body.companyEmail)).toMatchObject({ role: 'normalUser', verified: false, confirmed_at: null })
})

test('names with emoji, Ethiopic, quotes and markup are names', async () => {
  for (const fullName of ['አበበ 🌻', `O'Brien "x" <script>alert(1)</script>`, 'Ñandú – ጽጌ', '\u200Fአበበ']) {
    const body = personal({ fullName })
    expect((await register(body)).statusCode).toBe(200)
    expect((await rowOf(body.companyEmail))?.full_name).toBe(fullName)
  }
})

test('passwords that anybody would try first are refused; long ones, blanks and every script are taken whole', async () => {
  const companyEmail = 'tigist.alemu@example.et'
  const easy = ['password', '123456', 'QWERTY', 'tigist.alemu', companyEmail, 'Menged2026!', 'መንገድ2018', 'ሀና ተስፋዬ', 'aaaaaaa']
  for (const password of easy) {
    const response = await register(personal({ companyEmail, password }))
    expect([password, response.json().error]).toEqual([password, 'This password is easy to guess. Choose another one.'])
  }
  const password = ` ${'ሀሁሂ '.repeat(31)}xy `
  expect([...password].length).toBe(128)
  const body = personal({ password })
  expect((await register(body)).statusCode).toBe(200)
  const login = (typed: string) => on.post('/api/auth/login', { companyemail: body.companyEmail, password: typed })
  expect((await login(password)).statusCode).toBe(200)
  expect((await login(`${password.slice(0, -1)}z`)).statusCode).toBe(401)
  expect((await login(password.trim())).statusCode).toBe(401)
  expect(PASSWORD_MIN).toBe(6)
})

//
test('an address has one account: other case, blanks around it, twenty at once', async () => {
  const body = personal()
  const answers = await Promise.all(Array.from({ length: 20 }, () => register(body)))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  const again = await register(company({ companyEmail: ` ${body.companyEmail.toUpperCase()}\u200F ` }))
  expect([again.statusCode, again.json()]).toEqual([
    409,
    {
      success: false,
      code: 'email_taken',
      field: 'companyEmail',
      error: 'This email already has an account. Log in, or choose Forgot password.',
    },
  ])
})

test('what cannot be stored whole is not stored at all, and no mail goes out', async () => {
  const body = personal()
  await register(body)
  const tasks = async () => (await on.database.db.execute(sql`select 1 from tasks where kind = 'account-mail'`)).rows.length
  const before = await tasks()
  await register(personal({ companyEmail: body.companyEmail }))
  expect(await tasks()).toBe(before)
})

//
test('only the browser that registered takes an unconfirmed account back; every other response is the same', async () => {
  const refused = { success: false, code: 'account_not_deleted', error: 'This account cannot be deleted here.' }
  const one = personal()
  const cookie = cookieOf(await register(one))
  const remove = (email: string, headers: Record<string, string> = {}) =>
    on.get(`/api/auth/deleteEmail?email=${encodeURIComponent(email)}`, headers)
  const other = personal()
  const othersCookie = cookieOf(await register(other))
  for (const response of [
    await remove(one.companyEmail),
    await remove(one.companyEmail, { cookie: othersCookie }),
    await remove(one.companyEmail, { cookie: `${cookie}x` }),
    await remove(one.companyEmail, { cookie, 'sec-fetch-site': 'cross-site' }),
    await remove('nobody@example.et', { cookie }),
    await on.send('HEAD', `/api/auth/deleteEmail?email=${one.companyEmail}`, { headers: { cookie } }),
  ]) {
    if (response.body !== '') expect([response.statusCode, response.json()]).toEqual([400, refused])
    else expect(response.statusCode).toBeGreaterThanOrEqual(400)
  }
  expect(await rowOf(one.companyEmail)).toBeDefined()
  const taken = await remove(one.companyEmail.toUpperCase(), { cookie, 'sec-fetch-site': 'same-origin' })
  expect([taken.statusCode, taken.json()]).toEqual([200, { success: true }])
  expect(await rowOf(one.companyEmail)).toBeUndefined()
  expect((await remove(one.companyEmail, { cookie })).json()).toEqual(refused)
  await on.database.db.execute(sql`update users set confirmed_at = now() where email = ${other.companyEmail}`)
  expect((await remove(other.companyEmail, { cookie: othersCookie })).json()).toEqual(refused)
})

test('what somebody has written goes with the account that is taken back', async () => {
  const me = personal()
  const cookie = cookieOf(await register(me))
  const { db } = on.database
  await db.execute(sql`insert into workers (id, name_en, location, specialties, experience, hourly_rate, starting_price, created_at, updated_at)
    values (900, 'Sara', 'Adama', '{dataEntry}', '1-3', 100, 100, now(), now())`)
  await db.execute(sql`insert into worker_reviews (worker_id, user_id, state, client_name, stars, created_at)
    select 900, id, 'waiting', full_name, 4, now() from users where email = ${me.companyEmail}`)
  const gone = await on.get(`/api/auth/deleteEmail?email=${encodeURIComponent(me.companyEmail)}`, { cookie })
  expect(gone.statusCode).toBe(200)
  expect((await db.execute(sql`select * from worker_reviews where worker_id = 900`)).rows).toEqual([])
})

test('five an hour for a device; then the response says how long to wait', async () => {
  const strict = await startTestApi()
  try {
    const first = await strict.post('/api/auth/register', personal())
    const cookie = [first.headers['set-cookie']]
      .flat()
      .map((each) => each?.split(';', 1)[0])
      .join('; ')
    for (let i = 0; i < 5; i += 1) expect((await strict.post('/api/auth/register', personal(), { cookie })).statusCode).toBe(200)
    const refused = await strict.post('/api/auth/register', personal(), { cookie })
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600'])
  } finally {
    await strict.close()
  }
})
