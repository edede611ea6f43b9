// What an operator watches of the work that waits.
import { and, count, isNotNull, isNull, min, sql } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/pool.ts'
import type { Figures, Metrics } from '../metrics.ts'
import { tasks } from './task-queries.ts'

const open = and(isNull(tasks.doneAt), isNull(tasks.failedAt))

export function watchTasks(metrics: Metrics, db: Database, clock: Clock): void {
  metrics.watch('menged_tasks_waiting', 'Tasks that are not done, by kind', async () => byKind(await waiting(db), ({ n }) => n))
  metrics.watch('menged_tasks_retrying', 'Of these, those that have failed and will be tried again', async () =>
    byKind(await waiting(db), ({ again }) => again),
  )
  metrics.watch('menged_tasks_oldest_seconds', 'Age of the oldest task that is not done, by kind', async () =>
    byKind(await waiting(db), ({ oldest }) => (oldest ? (clock.now().getTime() - oldest.getTime()) / 1000 : 0)),
  )
  metrics.watch('menged_tasks_failed', 'Tasks that were given up in the last seven days, by kind', async () =>
    byKind(await givenUp(db), ({ n }) => n),
  )
}

const waiting = (db: Database) =>
  db
    .select({
      kind: tasks.kind,
      n: count(),
      again: sql<number>`count(*) filter (where ${tasks.lastError} is not null)::int`,
      oldest: min(tasks.createdAt),
    })
    .from(tasks)
    .where(open)
    .groupBy(tasks.kind)

const givenUp = (db: Database) =>
  db.select({ kind: tasks.kind, n: count() }).from(tasks).where(isNotNull(tasks.failedAt)).groupBy(tasks.kind)

/** Mail is always there: an alert needs a figure before the first letter. */
function byKind<Row extends { kind: string }>(rows: Row[], figure: (row: Row) => number): Figures {
  return { mail: 0, ...Object.fromEntries(rows.map((row) => [row.kind, figure(row)])) }
}
