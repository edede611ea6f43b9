import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addAccount, logIn, signIn } from '../../../test/actors.ts'
import { testApi } from '../../../test/api.ts'
import { turnTwoStepOn } from '../../../test/authenticator.ts'
import { createAudit } from '../audit/index.ts'
import { changeRole, resetTwoStep } from './roles.ts'

const on = testApi()

const hand = () => {
  const { clock, database, api } = on
  const standingChanged = async () => {}
  return { db: database.db, clock, audit: createAudit({ db: database.db, clock }), tasks: api.tasks, standingChanged }
}
const give = (email: string, role: string) => changeRole(hand(), email, role)
const roleOf = async (userId: string) =>
  (await on.database.db.execute<{ role: string }>(sql`select role from users where id = ${userId}`)).rows[0]?.role

test('an account becomes an editor, is named in the events, and has to log in again', async () => {
  const me = await signIn(on)
  expect(await give(` ${me.email.toUpperCase()} `, 'editor')).toBe(
    `${me.email} was normalUser and is editor. Its sessions and mailed links have ended.\nStaff passwords have 12 characters or more: with a shorter one the next login is refused, and mails a link for a new one.`,
  )
  expect((await on.get('/api/profile/getProfile', me.headers)).statusCode).toBe(401)
  const { rows } = await on.database.db.execute(
    sql`select user_id, detail from audit_events where kind = 'role_changed' and user_id = ${me.userId}`,
  )
  expect(rows).toEqual([{ user_id: me.userId, detail: { from: 'normalUser', to: 'editor' } }])
  const again = { authorization: `Bearer ${await logIn(on, me.email)}` }
  expect((await on.get('/api/profile/getProfile', again)).json().data.role).toBe('editor')
  expect(await give(me.email, 'editor')).toBe(`${me.email} is editor already.`)
  expect(await give(me.email, 'normalUser')).toBe(
    `${me.email} was editor and is normalUser. Its sessions and mailed links have ended.`,
  )
})

test('what cannot be done is refused with a sentence, and changes nothing', async () => {
  const me = await signIn(on)
  const unconfirmed = await addAccount(on, { confirmed: false })
  const suspended = await addAccount(on)
  await on.database.db.execute(sql`update users set suspended_at = now() where id = ${suspended.userId}`)
  for (const [email, role, words] of [
    ['nobody@example.et', 'editor', 'No account has the address nobody@example.et.'],
    [me.email, 'guest', 'Roles are normalUser, user, worker, editor, admin.'],
    [me.email, 'boss', 'Roles are normalUser, user, worker, editor, admin.'],
    ['', '', 'npm run role -- someone@example.org editor'],
    [unconfirmed.email, 'admin', 'is not confirmed yet'],
    [suspended.email, 'admin', 'is suspended'],
  ] as const) {
    await expect(give(email, role)).rejects.toThrow(words)
  }
  expect(await Promise.all([me, unconfirmed, suspended].map(({ userId }) => roleOf(userId)))).toEqual(Array(3).fill('normalUser'))
  expect((await on.get('/api/profile/getProfile', me.headers)).statusCode).toBe(200)
})

test('the operator turns two-step login off for who has lost the device', async () => {
  const me = await signIn(on, { role: 'editor' })
  await turnTwoStepOn(on, me)
  const reset = (email: string) => resetTwoStep(hand(), email)
  expect(await reset(` ${me.email.toUpperCase()}`)).toBe(
    `Two-step login of ${me.email} is off: the password alone lets in. Its sessions and mailed links have ended.`,
  )
  expect((await on.get('/api/profile/getProfile', me.headers)).statusCode).toBe(401)
  expect(await logIn(on, me.email)).toBeTypeOf('string')
  expect(await reset(me.email)).toBe(`Two-step login of ${me.email} is off already.`)
  await expect(reset('nobody@example.et')).rejects.toThrow('No account has the address')
  await expect(reset('')).rejects.toThrow('npm run two-step --')
})
