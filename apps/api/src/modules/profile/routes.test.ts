import { randomUUID } from 'node:crypto'
import { profileSchema } from '@menged/contracts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addAccount, logIn, PASSWORD, signIn } from '../../../test/actors.ts'
import { startTestApi, testApi } from '../../../test/api.ts'
import { guideId } from '../../../test/content.ts'

const on = testApi({ config: { rateLimitFactor: 1000 } })

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const profileOf = async (headers: Record<string, string>) => (await on.get('/api/profile/getProfile', headers)).json().data
const execute = async (query: ReturnType<typeof sql>) => (await on.database.db.execute(query)).rows

//
test('everybody is shown the own profile, in the shape of the contract, without the hash', async () => {
  const me = await signIn(on, { name: 'ሀና ተስፋዬ' })
  await on.send('PUT', `/api/profile/saved/${guideId(2)}`, { headers: me.headers })
  const data = await profileOf(me.headers)
  expect(profileSchema.parse(data)).toMatchObject({
    _id: me.userId,
    role: 'normalUser',
    fullName: 'ሀና ተስፋዬ',
    companynameenglish: null,
    companyemail: null,
    email: me.email,
    savedMessages: [guideId(2)],
    notifications: [],
    avatarImg: null,
    confirmed: true,
  })
  const company = await signIn(on, { role: 'user', name: 'Selam Trading' })
  expect(await profileOf(company.headers)).toMatchObject({ companynameenglish: 'Selam Trading', companyemail: company.email })
  expect(JSON.stringify(data)).not.toMatch(/argon2|hash/i)
})

//
test('name, phone, picture and language are changed; what is left out stays', async () => {
  const { headers } = await signIn(on)
  const change = (payload: object) => on.send('PATCH', '/api/profile', { headers, payload })
  const all = { fullName: ' ጽጌ ለማ ', phone: '0911 234567', avatarImg: 'female', language: 'amharic' }
  expect((await change(all)).json().data).toMatchObject({
    fullName: 'ጽጌ ለማ',
    phone: '+251911234567',
    avatarImg: 'female',
    language: 'amharic',
  })
  expect((await change({ phone: '' })).json().data).toMatchObject({ fullName: 'ጽጌ ለማ', phone: null })
  expect((await change({ fullName: ' ' })).json()).toMatchObject({ field: 'fullName', error: 'User name is required' })
  expect((await change({ phone: '123' })).json()).toMatchObject({
    field: 'phone',
    error: 'This is not an Ethiopian phone number. Use the form 0911 234 567.',
  })
  const sneaky = { role: 'admin', verified: true, email: 'x@example.et', _id: 'x', confirmed: true }
  expect((await change(sneaky)).json().data).toMatchObject({ role: 'normalUser', verified: false })
})

test('a verified organisation that takes another name is verified again', async () => {
  const { headers } = await signIn(on, { role: 'user', verified: true, name: 'Old Name' })
  const change = async (fullName: string) =>
    (await on.send('PATCH', '/api/profile', { headers, payload: { fullName } })).json().data
  expect(await change('Old Name')).toMatchObject({ verified: true })
  expect(await change('Ministry of Everything')).toMatchObject({ companynameenglish: 'Ministry of Everything', verified: false })
})

test('another address counts only when it is confirmed; the password is needed, and a taken one is refused', async () => {
  const { headers, email, userId } = await signIn(on)
  const { email: taken } = await addAccount(on)
  const ask = (payload: object) => on.send('POST', '/api/profile/email', { headers, payload })
  expect((await ask({ email: 'new@example.et', password: 'wrong' })).json()).toMatchObject({
    code: 'wrong_password',
    field: 'password',
  })
  expect((await ask({ email: taken, password: PASSWORD })).json()).toMatchObject({ code: 'email_taken', field: 'email' })
  expect((await ask({ email: ' New@Example.et ', password: PASSWORD })).json()).toEqual({ success: true })
  expect(await profileOf(headers)).toMatchObject({ email, newEmail: 'new@example.et' })
  expect(await execute(sql`select email from mail_tokens where user_id = ${userId} and purpose = 'email'`)).toEqual([
    { email: 'new@example.et' },
  ])
})

test('a new password ends the other sessions and keeps this one', async () => {
  const me = await signIn(on)
  const other = await logIn(on, me.email)
  const change = (payload: object) => on.send('POST', '/api/profile/password', { headers: me.headers, payload })
  expect((await change({ current: 'wrong', password: 'ረቡዕ ማታ 2' })).json()).toMatchObject({
    code: 'wrong_password',
    field: 'current',
  })
  expect((await change({ current: PASSWORD, password: '123456' })).json()).toMatchObject({ field: 'password' })
  expect((await change({ current: PASSWORD, password: 'ረቡዕ ማታ 2' })).json()).toEqual({ success: true })
  expect((await on.get('/api/profile/getProfile', me.headers)).statusCode).toBe(200)
  expect((await on.get('/api/profile/getProfile', bearer(other))).statusCode).toBe(401)
})

test('guessing the password of an open session is limited like logging in', async () => {
  const strict = await startTestApi()
  try {
    const { headers } = await signIn(strict)
    const guess = () => strict.send('POST', '/api/profile/delete', { headers, payload: { password: 'guess' } })
    for (let i = 0; i < 5; i += 1) expect((await guess()).statusCode).toBe(403)
    expect((await guess()).statusCode).toBe(429)
  } finally {
    await strict.close()
  }
})

test('sessions are listed with their devices, and ended one by one; those of others are not there', async () => {
  const me = await signIn(on)
  const phone = {
    'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18 Mobile Safari/604',
  }
  const second = await logIn(on, me.email, phone)
  const list = (await on.get('/api/profile/sessions', me.headers)).json().data
  expect(list.map(({ device, current }: { device: string; current: boolean }) => [device, current]).sort()).toEqual([
    ['Chrome · Android', true],
    ['Safari · iPhone', false],
  ])
  const stranger = await signIn(on)
  const end = (id: string, headers: Record<string, string>) => on.send('DELETE', `/api/profile/sessions/${id}`, { headers })
  const id = list.find(({ current }: { current: boolean }) => !current)._id
  const foreign = await end(id, stranger.headers)
  const unknown = await end('00000000-0000-4000-8000-000000000000', stranger.headers)
  expect([foreign.statusCode, foreign.body]).toEqual([404, unknown.body])
  expect((await end(id, me.headers)).json()).toEqual({ success: true })
  expect((await on.get('/api/profile/getProfile', bearer(second))).statusCode).toBe(401)
})

test('the export holds what is kept, and of nobody else', async () => {
  const me = await signIn(on, { name: 'ሀና' })
  const other = await signIn(on, { name: 'ሌላ ሰው' })
  await on.send('PUT', `/api/profile/saved/${guideId(1)}`, { headers: me.headers })
  await on.send('PUT', `/api/profile/saved/${guideId(3)}`, { headers: other.headers })
  const response = await on.get('/api/profile/export', me.headers)
  expect(response.json().data).toMatchObject({
    profile: { _id: me.userId, email: me.email },
    savedPosts: [{ _id: guideId(1) }],
    sessions: [{ current: true }],
  })
  expect(response.body).not.toMatch(new RegExp(`${other.email}|ሌላ ሰው|${guideId(3)}|argon2`))
})

test('the export holds the own appeals, with what came of them, and nobody else’s', async () => {
  const [me, other, editor] = [await signIn(on), await signIn(on), await signIn(on, { role: 'editor' })]
  const appealed = async ({ headers }: typeof me, text: string) => {
    const comment = { text: 'Bring 2,000 birr.', language: 'en', key: randomUUID() }
    const id = (await on.post(`/api/posts/${guideId(4)}/comments`, comment, headers)).json().data._id
    await on.post(`/api/comments/${id}/hiding`, { reason: 'A bribe' }, editor.headers)
    expect((await on.post(`/api/appeals/comment/${id}`, { text }, headers)).statusCode).toBe(200)
    return id
  }
  const exported = async () => (await on.get('/api/profile/export', me.headers)).json().data.appeals
  expect(await exported()).toEqual([])
  const id = await appealed(me, 'I only warned of it.')
  await appealed(other, 'Mine is another one.')
  const appeal = { kind: 'comment', _id: id, text: 'I only warned of it.', createdAt: on.clock.now().toISOString() }
  expect(await exported()).toEqual([{ ...appeal, outcome: 'waiting', decidedAt: null }])
  const queue = (await on.get('/api/admin/moderation?show=appeals', editor.headers)).json().data
  const items = queue.flatMap((each: { id: string; version: string }) =>
    each.id === id ? [{ kind: 'comment', id, version: each.version }] : [],
  )
  on.clock.advance(60)
  const decided = await on.post('/api/admin/moderation/decisions', { items, decision: 'uphold' }, editor.headers)
  expect(decided.statusCode).toBe(200)
  expect(await exported()).toEqual([{ ...appeal, outcome: 'upheld', decidedAt: on.clock.now().toISOString() }])
})

test('a deleted account is gone with all that hangs on it, and its token is worth nothing', async () => {
  const me = await signIn(on)
  await on.send('PUT', `/api/profile/saved/${guideId(1)}`, { headers: me.headers })
  const remove = (password: string) => on.send('POST', '/api/profile/delete', { headers: me.headers, payload: { password } })
  expect((await remove('wrong')).json()).toMatchObject({ code: 'wrong_password' })
  const gone = await remove(PASSWORD)
  expect([gone.json(), gone.headers['clear-site-data']]).toEqual([{ success: true }, '"cache"'])
  expect((await on.get('/api/profile/getProfile', me.headers)).statusCode).toBe(401)
  for (const table of ['users', 'sessions', 'saved_posts', 'guide_progress', 'mail_tokens', 'known_devices']) {
    const column = table === 'users' ? 'id' : 'user_id'
    expect(await execute(sql.raw(`select 1 from ${table} where ${column} = '${me.userId}'`))).toEqual([])
  }
  expect(
    await execute(sql`select kind from audit_events where user_id = ${me.userId} and kind = 'account_deleted'`),
  ).toHaveLength(1)
})
