// What mailed links and codes are for, done once: an address is confirmed or changed, a password is set.
import { type ConfirmEmail, MAIL_CODE_TRIES, type ResetPassword } from '@menged/contracts'
import { translateIn } from '@menged/i18n'
import type { Caller } from '../../platform/caller.ts'
import type { Connection } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/errors.ts'
import type { MailTokenRow, Purpose } from './mail-token-queries.ts'
import { endAllSessions, isStaff, namesOf, type Parts, tellAccount, writeTo } from './parts.ts'
import { refuseWeak } from './passwords.ts'
import type { UserRow } from './queries.ts'
import { hashOf } from './tokens.ts'

type By = { token: string } | { email: string; code: string }

/** @throws AppError link_void, code_void, too_many_requests */
async function find(parts: Parts, by: By, purposes: Purpose[], caller: Caller): Promise<MailTokenRow> {
  const { clock, mailTokens } = parts
  if (!('token' in by)) return await findByCode(parts, by, purposes, caller)
  const found = await mailTokens.byHash(hashOf(by.token), purposes, clock.now())
  if (!found) throw new AppError('link_void')
  return found
}

/** The try is counted before the code is looked at: tries made at once all count. */
async function findByCode(parts: Parts, by: { email: string; code: string }, purposes: Purpose[], caller: Caller) {
  const { clock, limits, audit, tokens, mailTokens } = parts
  await limits.take('login', `code ${by.email}`, caller)
  const found = await mailTokens.ofEmail(by.email, purposes, clock.now())
  const mayTry = found !== undefined && (await mailTokens.tryCode(found.id, MAIL_CODE_TRIES))
  if (found && mayTry && tokens.mailCode(found.id) === by.code) return found
  await audit.record({ kind: 'code_refused', userId: found?.userId ?? null })
  throw new AppError('code_void', { field: 'code' })
}

async function userOf({ users }: Parts, { userId }: MailTokenRow): Promise<UserRow> {
  const user = await users.byId(userId)
  if (!user) throw new AppError('link_void')
  return user
}

async function useOnce({ mailTokens, clock }: Parts, connection: Connection, { id }: MailTokenRow): Promise<void> {
  if (!(await mailTokens.use(connection, id, clock.now()))) throw new AppError('link_void')
}

/** The account takes the address that it has now shown to be its own; the old one is told. */
async function takeEmail(parts: Parts, connection: Connection, user: UserRow, email: string): Promise<void> {
  const { users, audit, clock } = parts
  const other = await users.byEmail(email)
  if (other && other.id !== user.id) throw new AppError('email_taken')
  await users.change(connection, user.id, { email, confirmedAt: clock.now(), registrationHash: null })
  await writeTo(parts, connection, user, 'emailChanged')
  await audit.record({ kind: 'email_changed', userId: user.id }, connection)
}

export function createUsedLinks(parts: Parts) {
  const { db, clock, tasks, audit, passwords, users, devices, mailTokens } = parts
  return {
    /** @throws AppError link_void, code_void */
    confirm: async (by: ConfirmEmail, caller: Caller): Promise<void> => {
      const link = await find(parts, by, 'token' in by ? ['confirm', 'email'] : ['confirm'], caller)
      const user = await userOf(parts, link)
      await db.transaction(async (tx) => {
        await useOnce(parts, tx, link)
        if (link.purpose === 'email') return await takeEmail(parts, tx, user, link.email)
        await users.change(tx, user.id, { confirmedAt: user.confirmedAt ?? clock.now(), registrationHash: null })
        await audit.record({ kind: 'email_confirmed', userId: user.id }, tx)
      })
      tasks.wake()
    },
    /** Ends every session; who reads the mail also owns the address. @throws AppError link_void, code_void, invalid_input */
    reset: async ({ password, ...by }: ResetPassword, caller: Caller): Promise<void> => {
      const link = await find(parts, by, ['reset'], caller)
      const user = await userOf(parts, link)
      refuseWeak(password, { email: user.email, names: namesOf(user), isStaff: isStaff(user) })
      const passwordHash = await passwords.hash(password)
      await db.transaction(async (tx) => {
        await useOnce(parts, tx, link)
        await mailTokens.voidOf(tx, user.id, ['reset'], clock.now())
        await users.change(tx, user.id, { passwordHash, confirmedAt: user.confirmedAt ?? clock.now(), registrationHash: null })
        await endAllSessions(parts, tx, user.id)
        await devices.forgetOf(tx, user.id)
        await audit.record({ kind: 'password_reset', userId: user.id }, tx)
        await tellPasswordChanged(parts, tx, user, link.id)
      })
      tasks.wake()
    },
  }
}

const [en, am] = [translateIn('en'), translateIn('am')]

/** By mail and in the notifications: if it was somebody else, the owner hears of it. */
export async function tellPasswordChanged(
  parts: Pick<Parts, 'mail' | 'tasks' | 'clock'>,
  connection: Connection,
  user: UserRow,
  event: string,
): Promise<void> {
  await writeTo(parts, connection, user, 'passwordChanged')
  await tellAccount(parts.tasks, connection, {
    userId: user.id,
    key: `password ${event}`,
    title: { en: en('notify.passwordChanged'), am: am('notify.passwordChanged') },
    preview: { en: en('notify.passwordChangedText'), am: am('notify.passwordChangedText') },
  })
}
