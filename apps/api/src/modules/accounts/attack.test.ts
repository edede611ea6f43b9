// What somebody tries with a token that was stolen, with half of a login, and with an account that wants to be more than it is.
import { randomUUID } from 'node:crypto'
import { CALLS } from '@menged/contracts'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { logIn, PASSWORD, type Person, signIn } from '../../../test/actors.ts'
import { deviceCookie, testApi } from '../../../test/api.ts'
import { codeAt, turnTwoStepOn } from '../../../test/authenticator.ts'
import { guideId } from '../../../test/content.ts'

const on = testApi()
let admin: Person
beforeEach(async () => {
  // Each test has administrators of its own, and shares of its own.
  on.clock.advance(24 * 3600)
  await on.database.db.execute(sql`delete from users`)
  admin = await signIn(on, { role: 'admin', name: 'Almaz' })
})

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const put = (userId: string, what: string, payload: object, by: Pick<Person, 'headers'> = admin) =>
  on.send('PUT', `/api/admin/users/${userId}/${what}`, { headers: by.headers, payload })
const demote = (userId: string, by?: Person) => put(userId, 'role', { was: 'admin', role: 'editor' }, by)
const suspend = (userId: string, by?: Person) => put(userId, 'suspension', { reason: 'x' }, by)
const remove = ({ headers }: Person) => on.post('/api/profile/delete', { password: PASSWORD }, headers)
const inOffice = async () =>
  (await on.database.db.execute(sql`select 1 from users where role = 'admin' and suspended_at is null`)).rows.length

/** Of administrators, and their own. What the path wants is anything: the session is asked for first. */
const GUARDED = Object.values(CALLS).filter(({ path }) =>
  /^\/api\/(admin\/(?!stats\/)|drafts|profile\/|auth\/two-step)/.test(path),
)

test.each<[string, (owner: Person) => Promise<{ statusCode: number }>]>([
  ['logging out everywhere', ({ headers }) => on.post('/api/auth/logout-everywhere', undefined, headers)],
  ['another role', ({ userId }) => demote(userId)],
  ['suspension', ({ userId }) => suspend(userId)],
  [
    'an end of its sessions',
    ({ userId }) => on.send('DELETE', `/api/admin/users/${userId}/sessions`, { headers: admin.headers }),
  ],
  [
    'another password',
    ({ headers }) => on.post('/api/profile/password', { current: PASSWORD, password: 'another password of mine' }, headers),
  ],
  ['a second step', async (owner) => ({ statusCode: (await turnTwoStepOn(on, owner)).secret ? 200 : 500 })],
  ['the end of the account', remove],
])('after %s a stolen token of an administrator opens no call', async (_, end) => {
  const owner = await signIn(on, { role: 'admin' })
  const stolen = bearer(await logIn(on, owner.email))
  expect((await on.get('/api/admin/users', stolen)).statusCode).toBe(200)
  expect((await end(owner)).statusCode).toBe(200)
  expect(GUARDED.length).toBeGreaterThan(100)
  for (const { method, path } of GUARDED) {
    const url = path.replace(/:(\w+)/g, (_all, name: string) => (name === 'postId' ? guideId(1) : randomUUID()))
    const answer = await on.send(method, url, { headers: stolen, ...(method === 'GET' ? {} : { payload: {} }) })
    expect([method, path, answer.json().code]).toEqual([method, path, 'token_expired'])
  }
})

async function staff() {
  const me = await signIn(on, { role: 'admin' })
  return { ...me, ...(await turnTwoStepOn(on, me)) }
}
const first = (email: string, headers = {}) => on.post('/api/auth/login', { companyemail: email, password: PASSWORD }, headers)
const second = (challenge: string, code: string, headers = {}) => on.post('/api/auth/login/code', { challenge, code }, headers)

test('a challenge is no session, and nothing of a session is a challenge', async () => {
  const me = await staff()
  const { challenge } = (await first(me.email)).json()
  for (const { method, path } of GUARDED.slice(0, 20)) {
    const url = path.replace(/:(\w+)/g, () => randomUUID())
    expect((await on.send(method, url, { headers: bearer(challenge) })).statusCode).toBe(401)
  }
  const payload = JSON.parse(Buffer.from(me.token.split('.')[1] ?? '', 'base64url').toString())
  const { rows } = await on.database.db.execute<{ hash: string }>(sql`select token_hash as hash from login_challenges`)
  const code = () => codeAt(me.secret, on.clock.now())
  const parts = [me.token, ...me.token.split('.'), payload.sid, payload.id, me.userId, String(rows[0]?.hash)]
  for (const foreign of parts) {
    const answer = await second(foreign, code())
    expect([foreign.length, answer.statusCode < 500, answer.json().token]).toEqual([foreign.length, true, undefined])
  }
  expect((await second(challenge, code())).json().token).toBeTypeOf('string')
})

test('guessing the second step from many devices and addresses is five guesses, also for who has the password', async () => {
  const me = await staff()
  on.clock.advance(3600)
  const codes: unknown[] = []
  for (let i = 0; i < 12; i += 1) {
    const cookie = deviceCookie(await on.post('/api/admin/stats/guday-scroll'))
    const [headers, remoteAddress] = [{ cookie }, `203.0.113.${i + 1}`]
    const payload = { companyemail: me.email, password: PASSWORD }
    const { challenge } = (await on.send('POST', '/api/auth/login', { headers, remoteAddress, payload })).json()
    const guess = { challenge, code: String(100_000 + i) }
    codes.push((await on.send('POST', '/api/auth/login/code', { headers, remoteAddress, payload: guess })).json().code)
  }
  expect(codes).toEqual([...Array(5).fill('second_step_wrong'), ...Array(7).fill('too_many_requests')])
})

test('administrators who delete themselves, each other and themselves at once: one stays', async () => {
  const rounds: ((one: Person, two: Person) => Promise<{ statusCode: number }>[])[] = [
    (one, two) => [remove(one), remove(two)],
    (one, two) => [remove(one), demote(one.userId, two)],
    (one, two) => [remove(one), suspend(two.userId, one), remove(two)],
    (one, two) => [suspend(two.userId, one), demote(one.userId, two)],
    (one, two) => [demote(one.userId, one), demote(two.userId, two)],
  ]
  for (const [round, act] of rounds.entries()) {
    await on.database.db.execute(sql`delete from users`)
    const [one, two] = [await signIn(on, { role: 'admin' }), await signIn(on, { role: 'admin' })]
    const answers = (await Promise.all(act(one, two))).map(({ statusCode }) => statusCode)
    expect([round, answers.filter((status) => status >= 500)]).toEqual([round, []])
    expect([round, answers.includes(200), await inOffice()]).toEqual([round, true, 1])
  }
})

const MORE = { role: 'admin', verified: true, organisation: 'office-1', organisationId: 'office-1', organisation_id: 'office-1' }
const rowOf = async (email: string) =>
  (
    await on.database.db.execute(
      sql`select role, verified, organisation_id, confirmed_at is not null as confirmed, suspended_at from users where email = ${email}`,
    )
  ).rows[0]

test('what a company sends of itself makes it no more than a company', async () => {
  const me = await signIn(on, { role: 'user', name: 'Harbour' })
  const before = await rowOf(me.email)
  for (const body of [
    MORE,
    { fullName: 'Harbour', ...MORE },
    { ...MORE, confirmed: true, twoStep: true, userId: admin.userId },
  ]) {
    const answer = await on.send('PATCH', '/api/profile', { headers: me.headers, payload: body })
    expect(answer.statusCode).toBeLessThan(500)
    expect(await rowOf(me.email)).toEqual(before)
  }
  for (const path of ['/api/drafts', '/api/admin/users', '/api/admin/verifications'])
    expect([path, (await on.get(path, me.headers)).statusCode]).toEqual([path, 403])
})

test('what is sent with a registration makes a new account no more than it is', async () => {
  const personal = { fullName: 'Abebe', companyEmail: 'more@example.et', password: PASSWORD }
  const company = {
    companyNameEnglish: 'Harbour',
    companyNameAmharic: 'ወደብ',
    category: 'Government',
    address: 'Adama',
    phonePrimary: '0911234567',
    companyEmail: 'company@example.et',
    password: PASSWORD,
  }
  for (const role of ['admin', 'editor', 'worker', 'guest', ['user'], { toString: 'admin' }])
    expect([role, (await on.post('/api/auth/register', { ...personal, ...MORE, role })).statusCode]).toEqual([role, 400])
  const { role: _, ...rest } = { ...MORE, confirmed: true, confirmed_at: '2026-01-01', confirmedAt: '2026-01-01' }
  expect((await on.post('/api/auth/register', { ...personal, ...rest })).statusCode).toBe(200)
  expect((await on.post('/api/auth/register', { ...company, ...rest, role: 'user' })).statusCode).toBe(200)
  const none = { verified: false, organisation_id: null, confirmed: false, suspended_at: null }
  expect(await rowOf('more@example.et')).toEqual({ role: 'normalUser', ...none })
  expect(await rowOf('company@example.et')).toEqual({ role: 'user', ...none })
})
