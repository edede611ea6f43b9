// Accounts in the hands of administrators: what they see and do, and that one of them always stays.
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addAccount, logIn, PASSWORD, type Person, signIn } from '../../../test/actors.ts'
import { testApi } from '../../../test/api.ts'
import { turnTwoStepOn } from '../../../test/authenticator.ts'
import { shared } from '../../../test/shared.ts'

const on = testApi({ config: { rateLimitFactor: 1000 } })
const admin = shared(() => signIn(on, { role: 'admin', name: 'Almaz Admin' }))

const NOBODY = '00000000-0000-4000-8000-000000000000'
const list = (query: string, headers: Record<string, string> = admin.headers) => on.get(`/api/admin/users?${query}`, headers)
const one = (userId: string) => on.get(`/api/admin/users/${userId}`, admin.headers)
type Method = 'PUT' | 'POST' | 'DELETE'
const act = (method: Method, userId: string, what: string, payload?: object, by: Pick<Person, 'headers'> = admin) =>
  on.send(method, `/api/admin/users/${userId}/${what}`, { headers: by.headers, ...(payload ? { payload } : {}) })
const role = (userId: string, was: string, wanted: string, by?: Pick<Person, 'headers'>) =>
  act('PUT', userId, 'role', { was, role: wanted }, by)
const isIn = async ({ headers }: Pick<Person, 'headers'>) => (await on.get('/api/profile/getProfile', headers)).statusCode === 200
const events = async (userId: string) =>
  (
    await on.database.db.execute<{ kind: string; detail: Record<string, string> }>(
      sql`select kind, detail from audit_events where user_id = ${userId} and kind not in ('login', 'registered') order by id`,
    )
  ).rows

test('people are found by name and address, by role and state, in pages, with nothing that a decision does not need', async () => {
  const company = await addAccount(on, { role: 'user', name: 'Zebra_Trading 100%', email: 'zebra@example.et', confirmed: false })
  const amharic = await addAccount(on, { name: 'ጽጌሬዳ ወልደማርያም', email: 'tsige@example.et' })
  const found = async (query: string) => (await list(query)).json().data.map(({ _id }: { _id: string }) => _id)
  expect(await found('q=ZEBRA_tr')).toEqual([company.userId])
  expect(await found(`q=${encodeURIComponent('100%')}`)).toEqual([company.userId])
  expect(await found(`q=${encodeURIComponent(' ጽጌሬዳ ')}`)).toEqual([amharic.userId])
  expect(await found('q=tsige@')).toEqual([amharic.userId])
  expect(await found('q=zebra&state=unconfirmed&role=user')).toEqual([company.userId])
  expect(await found('q=zebra&state=active')).toEqual([])
  expect(await found(`q=${encodeURIComponent("' or 1=1 --")}`)).toEqual([])
  for (let i = 0; i < 26; i += 1) await addAccount(on, { name: `Page Person ${i}` })
  const [first, second] = [(await list('q=page+person')).json(), (await list('q=page+person&page=2')).json()]
  expect(first).toMatchObject({ currentPage: 1, totalPages: 2, totalItems: 26 })
  expect([first.data.length, second.data.length]).toEqual([25, 1])
  expect(Object.keys(first.data[0]).sort()).toEqual(
    ['_id', 'createdAt', 'email', 'name', 'role', 'state', 'twoStep', 'verified'].sort(),
  )
  const whole = await one(admin.userId)
  expect(whole.json().data).toMatchObject({ role: 'admin', sessions: 1, suspension: null, confirmed: true })
  expect(whole.body).not.toMatch(/hash|argon|token|epoch/i)
  expect(whole.headers['cache-control']).toBe('no-store')
})

test('bad input, a stranger and nobody', async () => {
  for (const query of ['page=0', 'page=x', 'role=boss', 'state=dead', `q=${'x'.repeat(101)}`])
    expect((await list(query)).statusCode).toBe(400)
  expect((await one(NOBODY)).statusCode).toBe(404)
  expect((await one('x')).statusCode).toBe(400)
  expect((await role(NOBODY, 'normalUser', 'editor')).statusCode).toBe(404)
  const me = await addAccount(on)
  for (const payload of [{}, { reason: '' }, { reason: '  ' }, { reason: 'x'.repeat(2001) }])
    expect((await act('PUT', me.userId, 'suspension', payload)).statusCode).toBe(400)
  for (const wanted of ['guest', 'boss']) expect((await role(me.userId, 'normalUser', wanted)).statusCode).toBe(400)
  const editor = await signIn(on, { role: 'editor' })
  expect((await list('', editor.headers)).statusCode).toBe(403)
  expect((await role(editor.userId, 'editor', 'admin', editor)).statusCode).toBe(403)
})

test('a role is changed, told and written down, and what was open ends', async () => {
  const me = await signIn(on, { language: 'am' })
  const answer = await role(me.userId, 'normalUser', 'editor')
  expect([answer.statusCode, answer.json().data.role]).toEqual([200, 'editor'])
  expect(await isIn(me)).toBe(false)
  expect(await events(me.userId)).toEqual([
    { kind: 'role_changed', detail: { from: 'normalUser', to: 'editor', by: admin.userId } },
  ])
  await on.work()
  const again = { authorization: `Bearer ${await logIn(on, me.email)}` }
  const { notifications } = (await on.get('/api/profile/getProfile', again)).json().data
  expect(notifications[0]).toMatchObject({
    titleAmharic: 'አስተዳዳሪው የሥራ ድርሻዎን ቀይረዋል',
    titleEnglish: expect.stringContaining('role'),
  })
  // Somebody else was first.
  const late = await role(me.userId, 'normalUser', 'admin')
  expect([late.statusCode, late.json().code]).toEqual([409, 'changed_meanwhile'])
})

test('a role that does not fit is refused', async () => {
  const [person, unconfirmed] = [await addAccount(on), await addAccount(on, { confirmed: false })]
  for (const [userId, wanted] of [
    [person.userId, 'user'],
    [person.userId, 'worker'],
    [unconfirmed.userId, 'editor'],
  ] as const) {
    const answer = await role(userId, 'normalUser', wanted)
    expect([answer.statusCode, answer.json().code, answer.json().field]).toEqual([409, 'role_unfit', 'role'])
  }
})

test('a suspended person is out at once, reads why when the password is right, and comes back', async () => {
  const me = await signIn(on, { role: 'editor' })
  const answer = await act('PUT', me.userId, 'suspension', { reason: 'ሐሰተኛ መረጃ = spam' })
  expect(answer.json().data).toMatchObject({ state: 'suspended', suspension: { reason: 'ሐሰተኛ መረጃ = spam' }, sessions: 0 })
  expect(await isIn(me)).toBe(false)
  const login = (password: string) =>
    on.post('/api/auth/login', { companyemail: me.email, password }, { 'accept-language': 'am' })
  expect((await login('wrong')).json().code).toBe('invalid_credentials')
  const refused = await login(PASSWORD)
  expect([refused.statusCode, refused.json()]).toEqual([
    403,
    { success: false, error: 'ይህ መለያ ታግዷል፦ ሐሰተኛ መረጃ = spam', code: 'account_suspended' },
  ])
  expect((await list('q=&state=suspended')).json().data.map(({ _id }: { _id: string }) => _id)).toContain(me.userId)
  expect((await act('DELETE', me.userId, 'suspension')).json().data).toMatchObject({ state: 'active', suspension: null })
  expect(await logIn(on, me.email)).toBeTypeOf('string')
  const done = (await events(me.userId)).map(({ kind }) => kind)
  expect(done.filter((kind) => kind.startsWith('account_'))).toEqual(['account_suspended', 'account_restored'])
})

test('sessions are ended, a confirmation is sent again, two-step login is reset for who has lost the device', async () => {
  const me = await signIn(on, { role: 'editor' })
  await turnTwoStepOn(on, me)
  expect((await list(`q=${me.email}`)).json().data[0].twoStep).toBe(true)
  expect((await act('DELETE', me.userId, 'two-step')).json().data).toMatchObject({ twoStep: false, sessions: 0 })
  expect((await act('DELETE', me.userId, 'two-step')).statusCode).toBe(409)
  const again = { headers: { authorization: `Bearer ${await logIn(on, me.email)}` } }
  expect((await act('DELETE', me.userId, 'sessions')).json().data.sessions).toBe(0)
  expect(await isIn(again)).toBe(false)
  expect((await act('POST', me.userId, 'confirmation')).statusCode).toBe(409)
  const company = await addAccount(on, { role: 'user', confirmed: false })
  expect((await act('POST', company.userId, 'confirmation')).statusCode).toBe(200)
  const { rows } = await on.database.db.execute(sql`select purpose from mail_tokens where user_id = ${company.userId}`)
  expect(rows).toEqual([{ purpose: 'confirm' }])
  expect((await events(me.userId)).map(({ kind }) => kind)).toEqual(['two_step_on', 'two_step_reset', 'sessions_ended'])
})

test('a stolen token of an administrator is worth nothing after logout everywhere', async () => {
  const other = await signIn(on, { role: 'admin' })
  const stolen = { authorization: `Bearer ${await logIn(on, other.email)}` }
  expect((await list('', stolen)).statusCode).toBe(200)
  await on.post('/api/auth/logout-everywhere', undefined, other.headers)
  for (const headers of [stolen, other.headers]) expect((await list('', headers)).json().code).toBe('token_expired')
  await on.database.db.execute(sql`delete from users where id = ${other.userId}`)
})

const admins = async () =>
  (
    await on.database.db.execute<{ id: string }>(sql`select id from users where role = 'admin' and suspended_at is null`)
  ).rows.map(({ id }) => id)

test('the last administrator stays: not demoted, not suspended, not deleted, by nobody', async () => {
  expect(await admins()).toEqual([admin.userId])
  for (const answer of [
    await role(admin.userId, 'admin', 'editor'),
    await act('PUT', admin.userId, 'suspension', { reason: 'me' }),
    await on.post('/api/profile/delete', { password: PASSWORD }, admin.headers),
  ]) {
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'last_admin'])
  }
  expect(await isIn(admin)).toBe(true)
})

test('two administrators who take each other away at once: one stays', async () => {
  for (const way of ['role', 'suspension'] as const) {
    const [one, two] = [await signIn(on, { role: 'admin' }), await signIn(on, { role: 'admin' })]
    await on.database.db.execute(sql`update users set role = 'editor' where id = ${admin.userId}`)
    const against = (me: Person, other: Person) =>
      way === 'role' ? role(other.userId, 'admin', 'normalUser', me) : act('PUT', other.userId, 'suspension', { reason: 'x' }, me)
    const both = await Promise.all([against(one, two), against(two, one)])
    expect([way, both.map(({ statusCode }) => statusCode).sort()]).toEqual([way, [200, expect.any(Number)]])
    expect(both.every(({ statusCode }) => statusCode < 500)).toBe(true)
    expect([way, (await admins()).length]).toEqual([way, 1])
    await on.database.db.execute(sql`delete from users where id in (${one.userId}, ${two.userId})`)
    await on.database.db.execute(sql`update users set role = 'admin' where id = ${admin.userId}`)
  }
})
