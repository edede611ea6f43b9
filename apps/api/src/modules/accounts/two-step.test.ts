// Two-step login: what lets in, what does not, and the attacks on it.
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { logIn, PASSWORD, type Person, signIn } from '../../../test/actors.ts'
import { deviceCookie, testApi } from '../../../test/api.ts'
import { codeAt, turnTwoStepOn } from '../../../test/authenticator.ts'

const on = testApi()

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const isIn = async (token: string) => (await on.get('/api/profile/getProfile', bearer(token))).statusCode === 200
const first = (email: string, password = PASSWORD, headers = {}) =>
  on.post('/api/auth/login', { companyemail: email, password }, headers)
const challengeOf = async (email: string): Promise<string> => (await first(email)).json().challenge
const second = (challenge: string, code: string, headers = {}) => on.post('/api/auth/login/code', { challenge, code }, headers)
const begin = (me: Pick<Person, 'headers'>, password = PASSWORD) => on.post('/api/auth/two-step/key', { password }, me.headers)
const confirm = (me: Pick<Person, 'headers'>, code: string) => on.post('/api/auth/two-step', { code }, me.headers)
const kinds = async (userId: string) =>
  (
    await on.database.db.execute<{ kind: string }>(sql`select kind from audit_events where user_id = ${userId} order by id`)
  ).rows.map(({ kind }) => kind)

async function staff(role: 'editor' | 'admin' = 'editor') {
  const me = await signIn(on, { role })
  return { ...me, ...(await turnTwoStepOn(on, me)) }
}

test('an editor sets it up with a key and a code, and the other devices are logged out', async () => {
  const me = await signIn(on, { role: 'editor' })
  const other = await logIn(on, me.email)
  expect((await on.get('/api/auth/two-step', me.headers)).json().data).toEqual({ on: false, since: null, recoveryCodes: 0 })
  const wrong = await begin(me, 'wrong')
  expect([wrong.statusCode, wrong.json().field]).toEqual([403, 'password'])
  const { secret, uri } = (await begin(me)).json().data
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(uri).toContain(`secret=${secret}`)
  const refused = await confirm(me, '000000')
  expect([refused.statusCode, refused.json()]).toEqual([
    403,
    expect.objectContaining({ code: 'second_step_wrong', field: 'code' }),
  ])
  // Until then the password is enough.
  expect((await first(me.email)).json().token).toBeTypeOf('string')
  const { recoveryCodes } = (await confirm(me, codeAt(secret, on.clock.now()))).json().data
  expect(new Set(recoveryCodes).size).toBe(10)
  expect([await isIn(me.token), await isIn(other)]).toEqual([true, false])
  expect((await on.get('/api/auth/two-step', me.headers)).json().data).toMatchObject({ on: true, recoveryCodes: 10 })
  expect((await begin(me)).json().code).toBe('two_step_on')
  expect((await confirm(me, codeAt(secret, on.clock.now(), 1))).json().code).toBe('two_step_on')
  expect(await kinds(me.userId)).toContain('two_step_on')
  await on.work()
  const { rows } = await on.database.db.execute<{ n: number }>(
    sql`select count(*)::int as n from notifications where user_id = ${me.userId} and kind = 'account'`,
  )
  expect(rows[0]?.n).toBeGreaterThan(0)
})

test('the password gives a challenge and no session; the code gives the session', async () => {
  const me = await staff('admin')
  const answer = await first(me.email)
  expect(answer.json()).toEqual({ success: true, challenge: expect.stringMatching(/^[\w-]{43}$/), seconds: 300 })
  const { challenge } = answer.json()
  expect(await isIn(challenge)).toBe(false)
  // Blanks of the app's display are nothing.
  const code = codeAt(me.secret, on.clock.now())
  const { token } = (await second(challenge, `${code.slice(0, 3)} ${code.slice(3)}`)).json()
  expect(await isIn(token)).toBe(true)
  expect((await second(challenge, codeAt(me.secret, on.clock.now(), 1))).json().code).toBe('challenge_void')
})

test('a code is taken once: not again, not by two at once, not an older one', async () => {
  const me = await staff()
  const code = codeAt(me.secret, on.clock.now(), 1)
  const challenges = [await challengeOf(me.email), await challengeOf(me.email)]
  const both = await Promise.all(challenges.map((each) => second(each, code)))
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403])
  expect((await second(await challengeOf(me.email), code)).json().code).toBe('second_step_wrong')
  expect((await second(await challengeOf(me.email), codeAt(me.secret, on.clock.now()))).json().code).toBe('second_step_wrong')
  on.clock.advance(60)
  expect((await second(await challengeOf(me.email), codeAt(me.secret, on.clock.now()))).statusCode).toBe(200)
})

test('one challenge, two right codes at once: one session', async () => {
  const me = await staff()
  const challenge = await challengeOf(me.email)
  const codes = [codeAt(me.secret, on.clock.now()), me.recoveryCodes[0] ?? '']
  const both = await Promise.all(codes.map((code) => second(challenge, code)))
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410])
})

test('a recovery code lets in once, however it is typed, and is written down', async () => {
  const me = await staff()
  const [one = '', two = ''] = me.recoveryCodes
  const typed = ` ${one.toLowerCase().replace('-', ' – ')} `
  expect((await second(await challengeOf(me.email), typed)).statusCode).toBe(200)
  expect((await second(await challengeOf(me.email), one)).json().code).toBe('second_step_wrong')
  const challenges = [await challengeOf(me.email), await challengeOf(me.email)]
  const both = await Promise.all(challenges.map((each) => second(each, two)))
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403])
  expect((await on.get('/api/auth/two-step', me.headers)).json().data.recoveryCodes).toBe(8)
  expect((await kinds(me.userId)).filter((kind) => kind === 'recovery_code_used')).toHaveLength(2)
})

test('guessing ends: five codes a challenge, five an account, also all at once; the owner’s device is not locked out', async () => {
  const me = await staff()
  const known = await first(me.email)
  const cookie = { cookie: deviceCookie(known) }
  const entered = await second(known.json().challenge, codeAt(me.secret, on.clock.now()), cookie)
  expect(entered.statusCode).toBe(200)
  on.clock.advance(60)
  const challenges = await Promise.all([1, 2, 3].map(() => challengeOf(me.email)))
  const tries = challenges.flatMap((each) => ['111111', '222222', '333333'].map((code) => second(each, code)))
  const answers = (await Promise.all(tries)).map((each) => each.json().code)
  expect(answers.filter((code) => code === 'second_step_wrong')).toHaveLength(5)
  expect(answers.filter((code) => code === 'too_many_requests')).toHaveLength(4)
  // From elsewhere even the right one has to wait.
  const right = () => codeAt(me.secret, on.clock.now())
  const late = await second(await challengeOf(me.email), right(), { 'accept-language': 'am' })
  expect([late.statusCode, late.json().error]).toEqual([429, expect.stringContaining('እባክዎ')])
  expect((await kinds(me.userId)).filter((kind) => kind === 'two_step_refused')).toHaveLength(5)
  const own = (await first(me.email, PASSWORD, cookie)).json().challenge
  expect((await second(own, right(), cookie)).statusCode).toBe(200)
  on.clock.advance(16 * 60)
  expect((await second(await challengeOf(me.email), right())).statusCode).toBe(200)
})

test('a challenge is for its account and its time', async () => {
  const [one, other] = [await staff(), await staff('admin')]
  const stolen = await challengeOf(one.email)
  expect((await second(stolen, codeAt(other.secret, on.clock.now()))).json().code).toBe('second_step_wrong')
  expect((await second(stolen, other.recoveryCodes[0] ?? '')).json().code).toBe('second_step_wrong')
  expect((await second('A'.repeat(43), codeAt(one.secret, on.clock.now()))).json().code).toBe('challenge_void')
  on.clock.advance(301)
  expect((await second(stolen, codeAt(one.secret, on.clock.now()))).json().code).toBe('challenge_void')
  // A new password, or leaving everywhere, ends what was begun with the former.
  const begun = await challengeOf(one.email)
  await on.post('/api/auth/logout-everywhere', undefined, one.headers)
  expect((await second(begun, codeAt(one.secret, on.clock.now()))).json().code).toBe('challenge_void')
})

test('bad input is refused before anything is counted', async () => {
  for (const payload of [
    {},
    { challenge: 'x', code: '1' },
    { challenge: 'A'.repeat(43), code: '' },
    { challenge: 'A'.repeat(43), code: 'x'.repeat(41) },
  ]) {
    expect((await on.post('/api/auth/login/code', payload)).statusCode).toBe(400)
  }
  const me = await signIn(on)
  expect((await begin(me)).statusCode).toBe(403)
  expect((await on.post('/api/auth/two-step/key', { password: PASSWORD })).statusCode).toBe(401)
})

test('a new password by mail does not lead around the second step', async () => {
  const me = await staff()
  await on.database.db.execute(sql`update users set epoch = epoch + 1 where id = ${me.userId}`)
  const answer = await first(me.email)
  expect([answer.json().token, answer.json().challenge]).toEqual([undefined, expect.any(String)])
})

test('turning it off, and new recovery codes, need password and code', async () => {
  const me = await staff()
  const off = (body: object) => on.post('/api/auth/two-step/off', body, me.headers)
  const renew = (body: object) => on.post('/api/auth/two-step/recovery-codes', body, me.headers)
  const right = () => codeAt(me.secret, on.clock.now())
  expect((await off({ password: 'wrong', code: right() })).json().field).toBe('password')
  expect((await off({ password: PASSWORD, code: '000000' })).json().code).toBe('second_step_wrong')
  expect((await off({ password: PASSWORD })).statusCode).toBe(400)
  const renewed = (await renew({ password: PASSWORD, code: right() })).json().data.recoveryCodes
  expect(renewed).toHaveLength(10)
  expect((await second(await challengeOf(me.email), me.recoveryCodes[3] ?? '')).json().code).toBe('second_step_wrong')
  on.clock.advance(60)
  expect((await off({ password: PASSWORD, code: right() })).statusCode).toBe(200)
  expect((await first(me.email)).json().token).toBeTypeOf('string')
  expect(await kinds(me.userId)).toEqual(expect.arrayContaining(['recovery_codes_made', 'two_step_off']))
})

test('a key that nobody has confirmed is void after a quarter of an hour', async () => {
  const me = await signIn(on, { role: 'editor' })
  const { secret } = (await begin(me)).json().data
  on.clock.advance(15 * 60 + 1)
  expect((await confirm(me, codeAt(secret, on.clock.now()))).json().code).toBe('two_step_void')
})

test('the tables hold neither the key nor a recovery code nor a challenge', async () => {
  const me = await staff()
  const challenge = await challengeOf(me.email)
  const { rows } = await on.database.db.execute<{ all: string }>(sql`
    select coalesce(string_agg(s::text, ''), '') || (select coalesce(string_agg(r::text, ''), '') from recovery_codes r)
      || (select coalesce(string_agg(c::text, ''), '') from login_challenges c) as all from second_steps s`)
  const kept = rows[0]?.all ?? ''
  expect(kept.length).toBeGreaterThan(500)
  for (const secret of [me.secret, challenge, ...me.recoveryCodes, ...me.recoveryCodes.map((code) => code.replace('-', ''))]) {
    expect(kept.includes(secret)).toBe(false)
  }
})

test('where the key that seals is another one, recovery codes let in and codes of the app do not', async () => {
  const me = await staff()
  await on.database.db.execute(
    sql`update second_steps set sealed = 'of another key, long enough to be opened' where user_id = ${me.userId}`,
  )
  expect((await second(await challengeOf(me.email), codeAt(me.secret, on.clock.now()))).json().code).toBe('second_step_wrong')
  expect((await second(await challengeOf(me.email), me.recoveryCodes[0] ?? '')).statusCode).toBe(200)
})
