// Making an account, and taking back one that nobody has confirmed.

import type { Language, Registration } from '@menged/contracts'
import { DAY_SECONDS } from '@menged/ethiopia/durations'
import type { Connection } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/errors.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { hashOfToken } from '../../platform/token-hash.ts'
import { type AccountsContext, after, type Farewell } from './context.ts'
import { mailLink } from './mailed-links.ts'
import { refuseWeak } from './passwords.ts'
import type { NewUser } from './queries.ts'
import { newSecret } from './tokens.ts'

/** Until then an address may be confirmed; then it may be registered again. */
const CONFIRM_SECONDS = 30 * DAY_SECONDS
const REMOVED_AT_ONCE = 100

/** The row of a form, but for what is not in it. */
function rowOf(form: Registration): Omit<NewUser, 'passwordHash' | 'createdAt' | 'confirmBy' | 'registrationHash'> {
  const { companyEmail: email, language = null } = form
  if (form.role !== 'user') return { role: 'normalUser', email, language, fullName: form.fullName }
  const { companyNameEnglish, companyNameAmharic, category, address, phonePrimary, phoneSecondary } = form
  return {
    role: 'user',
    email,
    language,
    companyNameEnglish,
    companyNameAmharic,
    category,
    address,
    phonePrimary,
    phoneSecondary: phoneSecondary || null,
  }
}

const namesIn = (form: Registration): string[] =>
  form.role === 'user' ? [form.companyNameEnglish, form.companyNameAmharic] : [form.fullName]

export type NewWorker = {
  fullName: string
  email: string
  phone: string
  password: string
  language: Language | null
  /** The same form, sent again, carries the same one. */
  key: string | null
}

/** Whether the operator takes new accounts. @throws AppError registration_closed */
async function refuseClosed({ settings }: Pick<AccountsContext, 'settings'>): Promise<void> {
  if ((await settings.value('registration')) === 'closed') throw new AppError('registration_closed')
}

/** Accounts of workers. Each is half of what becomes a worker; the marketplace adds the other half in the same transaction. */
export function createWorkerRegistration(context: AccountsContext) {
  const { db, clock, tasks, limits, audit, passwords, users } = context
  return {
    /** Before anything that costs is done with the form. @throws AppError registration_closed, invalid_input, too_many_requests */
    admitWorker: async ({ email, fullName, password }: NewWorker, caller: Caller): Promise<void> => {
      await refuseClosed(context)
      await limits.check('register', caller)
      refuseWeak(password, { email, names: [fullName] })
    },
    /** What has been sent before, and answered into a broken line, is done already. @throws AppError email_taken */
    addWorker: async (form: NewWorker, become: (connection: Connection, userId: string) => Promise<void>): Promise<void> => {
      const passwordHash = await passwords.hash(form.password)
      const { email, fullName, language, phone: phonePrimary } = form
      const registrationHash = form.key && hashOfToken(form.key)
      const isNew = await db.transaction(async (tx) => {
        const times = { createdAt: clock.now(), confirmBy: after(clock, CONFIRM_SECONDS) }
        const user = await users.add(tx, {
          role: 'worker',
          email,
          fullName,
          language,
          phonePrimary,
          passwordHash,
          registrationHash,
          ...times,
        })
        if (!user) return false
        await become(tx, user.id)
        await mailLink(context, tx, user, { purpose: 'confirm' })
        await audit.record({ kind: 'registered', userId: user.id, detail: { role: user.role } }, tx)
        return true
      })
      if (isNew) return tasks.wake()
      // After the transaction: many at once would else wait for a second connection each, and hold the first.
      const known = await users.byEmail(email)
      if (!registrationHash || known?.registrationHash !== registrationHash) throw new AppError('email_taken', { field: 'email' })
    },
  }
}

export function createRegistration(context: AccountsContext) {
  return {
    register: (form: Registration, caller: Caller) => register(context, form, caller),
    takeBack: (email: string, secret: string | null, farewell: Farewell) => takeBack(context, email, secret, farewell),
    removeNeverConfirmed: (farewell: Farewell) => removeNeverConfirmed(context, farewell),
  }
}

/** Returns the secret that lets this browser take the account back. @throws AppError registration_closed, email_taken, invalid_input, too_many_requests */
async function register(context: AccountsContext, form: Registration, caller: Caller): Promise<string> {
  const { db, clock, tasks, limits, audit, passwords, users } = context
  await refuseClosed(context)
  await limits.check('register', caller)
  refuseWeak(form.password, { email: form.companyEmail, names: namesIn(form) })
  const secret = newSecret()
  const passwordHash = await passwords.hash(form.password)
  await db.transaction(async (tx) => {
    const row = {
      ...rowOf(form),
      passwordHash,
      createdAt: clock.now(),
      confirmBy: after(clock, CONFIRM_SECONDS),
      registrationHash: hashOfToken(secret),
    }
    const user = await users.add(tx, row)
    if (!user) throw new AppError('email_taken', { field: 'companyEmail' })
    await mailLink(context, tx, user, { purpose: 'confirm' })
    await audit.record({ kind: 'registered', userId: user.id, detail: { role: user.role } }, tx)
  })
  tasks.wake()
  return secret
}

/** One response for an unknown address, a confirmed account and another browser. @throws AppError account_not_deleted */
async function takeBack(
  { db, audit, users }: AccountsContext,
  email: string,
  secret: string | null,
  farewell: Farewell,
): Promise<void> {
  await db.transaction(async (tx) => {
    const id = secret === null ? undefined : await users.holdUnconfirmed(tx, email, hashOfToken(secret))
    if (id === undefined) throw new AppError('account_not_deleted')
    await farewell(tx, id)
    await users.remove(tx, id)
    await audit.record({ kind: 'account_deleted', userId: id, detail: { how: 'before confirmation' } }, tx)
  })
}

/** Somebody who never proved that an address is theirs does not keep it, or what was written under it. */
async function removeNeverConfirmed({ db, clock, audit, users }: AccountsContext, farewell: Farewell): Promise<void> {
  for (;;) {
    const late = await users.neverConfirmed(clock.now(), REMOVED_AT_ONCE)
    for (const id of late) {
      await db.transaction(async (tx) => {
        if ((await users.hold(tx, id))?.confirmedAt !== null) return
        await farewell(tx, id)
        await users.remove(tx, id)
        await audit.record({ kind: 'account_deleted', userId: id, detail: { how: 'never confirmed' } }, tx)
      })
    }
    if (late.length < REMOVED_AT_ONCE) return
  }
}
