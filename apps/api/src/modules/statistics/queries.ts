// Every query of the counters.
import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/pool.ts'
import { statisticsDaily } from './tables.ts'

export type Counter = { day: string; kind: string; subject: string; outcome: string }

export function statisticsQueries(db: Database) {
  const raise = db
    .insert(statisticsDaily)
    .values({
      day: sql.placeholder('day'),
      kind: sql.placeholder('kind'),
      subject: sql.placeholder('subject'),
      outcome: sql.placeholder('outcome'),
      count: 1,
    })
    .onConflictDoUpdate({
      target: [statisticsDaily.day, statisticsDaily.kind, statisticsDaily.subject, statisticsDaily.outcome],
      set: { count: sql`${statisticsDaily.count} + 1` },
    })
    .prepare('statistics_raise')
  return { raise: (counter: Counter) => raise.execute(counter) }
}
