// What the SQL of other modules may read of accounts, as a part of a query.
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { users } from './tables.ts'

/** The trigger `pages_changed` of the table says the same. */
export const officialAccounts = new QueryBuilder()
  .select({ id: users.id })
  .from(users)
  .where(and(eq(users.verified, true), eq(users.role, 'user'), isNull(users.suspendedAt)))
  .as('official_accounts')

/** Those who have shown that their address is theirs, and may enter. */
export const confirmedAccounts = new QueryBuilder()
  .select({ id: users.id })
  .from(users)
  .where(and(isNotNull(users.confirmedAt), isNull(users.suspendedAt)))
  .as('confirmed_accounts')

/** Those of them who work now: a role that was taken takes the page along. */
export const workingAccounts = new QueryBuilder()
  .select({ id: users.id })
  .from(users)
  .where(and(isNotNull(users.confirmedAt), isNull(users.suspendedAt), eq(users.role, 'worker')))
  .as('working_accounts')

/** Ways to an account that may enter. */
export const reachableAccounts = new QueryBuilder()
  .select({ id: users.id, email: users.email, phone: users.phonePrimary })
  .from(users)
  .where(isNull(users.suspendedAt))
  .as('reachable_accounts')

/** Where to write to an account, for those who answer it. */
export const writtenToAccounts = new QueryBuilder()
  .select({
    id: users.id,
    email: users.email,
    name: sql<string>`coalesce(${users.companyNameEnglish}, ${users.fullName}, '')`.as('account_name'),
  })
  .from(users)
  .as('written_to_accounts')
