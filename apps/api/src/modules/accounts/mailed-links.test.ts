import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addAccount, logIn, PASSWORD, signIn } from '../../../test/actors.ts'
import { startTestApi, testApi, testConfig } from '../../../test/api.ts'
import { testClock } from '../../../test/clock.ts'
import { Secret } from '../../platform/secret.ts'
import { createTokens } from './tokens.ts'

const on = testApi({ config: { rateLimitFactor: 1000 } })

const NEW = 'ማክሰኞ ከሰዓት 9'
const tokens = createTokens({ clock: testClock(), tokenSecret: testConfig().tokenSecret ?? new Secret('') })
const execute = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await on.database.db.execute<Row>(query)).rows

/** What the newest mail to an account carries. */
async function mailed(userId: string, purpose: string): Promise<{ id: string; token: string; code: string }> {
  const [row] = await execute<{ id: string }>(
    sql`select id from mail_tokens where user_id = ${userId} and purpose = ${purpose} order by created_at desc, used_at desc nulls first limit 1`,
  )
  const id = String(row?.id)
  return { id, token: tokens.mailToken(id), code: tokens.mailCode(id) }
}
const forgot = (email: string) => on.post('/api/auth/forgot-password', { email })
const reset = (body: object) => on.post('/api/auth/reset-password', { password: NEW, ...body })
const confirm = (body: object) => on.post('/api/auth/confirm-email', body)
const resend = (email: string) => on.post('/api/auth/resend-confirmation', { email })
const canLogIn = async (email: string, password: string) =>
  (await on.post('/api/auth/login', { companyemail: email, password })).statusCode === 200

//
test('forgot, mailed, reset: the new password holds, the old one and every session do not, and the owner is notified', async () => {
  const { userId, email, headers } = await signIn(on)
  expect((await forgot(email.toUpperCase())).json()).toEqual({ success: true })
  await on.work()
  const { token } = await mailed(userId, 'reset')
  expect((await reset({ token })).json()).toEqual({ success: true })
  expect([await canLogIn(email, NEW), await canLogIn(email, PASSWORD)]).toEqual([true, false])
  expect((await on.get('/api/profile/getProfile', headers)).statusCode).toBe(401)
  expect(
    await execute(sql`select 1 from tasks where payload->>'template' = 'passwordChanged' and payload->>'to' = ${email}`),
  ).toHaveLength(1)
  const twice = await reset({ token })
  expect([twice.statusCode, twice.json().code]).toEqual([410, 'link_void'])
})

test('known and unknown addresses cannot be distinguished: the same response, and the same work before it', async () => {
  const { email } = await addAccount(on)
  const [known, unknown] = [await forgot(email), await forgot('nobody-here@example.et')]
  expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body])
  const stored = await execute(
    sql`select kind, payload->>'purpose' from tasks where payload->>'email' in (${email}, 'nobody-here@example.et')`,
  )
  expect(stored).toEqual([stored[0], stored[0]])
  await on.work()
  expect(await execute(sql`select 1 from tasks where payload->>'email' is not null`)).toEqual([])
})

test('neither the table nor a task holds what opens a link', async () => {
  const { userId, email } = await addAccount(on)
  await forgot(email)
  const { id, token, code } = await mailedAfterWork(userId)
  const kept = JSON.stringify([await execute(sql`select * from mail_tokens`), await execute(sql`select * from tasks`)])
  expect(kept).toContain(id)
  expect([kept.includes(token), kept.includes(`"${code}"`)]).toEqual([false, false])
})
async function mailedAfterWork(userId: string) {
  await on.work()
  return await mailed(userId, 'reset')
}

test('a link holds for an hour, its code for ten minutes; a newer mail voids the older', async () => {
  const { userId, email } = await addAccount(on)
  await forgot(email)
  const first = await mailedAfterWork(userId)
  on.clock.advance(1)
  await forgot(email)
  const second = await mailedAfterWork(userId)
  expect((await reset({ token: first.token })).json().code).toBe('link_void')
  on.clock.advance(601)
  expect((await reset({ email, code: second.code })).json().code).toBe('code_void')
  on.clock.advance(3000)
  expect((await reset({ token: second.token })).json().code).toBe('link_void')
})

test('a code works once, and is void after five wrong ones, also when they come at once', async () => {
  const { userId, email } = await addAccount(on)
  await forgot(email)
  const { code } = await mailedAfterWork(userId)
  const wrong = code === '000000' ? '000001' : '000000'
  const tried = await Promise.all(Array.from({ length: 5 }, () => reset({ email, code: wrong })))
  expect(tried.map((answer) => answer.json().code)).toEqual(Array(5).fill('code_void'))
  expect((await reset({ email, code })).json().code).toBe('code_void')
  const other = await addAccount(on)
  await forgot(other.email)
  const good = await mailedAfterWork(other.userId)
  expect((await reset({ email: ` ${other.email.toUpperCase()}`, code: ` ${good.code} ` })).json()).toEqual({ success: true })
  expect((await reset({ email: other.email, code: good.code })).json().code).toBe('code_void')
})

test('of twenty uses of one link at once, one counts', async () => {
  const { userId, email } = await addAccount(on)
  await forgot(email)
  const { token } = await mailedAfterWork(userId)
  const answers = await Promise.all(Array.from({ length: 20 }, () => reset({ token })))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
})

test('a reset refuses easy passwords, and the link is not used up by them', async () => {
  const { userId, email } = await addAccount(on)
  await forgot(email)
  const { token } = await mailedAfterWork(userId)
  expect((await reset({ token, password: 'password' })).json()).toMatchObject({ code: 'invalid_input', field: 'password' })
  expect((await reset({ token, password: '123' })).json().error).toBe('Password needs to be 6 characters or more')
  expect((await reset({ token })).statusCode).toBe(200)
  const staff = await addAccount(on, { role: 'editor' })
  await forgot(staff.email)
  const { token: theirs } = await mailedAfterWork(staff.userId)
  expect((await reset({ token: theirs, password: 'ማክሰኞ 9 ሰዓት' })).json().error).toBe('Password needs to be 12 characters or more')
})

//
test('a company confirms by link or code, then logs in; a link for one purpose is none for another', async () => {
  for (const by of ['token', 'code'] as const) {
    const { userId, email } = await addAccount(on, { role: 'user', confirmed: false })
    await resend(email)
    await on.work()
    const { token, code } = await mailed(userId, 'confirm')
    expect((await reset({ token })).json().code).toBe('link_void')
    expect(await canLogIn(email, PASSWORD)).toBe(false)
    expect((await confirm(by === 'token' ? { token } : { email, code })).json()).toEqual({ success: true })
    expect(await canLogIn(email, PASSWORD)).toBe(true)
    expect((await confirm({ token })).json().code).toBe('link_void')
  }
})

test('login tokens, mailed tokens and their hashes cannot stand for each other', async () => {
  const { userId, email, token: login } = await signIn(on)
  await forgot(email)
  const { id, token } = await mailedAfterWork(userId)
  const [row] = await execute<{ token_hash: string }>(sql`select token_hash from mail_tokens where id = ${id}`)
  for (const foreign of [login, login.split('.')[2] ?? '', String(row?.token_hash), id]) {
    expect((await reset({ token: foreign })).statusCode).toBeGreaterThanOrEqual(400)
    expect((await confirm({ token: foreign })).statusCode).toBeGreaterThanOrEqual(400)
  }
  for (const foreign of [token, String(row?.token_hash)]) {
    expect((await on.get('/api/profile/getProfile', { authorization: `Bearer ${foreign}` })).statusCode).toBe(401)
  }
  expect((await reset({ token })).statusCode).toBe(200)
})

test('programs that follow every link change nothing', async () => {
  const { userId, email } = await addAccount(on, { role: 'user', confirmed: false })
  await resend(email)
  await on.work()
  const { token } = await mailed(userId, 'confirm')
  for (const method of ['GET', 'HEAD'] as const) {
    for (const path of ['confirm-email', 'reset-password']) {
      expect((await on.send(method, `/api/auth/${path}?token=${token}`)).statusCode).toBe(405)
    }
  }
  expect((await confirm({ token })).statusCode).toBe(200)
})

test('three mails an hour for an address, however many request one', async () => {
  const strict = await startTestApi()
  try {
    const { email } = await addAccount(strict)
    const ask = (i: number) =>
      strict.send('POST', '/api/auth/forgot-password', { payload: { email }, remoteAddress: `198.51.100.${i}` })
    for (let i = 0; i < 3; i += 1) expect((await ask(i)).statusCode).toBe(200)
    expect((await ask(4)).statusCode).toBe(429)
  } finally {
    await strict.close()
  }
})

test('a suspended account is sent nothing; one confirmed already gets no second link', async () => {
  const { userId, email } = await addAccount(on)
  await resend(email)
  await on.database.db.execute(sql`update users set suspended_at = now() where id = ${userId}`)
  await forgot(email)
  await on.work()
  expect(await execute(sql`select 1 from mail_tokens where user_id = ${userId}`)).toEqual([])
  await expect(logIn(on, email)).rejects.toThrow(/refused/)
})

test('another address belongs to the account when its link is used: the old one is notified, and a taken one stays whose it is', async () => {
  const { userId, email, headers } = await signIn(on)
  const ask = (wanted: string) =>
    on.send('POST', '/api/profile/email', { headers, payload: { email: wanted, password: PASSWORD } })
  const emailOf = async () => (await execute<{ email: string }>(sql`select email from users where id = ${userId}`))[0]?.email
  const wanted = `moved-${email}`
  expect((await ask(wanted)).json()).toEqual({ success: true })
  expect(await emailOf()).toBe(email)
  const { token, code } = await mailed(userId, 'email')
  // The code of such a mail is none: it goes to somebody who is not shown to be the owner yet.
  expect((await confirm({ email: wanted, code })).json().code).toBe('code_void')
  expect((await confirm({ token })).json()).toEqual({ success: true })
  expect(await emailOf()).toBe(wanted)
  expect([await canLogIn(wanted, PASSWORD), await canLogIn(email, PASSWORD)]).toEqual([true, false])
  expect(
    await execute(sql`select 1 from tasks where payload->>'template' = 'emailChanged' and payload->>'to' = ${email}`),
  ).toHaveLength(1)
  on.clock.advance(1)
  await ask(`late-${email}`)
  const late = await mailed(userId, 'email')
  await addAccount(on, { email: `late-${email}` })
  expect((await confirm({ token: late.token })).json().code).toBe('email_taken')
  expect(await emailOf()).toBe(wanted)
})
