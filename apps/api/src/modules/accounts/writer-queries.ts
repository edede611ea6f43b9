// What publishing needs of accounts: for which organisation somebody may write, how people are called, and who reviews.
import { displayName, type Role } from '@menged/contracts'
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Connection } from '../../platform/database/pool.ts'
import { users } from './tables.ts'

/** The organisation that a verified company account is linked to; null without one, and for every other account. */
export async function organisationOf(connection: Connection, userId: string): Promise<string | null> {
  const isWriter = and(eq(users.id, userId), eq(users.role, 'user'), eq(users.verified, true))
  const [row] = await connection.select({ organisationId: users.organisationId }).from(users).where(isWriter)
  return row?.organisationId ?? null
}

/** How each of these is called. */
export async function accountNames(connection: Connection, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const columns = { id: users.id, fullName: users.fullName, company: users.companyNameEnglish }
  const rows = await connection
    .select(columns)
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]))
  return new Map(rows.map(({ id, fullName, company }) => [id, displayName({ companynameenglish: company, fullName })]))
}

/** Editors and administrators who may enter. */
export async function staffIds(connection: Connection): Promise<string[]> {
  const staff: Role[] = ['editor', 'admin']
  const rows = await connection
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.role, staff), isNotNull(users.confirmedAt), isNull(users.suspendedAt)))
  return rows.map(({ id }) => id)
}
