// What makes mailed links, codes and sessions of an account worth nothing, and the attacks that it ends.
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addAccount, logIn, PASSWORD, type Person, signIn } from '../../../test/actors.ts'
import { testApi, testConfig } from '../../../test/api.ts'
import { testClock } from '../../../test/clock.ts'
import { untilBlocked } from '../../../test/database.ts'
import { Secret } from '../../platform/secret.ts'
import { createTokens } from './tokens.ts'

const on = testApi({ config: { rateLimitFactor: 1000 } })

const NEW = 'ማክሰኞ ከሰዓት 9'
const tokens = createTokens({ clock: testClock(), tokenSecret: testConfig().tokenSecret ?? new Secret('') })
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const isIn = async (token: string) => (await on.get('/api/profile/getProfile', bearer(token))).statusCode === 200
const canLogIn = async (email: string, password: string) =>
  (await on.post('/api/auth/login', { companyemail: email, password })).statusCode === 200
const confirm = (body: object) => on.post('/api/auth/confirm-email', body)
const reset = (body: object) => on.post('/api/auth/reset-password', { password: NEW, ...body })
const changeEmail = (token: string, email: string, password = PASSWORD) =>
  on.send('POST', '/api/profile/email', { headers: bearer(token), payload: { email, password } })

/** What the newest mail of this purpose carries: in the mailbox that it went to. */
async function mailed(userId: string, purpose: string): Promise<{ token: string; code: string; to: string }> {
  await on.work()
  const { rows } = await on.database.db.execute<{ id: string; email: string }>(
    sql`select id, email from mail_tokens where user_id = ${userId} and purpose = ${purpose} and used_at is null order by created_at desc limit 1`,
  )
  const [row] = rows
  if (!row) throw new Error(`no mail of the kind ${purpose}`)
  return { token: tokens.mailToken(row.id), code: tokens.mailCode(row.id), to: row.email }
}
async function askReset({ email, userId }: { email: string; userId: string }) {
  await on.post('/api/auth/forgot-password', { email })
  return await mailed(userId, 'reset')
}
const emailOf = async (userId: string) =>
  (await on.database.db.execute<{ email: string }>(sql`select email from users where id = ${userId}`)).rows[0]?.email

test('an account that its owner has recovered stays the owner’s', async () => {
  // Somebody registers the address of another, and is in at once: personal accounts need not be confirmed first.
  const victim = 'victim@example.et'
  await on.post('/api/auth/register', { fullName: 'Abebe', companyEmail: victim, password: PASSWORD })
  const attacker = await logIn(on, victim)
  const { _id: userId } = (await on.get('/api/profile/getProfile', bearer(attacker))).json().data
  // An address that nobody has confirmed is not changed into another.
  const early = await changeEmail(attacker, 'attacker@example.et')
  expect([early.statusCode, early.json().code]).toEqual([403, 'address_not_confirmed'])
  expect(early.json().error).toBe('Confirm your current email first; then you can change it. We can send the link again.')
  // The owner has confirmed it, not knowing what for; now it is requested.
  await on.database.db.execute(sql`update users set confirmed_at = now() where id = ${userId}`)
  expect((await changeEmail(attacker, 'attacker@example.et')).statusCode).toBe(200)
  const trap = await mailed(userId, 'email')
  expect(trap.to).toBe('attacker@example.et')
  // The owner resets the password by mail, and is in.
  expect((await reset({ token: (await askReset({ email: victim, userId })).token })).statusCode).toBe(200)
  expect([await canLogIn(victim, NEW), await isIn(attacker)]).toEqual([true, false])
  // The old link opens nothing.
  const late = await confirm({ token: trap.token })
  expect([late.statusCode, late.json().code]).toEqual([410, 'link_void'])
  expect([await emailOf(userId), await canLogIn(victim, NEW)]).toEqual([victim, true])
})

test('a reset link in the old mailbox opens nothing once address and password are others', async () => {
  const me = await signIn(on)
  const old = await askReset(me)
  await changeEmail(me.token, 'moved@example.et')
  expect((await confirm({ token: (await mailed(me.userId, 'email')).token })).statusCode).toBe(200)
  const changed = await on.send('POST', '/api/profile/password', {
    headers: me.headers,
    payload: { current: PASSWORD, password: NEW },
  })
  expect(changed.statusCode).toBe(200)
  expect((await reset({ token: old.token, password: 'ሐሙስ ጠዋት 7' })).json().code).toBe('link_void')
  expect((await reset({ email: me.email, code: old.code, password: 'ሐሙስ ጠዋት 7' })).json().code).toBe('code_void')
  expect(await canLogIn('moved@example.et', NEW)).toBe(true)
})

let count = 0
const KINDS = {
  'a link that confirms': async (me: Person) => {
    await changeEmail(me.token, me.email)
    const { token } = await mailed(me.userId, 'confirm')
    return () => confirm({ token })
  },
  'a code that confirms': async (me: Person) => {
    await changeEmail(me.token, me.email)
    const { code } = await mailed(me.userId, 'confirm')
    return () => confirm({ email: me.email, code })
  },
  'a link that changes the address': async (me: Person) => {
    count += 1
    await changeEmail(me.token, `later-${count}@example.et`)
    const { token } = await mailed(me.userId, 'email')
    return () => confirm({ token })
  },
  'a link that resets': async (me: Person) => {
    const { token } = await askReset(me)
    return () => reset({ token })
  },
  'a code that resets': async (me: Person) => {
    const { code } = await askReset(me)
    return () => reset({ email: me.email, code })
  },
} satisfies Record<string, (me: Person) => Promise<() => unknown>>

/** Each is done from another device than the one that requested the mail. */
const EVENTS = {
  'a reset': async (me: Person) => {
    await reset({ token: (await askReset(me)).token })
  },
  'a new password': async (_: Person, elsewhere: string) => {
    const payload = { current: PASSWORD, password: NEW }
    await on.send('POST', '/api/profile/password', { headers: bearer(elsewhere), payload })
  },
  'a new address': async (me: Person, elsewhere: string) => {
    count += 1
    await changeEmail(elsewhere, `other-${count}@example.et`)
    await confirm({ token: (await mailed(me.userId, 'email')).token })
  },
  'leaving everywhere': async (_: Person, elsewhere: string) => {
    await on.send('POST', '/api/auth/logout-everywhere', { headers: bearer(elsewhere) })
  },
  'leaving where it was requested': async (me: Person) => {
    await on.send('POST', '/api/auth/logout', { headers: me.headers })
  },
  'ending the session that requested it': async (me: Person, elsewhere: string) => {
    const { data } = (await on.get('/api/profile/sessions', me.headers)).json()
    const { _id } = data.find(({ current }: { current: boolean }) => current)
    await on.send('DELETE', `/api/profile/sessions/${_id}`, { headers: bearer(elsewhere) })
  },
} satisfies Record<string, (me: Person, elsewhere: string) => Promise<void>>

/** Who forgot the password had no session to request it from: the mailbox alone counts. */
const askedBySession = (kind: string) => !kind.includes('resets')
const ofOneSession = (event: string) => event.includes('requested')
const cells = Object.keys(EVENTS).flatMap((event) => Object.keys(KINDS).map((kind) => [event, kind] as const))

test.each(cells)('after %s, %s opens only what it may', async (event, kind) => {
  const me = await signIn(on)
  const elsewhere = await logIn(on, me.email)
  const use = await KINDS[kind as keyof typeof KINDS](me)
  await EVENTS[event as keyof typeof EVENTS](me, elsewhere)
  const before = await emailOf(me.userId)
  const { statusCode } = await use()
  expect([statusCode, await emailOf(me.userId)]).toEqual([askedBySession(kind) || !ofOneSession(event) ? 410 : 200, before])
})

test.each(Object.keys(KINDS))('without any of these, %s works', async (kind) => {
  const use = await KINDS[kind as keyof typeof KINDS](await signIn(on))
  expect((await use()).statusCode).toBe(200)
})

test('a link that waits in the queue of mails is not sent when it is void already', async () => {
  const me = await signIn(on)
  await changeEmail(me.token, 'never-written-to@example.et')
  await on.send('POST', '/api/auth/logout-everywhere', { headers: me.headers })
  await on.work()
  const { rows } = await on.database.db.execute(sql`select 1 from mailbox where receiver = 'never-written-to@example.et'`)
  expect(rows).toEqual([])
})

test('a change of address ends every session but the one that requested it, whatever device the link is opened on', async () => {
  const me = await signIn(on)
  const other = await logIn(on, me.email)
  await changeEmail(me.token, 'kept-session@example.et')
  await confirm({ token: (await mailed(me.userId, 'email')).token })
  expect([await isIn(me.token), await isIn(other)]).toEqual([true, false])
})

test('a login that was tried with the old password while a new one was set begins no session', async () => {
  const me = await addAccount(on)
  const client = await on.database.db.$client.connect()
  try {
    await client.query('begin')
    await client.query('update users set epoch = epoch + 1 where id = $1', [me.userId])
    const login = on.post('/api/auth/login', { companyemail: me.email, password: PASSWORD })
    await untilBlocked(on.database)
    await client.query('commit')
    expect((await login).json().code).toBe('invalid_credentials')
  } finally {
    client.release()
  }
})

test('two accounts take one address at the same moment: one has it, the other is refused because it is taken', async () => {
  for (let round = 0; round < 5; round += 1) {
    const wanted = `wanted-${round}@example.et`
    const links = await Promise.all(
      [await signIn(on), await signIn(on)].map(async ({ token, userId }) => {
        await changeEmail(token, wanted)
        return (await mailed(userId, 'email')).token
      }),
    )
    const answers = await Promise.all(links.map((token) => confirm({ token })))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('email_taken')
  }
})
