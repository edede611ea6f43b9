// Two-step login: proving a code, setting it up and turning it off. The secret is known to the app and to us, and lies in the database encrypted.
import { randomBytes } from 'node:crypto'
import { RECOVERY_CODES, TWO_STEP_KEY_SECONDS, type TwoStep } from '@menged/contracts'
import { textOf, type WordKey } from '@menged/i18n'
import type { SignedIn } from '../../platform/access.ts'
import type { Connection } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/errors.ts'
import type { Caller } from '../../platform/http/caller.ts'
import type { Tasks } from '../../platform/tasks/tasks.ts'
import { type AccountsContext, after, notifyAccount, turnOver } from './context.ts'
import { confirmedBy, held } from './own-account.ts'
import type { UserRow } from './queries.ts'
import { base32, KEY_BYTES, keyUri, matchingStep, newRecoveryCode, shownRecoveryCode } from './totp.ts'
import type { SecondStepRow } from './two-step-queries.ts'

const CODE = /^\d{6}$/

/** Null where the key that seals has been changed: recovery codes are good still. */
function keyOf({ sealing }: AccountsContext, { userId, sealed }: SecondStepRow): Buffer | null {
  try {
    return sealing.open(sealed, userId)
  } catch {
    return null
  }
}

/**
 * Takes the code of an account that is held: once, in this transaction. A recovery code is written down.
 * @throws AppError second_step_wrong
 */
export async function proveSecondStep(
  context: AccountsContext,
  connection: Connection,
  userId: string,
  code: string,
): Promise<void> {
  const { clock, audit, tokens, secondSteps } = context
  const row = await secondSteps.hold(connection, userId)
  if (row && CODE.test(code)) {
    const key = keyOf(context, row)
    const step = key && matchingStep(key, code, { now: clock.now(), last: row.lastStep })
    if (step !== null && (await secondSteps.take(connection, userId, step))) return
  } else if (row && (await secondSteps.useRecovery(connection, userId, tokens.recoveryHash(userId, code), clock.now()))) {
    return await audit.record({ kind: 'recovery_code_used', userId }, connection)
  }
  throw new AppError('second_step_wrong', { field: 'code' })
}

/** Runs what proves a code. A wrong one is counted before it is looked at, and written down, in no transaction that ends with it. */
export async function countingCodes<Of>(
  { limits, audit }: Pick<AccountsContext, 'limits' | 'audit'>,
  { userId, subject = userId, caller }: { userId: string; subject?: string; caller: Caller },
  work: () => Promise<Of>,
): Promise<Of> {
  const giveBack = await limits.take('secondStep', subject, caller)
  try {
    const made = await work()
    await giveBack()
    return made
  } catch (error) {
    if (error instanceof AppError && error.code === 'second_step_wrong') await audit.record({ kind: 'two_step_refused', userId })
    throw error
  }
}

/** Ten new ones; the former are void. Only their hashes are kept. */
async function makeRecoveryCodes({ tokens, secondSteps }: AccountsContext, connection: Connection, userId: string) {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
  await secondSteps.setRecovery(
    connection,
    userId,
    codes.map((code) => tokens.recoveryHash(userId, code)),
  )
  return codes.map(shownRecoveryCode)
}

type Notice = { title: WordKey; preview: WordKey }
const SAID = {
  on: { title: 'notify.twoStepOn', preview: 'notify.twoStepOnText' },
  off: { title: 'notify.twoStepOff', preview: 'notify.twoStepOffText' },
  reset: { title: 'notify.twoStepReset', preview: 'notify.twoStepResetText' },
} as const satisfies Record<string, Notice>

/** If it was somebody else, the owner hears of it. */
export function tellOfTwoStep(
  { tasks, clock }: Pick<AccountsContext, 'clock'> & { tasks: Pick<Tasks, 'add'> },
  connection: Connection,
  userId: string,
  what: keyof typeof SAID,
) {
  const { title, preview } = SAID[what]
  const key = `two-step ${what} ${clock.now().toISOString()}`
  return notifyAccount(tasks, connection, { userId, key, title: textOf(title), preview: textOf(preview) })
}

type Proof = { password: string; code: string }

export function createTwoStep(context: AccountsContext) {
  const { db, tasks, audit, secondSteps, sealing } = context
  /** Password and code again, before what makes the account less safe; `work` runs where both were right. */
  const proven = async <Of>(me: SignedIn, proof: Proof, caller: Caller, work: (tx: Connection, user: UserRow) => Promise<Of>) => {
    const user = await confirmedBy(context, me, { password: proof.password, field: 'password', caller })
    const made = await countingCodes(context, { userId: user.id, caller }, () =>
      db.transaction(async (tx) => {
        await held(context, tx, me, user)
        await proveSecondStep(context, tx, user.id, proof.code)
        return await work(tx, user)
      }),
    )
    tasks.wake()
    return made
  }
  return {
    of: async ({ userId }: Pick<SignedIn, 'userId'>): Promise<TwoStep> => {
      const since = (await secondSteps.of(userId))?.confirmedAt ?? null
      return {
        on: since !== null,
        since: since?.toISOString() ?? null,
        recoveryCodes: since ? await secondSteps.recoveryLeft(userId) : 0,
      }
    },
    isOn: async (userId: string): Promise<boolean> => Boolean((await secondSteps.of(userId))?.confirmedAt),
    /** A new key, which counts for nothing until it is confirmed. @throws AppError wrong_password, two_step_on */
    begin: async (me: SignedIn, password: string, caller: Caller): Promise<{ secret: string; uri: string }> => {
      const user = await confirmedBy(context, me, { password, field: 'password', caller })
      const key = randomBytes(KEY_BYTES)
      const row = { userId: user.id, sealed: sealing.seal(key, user.id), createdAt: context.clock.now() }
      if (!(await secondSteps.put(db, row))) throw new AppError('two_step_on')
      const secret = base32(key)
      return { secret, uri: keyUri(user.email, secret) }
    },
    /** Returns the recovery codes, which nobody sees again. Every other session ends. @throws AppError second_step_wrong, two_step_on, two_step_void */
    confirm: async (me: SignedIn, code: string, caller: Caller): Promise<string[]> => {
      const codes = await countingCodes(context, { userId: me.userId, caller }, () =>
        db.transaction((tx) => turnOn(context, tx, me, code)),
      )
      tasks.wake()
      return codes
    },
    /** @throws AppError wrong_password, second_step_wrong */
    renewRecovery: (me: SignedIn, proof: Proof, caller: Caller): Promise<string[]> =>
      proven(me, proof, caller, async (tx, { id }) => {
        await audit.record({ kind: 'recovery_codes_made', userId: id }, tx)
        return await makeRecoveryCodes(context, tx, id)
      }),
    /** @throws AppError wrong_password, second_step_wrong */
    end: (me: SignedIn, proof: Proof, caller: Caller): Promise<void> =>
      proven(me, proof, caller, async (tx, { id }) => {
        await secondSteps.remove(tx, id)
        await audit.record({ kind: 'two_step_off', userId: id }, tx)
        await tellOfTwoStep(context, tx, id, 'off')
      }),
    forgetUnconfirmed: () => secondSteps.forgetUnconfirmed(after(context.clock, -TWO_STEP_KEY_SECONDS)),
  }
}

async function turnOn(context: AccountsContext, tx: Connection, me: SignedIn, code: string): Promise<string[]> {
  const { clock, audit, users, sessions, secondSteps } = context
  const user = await users.hold(tx, me.userId)
  if (!user || !(await sessions.hold(tx, me.sessionId))) throw new AppError('token_expired')
  const row = await secondSteps.of(user.id, tx)
  if (row?.confirmedAt) throw new AppError('two_step_on')
  if (!row || row.createdAt < after(clock, -TWO_STEP_KEY_SECONDS)) throw new AppError('two_step_void')
  const key = keyOf(context, row)
  const step = key && matchingStep(key, code, { now: clock.now(), last: row.lastStep })
  const taken = step !== null && (await secondSteps.take(tx, user.id, step, clock.now()))
  if (!taken) throw new AppError('second_step_wrong', { field: 'code' })
  await turnOver(context, tx, user.id, me.sessionId)
  await audit.record({ kind: 'two_step_on', userId: user.id }, tx)
  await tellOfTwoStep(context, tx, user.id, 'on')
  return await makeRecoveryCodes(context, tx, user.id)
}
