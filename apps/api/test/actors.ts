// People of the tests: accounts of any role, signed in as a browser would be.
import type { Role } from '@menged/contracts'
import { hashSync } from '@node-rs/argon2'
import { sql } from 'drizzle-orm'
import type { TestApi } from './api.ts'

export const PASSWORD = 'a password of the tests'
// Quick to check: the tests are not about its strength.
const HASH = hashSync(PASSWORD, { memoryCost: 64, timeCost: 1 })

export type Person = { userId: string; email: string; token: string; headers: { authorization: string } }
type Wanted = {
  role?: Exclude<Role, 'guest'>
  email?: string
  name?: string
  confirmed?: boolean
  language?: 'en' | 'am' | null
  verified?: boolean
  /** For which a company account writes. */
  organisation?: string | null
}

let count = 0

/** An account that is there, without a session. */
export async function addAccount(on: Pick<TestApi, 'database' | 'clock'>, wanted: Wanted = {}) {
  count += 1
  const { role = 'normalUser', email = `person-${count}@example.et`, name = 'አበበ Abebe', confirmed = true } = wanted
  const { language = null, verified = false, organisation = null } = wanted
  const now = on.clock.now().toISOString()
  const { rows } = await on.database.db.execute<{ id: string }>(sql`
    insert into users (role, email, confirmed_at, confirm_by, password_hash, full_name, company_name_english, language, verified,
      organisation_id, created_at)
    values (${role}, ${email}, ${confirmed ? now : null}::timestamptz, ${now}::timestamptz + interval '30 days', ${HASH}, ${role === 'user' ? null : name},
      ${role === 'user' ? name : null}, ${language}, ${verified}, ${organisation}, ${now}::timestamptz)
    returning id`)
  return { userId: String(rows[0]?.id), email }
}

export async function logIn(on: TestApi, email: string, headers: Record<string, string> = {}): Promise<string> {
  const response = await on.post('/api/auth/login', { companyemail: email, password: PASSWORD }, headers)
  const { token } = response.json()
  if (typeof token !== 'string') throw new Error(`the login was refused: ${response.body}`)
  return token
}

export async function signIn(on: TestApi, wanted: Wanted = {}): Promise<Person> {
  const account = await addAccount(on, wanted)
  const token = await logIn(on, account.email)
  return { ...account, token, headers: { authorization: `Bearer ${token}` } }
}
