// Entering and leaving: passwords are tried, sessions begin, are checked at each call, and end.

import { CHALLENGE_SECONDS, CHALLENGE_TRIES, displayName, SESSION_SECONDS, STAFF_SESSION_SECONDS } from '@menged/contracts'
import { textOf } from '@menged/i18n'
import type { SignedIn } from '../../platform/access.ts'
import { addisDay } from '../../platform/clock.ts'
import type { Connection } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/errors.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { hashOfToken } from '../../platform/token-hash.ts'
import {
  type AccountsContext,
  after,
  callNames,
  isStaff,
  languageOf,
  mustConfirm,
  namesOf,
  notifyAccount,
  turnOver,
} from './context.ts'
import { deviceLabel, UNKNOWN_DEVICE } from './devices.ts'
import { mailLink } from './mailed-links.ts'
import { refuseWeak } from './passwords.ts'
import type { UserRow } from './queries.ts'
import { newSecret } from './tokens.ts'
import { countingCodes, proveSecondStep } from './two-step.ts'

/** A session that is in use is written down so often. */
const SEEN_EVERY_MS = 5 * 60_000

/** A new device of somebody who has others: if it was somebody else, the owner hears of it. */
async function notifyOfNewDevice(
  { clock, tasks, mail }: AccountsContext,
  connection: Connection,
  user: UserRow,
  { device, sessionId }: { device: string; sessionId: string },
): Promise<void> {
  const isKnown = device !== UNKNOWN_DEVICE
  const values = { name: displayName(callNames(user)), ...(isKnown ? { device } : {}), at: clock.now().toISOString() }
  await mail.send(connection, { to: user.email, language: languageOf(user), template: 'newLogin', values })
  await notifyAccount(tasks, connection, {
    userId: user.id,
    key: `login ${sessionId}`,
    title: textOf('notify.newLogin'),
    preview: isKnown ? textOf('notify.newLoginText', { device }) : textOf('notify.newLoginUnknown'),
  })
}

type On = { caller: Caller; known: readonly string[]; name: string | null }

/** What a login has come to: a token, or the challenge that a code has to answer. */
type LoggedIn = { token: string } | { challenge: string; seconds: number }

/** Which device calls, and whether somebody has logged in on it before. */
async function deviceOf({ tokens, devices }: AccountsContext, userId: string | undefined, caller: Caller): Promise<On> {
  const device = caller.device ?? caller.newDevice
  const name = device === null ? null : tokens.deviceName(device)
  return { caller, name, known: userId === undefined ? [] : await devices.ofUser(userId) }
}

/** Guessing from elsewhere cannot lock the owner out of a device that they have used. */
const guessed = (whom: string, { name, known }: On): string =>
  name !== null && known.includes(name) ? `${whom} on ${name}` : whom

/**
 * The owner's warning is stored with the session, or neither is. `prove` is the second step, where there is one.
 * @throws AppError invalid_credentials when they have just been changed
 */
async function begin(
  context: AccountsContext,
  user: UserRow,
  { caller, known, name }: On,
  prove: ((tx: Connection) => Promise<void>) | null,
): Promise<string> {
  const { db, clock, tasks, audit, tokens, users, sessions, devices } = context
  const device = deviceLabel(caller.userAgent)
  const expiresAt = after(clock, isStaff(user) ? STAFF_SESSION_SECONDS : SESSION_SECONDS)
  const now = clock.now()
  const isNew = known.length > 0 && (name === null || !known.includes(name))
  const sessionId = await db.transaction(async (tx) => {
    if ((await users.hold(tx, user.id))?.epoch !== user.epoch) throw new AppError('invalid_credentials')
    // Turned on at this moment: a password alone is not enough any more.
    if (prove === null && (await context.secondSteps.hold(tx, user.id))) throw new AppError('invalid_credentials')
    await prove?.(tx)
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

/** The password was right: what is missing is the code. */
async function challenge({ clock, challenges }: AccountsContext, { id, epoch }: UserRow): Promise<LoggedIn> {
  const token = newSecret()
  const [createdAt, expiresAt] = [clock.now(), after(clock, CHALLENGE_SECONDS)]
  await challenges.add({ userId: id, epoch, tokenHash: hashOfToken(token), createdAt, expiresAt })
  return { challenge: token, seconds: CHALLENGE_SECONDS }
}

/** @throws AppError account_suspended, with the administrator's reason; email_not_confirmed */
function refuseEntry(user: UserRow): void {
  const { suspendedReason: reason } = user
  if (user.suspendedAt !== null)
    throw new AppError('account_suspended', reason ? { message: 'account.suspendedFor', values: { reason } } : {})
  if (mustConfirm(user) && user.confirmedAt === null) throw new AppError('email_not_confirmed')
}

/**
 * A role of staff was given to somebody with a shorter password, which is known only now: the way in is a link for a new one.
 * @throws AppError password_outgrown
 */
async function refuseOutgrown(context: AccountsContext, user: UserRow, password: string): Promise<void> {
  if (!isStaff(user)) return
  try {
    refuseWeak(password, { email: user.email, names: namesOf(user), isStaff: true })
  } catch {
    const sending = context.db.transaction((tx) => mailLink(context, tx, user, { purpose: 'reset' }))
    await sending.catch((error) => {
      // A link of today is there already.
      if (!(error instanceof AppError)) throw error
    })
    context.tasks.wake()
    throw new AppError('password_outgrown')
  }
}

export function createLogin(context: AccountsContext) {
  return { ...createEntrance(context), ...createLeaving(context) }
}

function createEntrance(context: AccountsContext) {
  const { clock, audit, passwords, users, secondSteps, challenges } = context
  return {
    /** @throws AppError invalid_credentials, account_suspended, email_not_confirmed, password_outgrown, too_many_requests, busy */
    login: async (email: string, password: string, caller: Caller): Promise<LoggedIn> => {
      const user = await users.byEmail(email)
      const on = await deviceOf(context, user?.id, caller)
      const giveBack = await countTry(context, guessed(email, on), caller, user?.id ?? null)
      const isRight = await passwords.verify(password, user?.passwordHash)
      if (!user || !isRight || user.suspendedAt !== null) {
        await audit.record({ kind: 'login_refused', userId: user?.id ?? null, detail: { day: addisDay(clock) } })
      }
      if (!user || !isRight) throw new AppError('invalid_credentials')
      await giveBack()
      refuseEntry(user)
      await refuseOutgrown(context, user, password)
      if ((await secondSteps.of(user.id))?.confirmedAt) return await challenge(context, user)
      return { token: await begin(context, user, on, null) }
    },
    /** The second step. Returns the token. @throws AppError challenge_void, second_step_wrong, account_suspended, too_many_requests */
    loginSecondStep: async (given: string, code: string, caller: Caller): Promise<string> => {
      const waiting = await challenges.byHash(hashOfToken(given), clock.now())
      const user = waiting && (await users.byId(waiting.userId))
      // Between the two reads the password may have changed.
      if (!user || user.epoch !== waiting.epoch) throw new AppError('challenge_void')
      const on = await deviceOf(context, user.id, caller)
      const subject = guessed(user.id, on)
      return await countingCodes(context, { userId: user.id, subject, caller }, async () => {
        if (!(await challenges.tryCode(waiting.id, CHALLENGE_TRIES))) throw new AppError('challenge_void')
        return await begin(context, user, on, async (tx) => {
          if (!(await challenges.use(tx, waiting.id))) throw new AppError('challenge_void')
          await proveSecondStep(context, tx, user.id, code)
        })
      })
    },
  }
}

function createLeaving(context: AccountsContext) {
  const { db, clock, audit, tokens, users, sessions } = context
  return {
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
