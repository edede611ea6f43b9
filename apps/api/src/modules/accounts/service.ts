// Rules of accounts, part by part: registration, mailed links, login, and what an account may do to itself.
import type { Language } from '@menged/contracts'
import { DAY_SECONDS } from '@menged/ethiopia/durations'
import { createSealing } from '../../platform/sealing.ts'
import { ensurePapersKey, ensureTokenSecret } from '../../platform/secrets.ts'
import { createCompanies } from './companies.ts'
import { type AccountsContext, type AccountsDependencies, after, type Farewell, languageOf, queriesOf } from './context.ts'
import { createFirstAdmin } from './first-admin.ts'
import { createLogin } from './login.ts'
import { createMailedLinks } from './mailed-links.ts'
import { createOwnAccount, createOwnSessions } from './own-account.ts'
import { createPasswords } from './passwords.ts'
import { createPeople } from './people.ts'
import { createRegistration, createWorkerRegistration } from './registration.ts'
import { createTokens } from './tokens.ts'
import { createTwoStep } from './two-step.ts'
import { createUsedLinks } from './used-links.ts'

const DEVICE_DAYS = 365

export async function createAccounts(dependencies: AccountsDependencies) {
  const tokenSecret = await ensureTokenSecret(dependencies.config)
  const tokens = createTokens({ clock: dependencies.clock, tokenSecret })
  const sealing = createSealing(await ensurePapersKey(dependencies.config), 'menged second step')
  const passwords = createPasswords()
  const context: AccountsContext = { ...dependencies, tokens, sealing, passwords, ...queriesOf(dependencies.db) }
  const links = createMailedLinks(context)
  const registration = createRegistration(context)
  const twoStep = createTwoStep(context)
  const { users, sessions, devices, challenges, clock } = context
  return {
    ...registration,
    ...createWorkerRegistration(context),
    ...createLogin(context),
    ...createOwnAccount(context),
    ...createOwnSessions(context),
    links: { ...links, ...createUsedLinks(context) },
    twoStep,
    people: createPeople(context),
    companies: createCompanies(context),
    firstAdmin: createFirstAdmin(context),
    byId: users.byId,
    /** Where to write to an account, and in which language. */
    receiverOf: async (userId: string): Promise<{ email: string; confirmed: boolean; language: Language } | null> => {
      const user = await users.byId(userId)
      return user ? { email: user.email, confirmed: user.confirmedAt !== null, language: languageOf(user) } : null
    },
    /** All accounts, so many at a time. */
    idsAfter: users.idsAfter,
    forgetOld: async (farewell: Farewell): Promise<void> => {
      await sessions.forgetBefore(clock.now())
      await links.forgetOldLinks()
      await challenges.forgetBefore(clock.now())
      await twoStep.forgetUnconfirmed()
      await devices.forgetBefore(after(clock, -DEVICE_DAYS * DAY_SECONDS))
      await registration.removeNeverConfirmed(farewell)
    },
  }
}
export type Accounts = Awaited<ReturnType<typeof createAccounts>>
