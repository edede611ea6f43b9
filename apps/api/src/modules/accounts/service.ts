// Rules of accounts, part by part: registration, mailed links, login, and what an account may do to itself.
import type { Language } from '@menged/contracts'
import { DAY_SECONDS } from '@menged/ethiopia/durations'
import { ensureTokenSecret } from '../../platform/secrets.ts'
import { createLogin } from './login.ts'
import { createMailedLinks } from './mailed-links.ts'
import { createOwnAccount, createOwnSessions } from './own-account.ts'
import { after, type Farewell, languageOf, type Needs, type Parts, queriesOf } from './parts.ts'
import { createPasswords } from './passwords.ts'
import { createRegistration } from './registration.ts'
import { createTokens } from './tokens.ts'
import { createUsedLinks } from './used-links.ts'

const DEVICE_DAYS = 365

export async function createAccounts(needs: Needs) {
  const tokenSecret = await ensureTokenSecret(needs.config)
  const tokens = createTokens({ clock: needs.clock, tokenSecret })
  const parts: Parts = { ...needs, tokens, passwords: createPasswords(), ...queriesOf(needs.db) }
  const links = createMailedLinks(parts)
  const registration = createRegistration(parts)
  const { users, sessions, devices, clock } = parts
  return {
    ...registration,
    ...createLogin(parts),
    ...createOwnAccount(parts),
    ...createOwnSessions(parts),
    links: { ...links, ...createUsedLinks(parts) },
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
      await devices.forgetBefore(after(clock, -DEVICE_DAYS * DAY_SECONDS))
      await registration.removeNeverConfirmed(farewell)
    },
  }
}
export type Accounts = Awaited<ReturnType<typeof createAccounts>>
