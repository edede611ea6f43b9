// What mailed links and codes are for, done once: an address is confirmed or changed, a password is set.

import { type ConfirmEmail, MAIL_CODE_TRIES, type ResetPassword } from '@menged/contracts'
import { textOf } from '@menged/i18n'
import type { Connection } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/errors.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { hashOfToken } from '../../platform/token-hash.ts'
import { type AccountsContext, isStaff, namesOf, notifyAccount, turnOver, writeTo } from './context.ts'
import type { MailTokenRow, Purpose } from './mail-token-queries.ts'
import { refuseWeak } from './passwords.ts'
import type { UserRow } from './queries.ts'

type By = { token: string } | { email: string; code: string }

/** @throws AppError link_void, code_void, too_many_requests */
async function find(context: AccountsContext, by: By, purposes: Purpose[], caller: Caller): Promise<MailTokenRow> {
  const { clock, mailTokens } = context
  if (!('token' in by)) return await findByCode(context, by, purposes, caller)
  const found = await mailTokens.byHash(hashOfToken(by.token), purposes, clock.now())
  if (!found) throw new AppError('link_void')
  return found
}

/** The try is counted before the code is looked at: tries made at once all count. */
async function findByCode(context: AccountsContext, by: { email: string; code: string }, purposes: Purpose[], caller: Caller) {
  const { clock, limits, audit, tokens, mailTokens } = context
  await limits.take('login', `code ${by.email}`, caller)
  const found = await mailTokens.ofEmail(by.email, purposes, clock.now())
  const mayTry = found !== undefined && (await mailTokens.tryCode(found.id, MAIL_CODE_TRIES))
  if (found && mayTry && tokens.mailCode(found.id) === by.code) return found
  await audit.record({ kind: 'code_refused', userId: found?.userId ?? null })
  throw new AppError('code_void', { field: 'code' })
}

async function userOf({ users }: AccountsContext, { userId }: MailTokenRow): Promise<UserRow> {
  const user = await users.byId(userId)
  if (!user) throw new AppError('link_void')
  return user
}

/** Holds the account first, so that of two links, or a link and a new password, the second finds what the first has made of it. */
async function useOnce(context: AccountsContext, connection: Connection, { id, userId }: MailTokenRow): Promise<UserRow> {
  const { users, mailTokens, clock } = context
  const user = await users.hold(connection, userId)
  const holds = user && (await mailTokens.byId(id, clock.now(), connection))
  if (!holds || !(await mailTokens.use(connection, id, clock.now()))) throw new AppError('link_void')
  return user
}

/** The account takes the address that it has now shown to be its own; the old one is notified. Only the session that requested it stays. */
async function takeEmail(
  context: AccountsContext,
  connection: Connection,
  user: UserRow,
  { email, sessionId }: MailTokenRow,
): Promise<void> {
  const { users, audit, clock } = context
  if (!(await users.takeEmail(connection, user.id, email, clock.now()))) throw new AppError('email_taken')
  await turnOver(context, connection, user.id, sessionId)
  await writeTo(context, connection, user, 'emailChanged')
  await audit.record({ kind: 'email_changed', userId: user.id }, connection)
}

export function createUsedLinks(context: AccountsContext) {
  const { db, clock, tasks, audit, passwords, users, devices, standingChanged } = context
  return {
    /** @throws AppError link_void, code_void */
    confirm: async (by: ConfirmEmail, caller: Caller): Promise<void> => {
      const link = await find(context, by, 'token' in by ? ['confirm', 'email'] : ['confirm'], caller)
      await db.transaction(async (tx) => {
        const user = await useOnce(context, tx, link)
        if (link.purpose === 'email') return await takeEmail(context, tx, user, link)
        await users.change(tx, user.id, { confirmedAt: user.confirmedAt ?? clock.now(), registrationHash: null })
        if (user.confirmedAt === null) await standingChanged(tx, user.id)
        await audit.record({ kind: 'email_confirmed', userId: user.id }, tx)
      })
      tasks.wake()
    },
    /** Ends every session; who reads the mail also owns the address. @throws AppError link_void, code_void, invalid_input */
    reset: async ({ password, ...by }: ResetPassword, caller: Caller): Promise<void> => {
      const link = await find(context, by, ['reset'], caller)
      const user = await userOf(context, link)
      refuseWeak(password, { email: user.email, names: namesOf(user), isStaff: isStaff(user) })
      const passwordHash = await passwords.hash(password)
      await db.transaction(async (tx) => {
        await useOnce(context, tx, link)
        await users.change(tx, user.id, { passwordHash, confirmedAt: user.confirmedAt ?? clock.now(), registrationHash: null })
        if (user.confirmedAt === null) await standingChanged(tx, user.id)
        await turnOver(context, tx, user.id)
        await devices.forgetOf(tx, user.id)
        await audit.record({ kind: 'password_reset', userId: user.id }, tx)
        await notifyOfNewPassword(context, tx, user, link.id)
      })
      tasks.wake()
    },
  }
}

/** By mail and in the notifications: if it was somebody else, the owner hears of it. */
export async function notifyOfNewPassword(
  context: Pick<AccountsContext, 'mail' | 'tasks' | 'clock'>,
  connection: Connection,
  user: UserRow,
  event: string,
): Promise<void> {
  await writeTo(context, connection, user, 'passwordChanged')
  await notifyAccount(context.tasks, connection, {
    userId: user.id,
    key: `password ${event}`,
    title: textOf('notify.passwordChanged'),
    preview: textOf('notify.passwordChangedText'),
  })
}
