// Rules of the events of security: written in the transaction of what they report, kept for a year and a month.
import { DAY_MS } from '@menged/ethiopia/durations'
import type { Clock } from '../../platform/clock.ts'
import type { Connection, Database } from '../../platform/database/pool.ts'
import { type AuditRow, auditQueries } from './queries.ts'

const KEPT_DAYS = 400

export type AuditEvent = {
  kind: AuditRow['kind']
  userId?: string | null
  /** Our own short words: a purpose, a route. Never what somebody typed. */
  detail?: Record<string, string>
}

export function createAudit({ db, clock }: { db: Database; clock: Clock }) {
  const queries = auditQueries(db)
  return {
    record: ({ kind, userId = null, detail = {} }: AuditEvent, connection?: Connection) =>
      queries.add({ kind, userId, detail, at: clock.now() }, connection),
  }
}

/** On a connection of the owner: the application may add events, and neither change nor remove them. */
export const forgetOldEvents = (db: Connection, clock: Clock): Promise<void> =>
  auditQueries(db).forgetBefore(new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS))

export type Audit = ReturnType<typeof createAudit>
