// Every query of the events of security.
import { and, desc, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/pool.ts'
import { auditEvents } from './tables.ts'

export type AuditRow = typeof auditEvents.$inferInsert
export type AuditFilter = {
  kind?: string | undefined
  account?: string | undefined
  /** From this instant on, and before that one. */
  since?: Date | undefined
  until?: Date | undefined
  /** Older than the event of this id. */
  before?: number | undefined
}

function matching({ kind, account, since, until, before }: AuditFilter): SQL | undefined {
  return and(
    kind === undefined ? undefined : sql`${auditEvents.kind} = ${kind}`,
    account === undefined ? undefined : or(eq(auditEvents.userId, account), sql`${auditEvents.detail} ->> 'by' = ${account}`),
    since && gte(auditEvents.at, since),
    until && lt(auditEvents.at, until),
    before === undefined ? undefined : lt(auditEvents.id, before),
  )
}

export function auditQueries(db: Connection) {
  return {
    add: async (event: AuditRow, connection: Connection = db): Promise<void> => {
      await connection.insert(auditEvents).values(event)
    },
    newest: (wanted: AuditFilter, most: number) =>
      db.select().from(auditEvents).where(matching(wanted)).orderBy(desc(auditEvents.id)).limit(most),
    forgetBefore: async (day: Date): Promise<void> => {
      await db.delete(auditEvents).where(lt(auditEvents.at, day))
    },
  }
}
export type StoredEvent = Awaited<ReturnType<ReturnType<typeof auditQueries>['newest']>>[number]
