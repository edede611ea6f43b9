// What somebody may change about the own account.
import { languageStored, type ProfileChange } from '@menged/contracts'
import { parsePhone } from '@menged/ethiopia'
import type { SignedIn } from '../../platform/access.ts'
import type { Caller } from '../../platform/caller.ts'
import type { Connection } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/errors.ts'
import { type AccountsContext, type Farewell, isStaff, namesOf, turnOver, writeTo } from './context.ts'
import { mailLink } from './mailed-links.ts'
import { refuseWeak } from './passwords.ts'
import type { NewUser, UserRow } from './queries.ts'
import { notifyOfNewPassword } from './used-links.ts'

async function own({ users }: AccountsContext, { userId }: SignedIn): Promise<UserRow> {
  const user = await users.byId(userId)
  if (!user) throw new AppError('sign_in_required')
  return user
}

/** Held, and still what it was when the password was tried. @throws AppError token_expired */
export async function held(
  { users, sessions }: AccountsContext,
  connection: Connection,
  { sessionId }: SignedIn,
  tried: UserRow,
): Promise<UserRow> {
  const user = await users.hold(connection, tried.id)
  const isSame = user?.epoch === tried.epoch && (await sessions.hold(connection, sessionId))
  if (!user || !isSame) throw new AppError('token_expired')
  return user
}

type Proof = { password: string; field: string; caller: Caller }

/** Checks the password again before what cannot be undone. Wrong ones count as failed logins do. @throws AppError wrong_password */
export async function confirmedBy(context: AccountsContext, me: SignedIn, { password, field, caller }: Proof): Promise<UserRow> {
  const user = await own(context, me)
  const giveBack = await context.limits.take('login', `password of ${user.id}`, caller)
  if (!(await context.passwords.verify(password, user.passwordHash))) throw new AppError('wrong_password', { field })
  await giveBack()
  return user
}

/** @throws AppError invalid_input */
function rowOf(user: UserRow, { fullName, phone, avatarImg, language }: ProfileChange): Partial<NewUser> {
  const parsed = phone?.trim() ? parsePhone(phone) : null
  if (phone?.trim() && parsed === null) throw new AppError('invalid_input', { field: 'phone', message: 'account.phoneWrong' })
  const isCompany = user.companyNameEnglish !== null
  return {
    ...(fullName === undefined ? {} : { [isCompany ? 'companyNameEnglish' : 'fullName']: fullName }),
    // A name that has been checked is checked again.
    ...(isCompany && fullName !== undefined && fullName !== user.companyNameEnglish
      ? { verified: false, companyRefusedAt: null }
      : {}),
    ...(phone === undefined ? {} : { phonePrimary: parsed }),
    ...(avatarImg === undefined ? {} : { avatar: avatarImg }),
    ...(language === undefined ? {} : { language: languageStored(language) ?? null }),
  }
}

/** Held until the transaction ends. @throws AppError last_admin */
async function refuseLastAdmin({ peopleRows }: AccountsContext, connection: Connection, userId: string): Promise<void> {
  const admins = await peopleRows.holdAdmins(connection)
  if (admins.length === 1 && admins[0] === userId) throw new AppError('last_admin')
}

export function createOwnAccount(context: AccountsContext) {
  const { db, tasks, limits, audit, users } = context
  return {
    own: (me: SignedIn) => own(context, me),
    /** @throws AppError invalid_input */
    change: async (me: SignedIn, wanted: ProfileChange): Promise<void> => {
      const change = rowOf(await own(context, me), wanted)
      if (Object.keys(change).length > 0) await users.change(db, me.userId, change)
    },
    /** The new address counts once its owner has confirmed it. @throws AppError wrong_password, address_not_confirmed, email_taken */
    changeEmail: async (me: SignedIn, email: string, password: string, caller: Caller): Promise<void> => {
      const user = await confirmedBy(context, me, { password, field: 'password', caller })
      const isOther = email !== user.email
      // Else an address would be taken from its owner, who never saw this account, and the account kept.
      if (isOther && user.confirmedAt === null) throw new AppError('address_not_confirmed', { field: 'email' })
      if (isOther && (await users.byEmail(email))) throw new AppError('email_taken', { field: 'email' })
      await limits.take('reset', `email ${user.id}`, caller)
      await db.transaction(async (tx) => {
        const link = { purpose: isOther ? 'email' : 'confirm', email, sessionId: me.sessionId } as const
        await mailLink(context, tx, await held(context, tx, me, user), link)
      })
      tasks.wake()
    },
    /** For good. @throws AppError wrong_password, last_admin */
    remove: async (me: SignedIn, password: string, caller: Caller, farewell: Farewell): Promise<void> => {
      const user = await confirmedBy(context, me, { password, field: 'password', caller })
      await db.transaction(async (tx) => {
        if (user.role === 'admin') await refuseLastAdmin(context, tx, user.id)
        await farewell(tx, user.id)
        await users.remove(tx, user.id)
        await audit.record({ kind: 'account_deleted', userId: user.id, detail: { how: 'by its owner' } }, tx)
        await writeTo(context, tx, user, 'accountDeleted')
      })
      tasks.wake()
    },
  }
}

/** The password and the sessions, which belong together. */
export function createOwnSessions(context: AccountsContext) {
  const { db, clock, tasks, audit, passwords, users, sessions } = context
  return {
    /** Other sessions end; this one stays. @throws AppError wrong_password, invalid_input */
    changePassword: async (me: SignedIn, current: string, password: string, caller: Caller): Promise<void> => {
      const user = await confirmedBy(context, me, { password: current, field: 'current', caller })
      refuseWeak(password, { email: user.email, names: namesOf(user), isStaff: isStaff(user) })
      const passwordHash = await passwords.hash(password)
      await db.transaction(async (tx) => {
        await held(context, tx, me, user)
        await users.change(tx, user.id, { passwordHash })
        await turnOver(context, tx, user.id, me.sessionId)
        await audit.record({ kind: 'password_changed', userId: user.id }, tx)
        await notifyOfNewPassword(context, tx, user, clock.now().toISOString())
      })
      tasks.wake()
    },
    sessions: ({ userId }: SignedIn) => sessions.ofUser(userId, clock.now()),
    /** False when this person has no such session. */
    endSession: async ({ userId }: SignedIn, id: string): Promise<boolean> => {
      const ended = await sessions.end(userId, id)
      if (ended) await audit.record({ kind: 'session_ended', userId })
      return ended
    },
  }
}
