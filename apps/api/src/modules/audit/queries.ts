// Every query of the events of security.
import { lt } from 'drizzle-orm'
import type { Connection } from '../../platform/database/pool.ts'
import { auditEvents } from './tables.ts'

export type AuditRow = typeof auditEvents.$inferInsert

export function auditQueries(db: Connection) {
  return {
    add: async (event: AuditRow, connection: Connection = db): Promise<void> => {
      await connection.insert(auditEvents).values(event)
    },
    forgetBefore: async (day: Date): Promise<void> => {
      await db.delete(auditEvents).where(lt(auditEvents.at, day))
    },
  }
}
