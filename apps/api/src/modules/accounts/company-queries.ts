// Every query of companies that want to write for an organisation.
import { and, asc, count, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Connection } from '../../platform/database/pool.ts'
import { users } from './tables.ts'

const waiting = and(
  eq(users.role, 'user'),
  eq(users.verified, false),
  isNotNull(users.confirmedAt),
  isNull(users.suspendedAt),
  isNull(users.companyRefusedAt),
)

/** More would not be read at once. */
const MOST = 100

type CompanyRow = typeof users.$inferSelect

export const companyRows = {
  waiting: (connection: Connection): Promise<CompanyRow[]> =>
    connection.select().from(users).where(waiting).orderBy(asc(users.createdAt), asc(users.id)).limit(MOST),
  isWaiting: async (connection: Connection, id: string): Promise<boolean> =>
    (
      await connection
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.id, id), waiting))
    ).length > 0,
  /** How many verified ones write for each. */
  writersOf: async (connection: Connection, ids: readonly string[]): Promise<Map<string, number>> => {
    if (ids.length === 0) return new Map()
    const rows = await connection
      .select({ id: users.organisationId, count: count() })
      .from(users)
      .where(and(inArray(users.organisationId, [...ids]), eq(users.verified, true), eq(users.role, 'user')))
      .groupBy(users.organisationId)
    return new Map(rows.map((row) => [row.id ?? '', row.count]))
  },
}
