// Entering and leaving: passwords are tried, sessions begin, are checked at each call, and end.
import { displayName, SESSION_SECONDS, STAFF_SESSION_SECONDS } from '@menged/contracts'
import { inBoth } from '@menged/i18n'
import type { SignedIn } from '../../platform/access.ts'
import type { Caller } from '../../platform/caller.ts'
import { addisDay } from '../../platform/clock.ts'
import type { Connection } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/errors.ts'
import { type AccountsContext, after, callNames, isStaff, languageOf, mustConfirm, notifyAccount, turnOver } from './context.ts'
import { deviceLabel } from './devices.ts'
import type { UserRow } from './queries.ts'

/** A session that is in use is written down so often. */
const SEEN_EVERY_MS = 5 * 60_000

/** A new device of somebody who has others: if it was somebody else, the owner hears of it. */
async function notifyOfNewDevice(
  { clock, tasks, mail }: AccountsContext,
  connection: Connection,
  user: UserRow,
  { device, sessionId }: { device: string; sessionId: string },
): Promise<void> {
  const values = { name: displayName(callNames(user)), device, at: clock.now().toISOString() }
  await mail.send(connection, { to: user.email, language: languageOf(user), template: 'newLogin', values })
  await notifyAccount(tasks, connection, {
    userId: user.id,
    key: `login ${sessionId}`,
    title: inBoth('notify.newLogin'),
    preview: inBoth('notify.newLoginText', { device }),
  })
}

type On = { caller: Caller; known: readonly string[]; name: string | null }

/** The owner's warning is stored with the session, or neither is. @throws AppError invalid_credentials when they have just been changed */
async function begin(context: AccountsContext, user: UserRow, { caller, known, name }: On): Promise<string> {
  const { db, clock, tasks, audit, tokens, users, sessions, devices } = context
  const device = deviceLabel(caller.userAgent)
  const expiresAt = after(clock, isStaff(user) ? STAFF_SESSION_SECONDS : SESSION_SECONDS)
  const now = clock.now()
  const isNew = known.length > 0 && (name === null || !known.includes(name))
  const sessionId = await db.transaction(async (tx) => {
    if ((await users.hold(tx, user.id))?.epoch !== user.epoch) throw new AppError('invalid_credentials')
    const id = await sessions.add(tx, { userId: user.id, device, createdAt: now, lastSeenAt: now, expiresAt })
    if (name !== null) await devices.remember(tx, { userId: user.id, device: name, lastSeenAt: now })
    await audit.record({ kind: 'login', userId: user.id, detail: { device } }, tx)
    if (isNew) await notifyOfNewDevice(context, tx, user, { device, sessionId: id })
    return id
  })
  if (isNew) tasks.wake()
  return await tokens.issue({ userId: user.id, sessionId }, expiresAt)
}

/** Counted before it is tried, and given back when it was right: guesses made at once count as well. */
async function countTry({ limits, audit }: AccountsContext, subject: string, caller: Caller, userId: string | null) {
  try {
    return await limits.take('login', subject, caller)
  } catch (error) {
    await audit.record({ kind: 'login_limited', userId })
    throw error
  }
}

export function createLogin(context: AccountsContext) {
  const { db, clock, audit, tokens, passwords, users, devices, sessions } = context
  return {
    /** Returns the token. @throws AppError invalid_credentials, email_not_confirmed, too_many_requests, busy */
    login: async (email: string, password: string, caller: Caller): Promise<string> => {
      const user = await users.byEmail(email)
      const device = caller.device ?? caller.newDevice
      const name = device === null ? null : tokens.deviceName(device)
      const known = user ? await devices.ofUser(user.id) : []
      const isKnown = name !== null && known.includes(name)
      // Guessing from elsewhere cannot lock the owner out of a device that they have used.
      const subject = isKnown ? `${email} on ${name}` : email
      const giveBack = await countTry(context, subject, caller, user?.id ?? null)
      const isRight = await passwords.verify(password, user?.passwordHash)
      if (!user || !isRight || user.suspendedAt !== null) {
        await audit.record({ kind: 'login_refused', userId: user?.id ?? null, detail: { day: addisDay(clock) } })
        throw new AppError('invalid_credentials')
      }
      await giveBack()
      if (mustConfirm(user) && user.confirmedAt === null) throw new AppError('email_not_confirmed')
      return await begin(context, user, { caller, known, name })
    },
    /** Who a token stands for; null when it does not hold (any more). */
    authenticate: async (token: string): Promise<SignedIn | null> => {
      const claims = await tokens.read(token)
      if (!claims) return null
      const { userId, sessionId } = claims
      const now = clock.now()
      const session = await sessions.live(sessionId, userId, now)
      if (!session || session.role === 'guest') return null
      if (now.getTime() - session.lastSeenAt.getTime() > SEEN_EVERY_MS) await sessions.seen(sessionId, now)
      return { role: session.role, userId, sessionId }
    },
    logout: async ({ userId, sessionId }: SignedIn): Promise<void> => {
      await sessions.end(userId, sessionId)
      await audit.record({ kind: 'logout', userId })
    },
    logoutEverywhere: async ({ userId }: SignedIn): Promise<void> => {
      await db.transaction(async (tx) => {
        await users.hold(tx, userId)
        await turnOver(context, tx, userId)
        await audit.record({ kind: 'logout_everywhere', userId }, tx)
      })
      context.tasks.wake()
    },
  }
}
export type Login = ReturnType<typeof createLogin>
