// What the SQL of other modules may read of accounts, as a part of a query: those of companies whose name an administrator has checked.
import { and, eq } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { users } from './tables.ts'

export const officialAccounts = new QueryBuilder()
  .select({ id: users.id })
  .from(users)
  .where(and(eq(users.verified, true), eq(users.role, 'user')))
  .as('official_accounts')
