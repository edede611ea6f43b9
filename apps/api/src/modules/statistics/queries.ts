// Every query of the counters.
import { and, desc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/pool.ts'
import { statisticsDaily, statisticsTotals } from './tables.ts'

export type Counter = { day: string; kind: string; subject: string; outcome: string }
export type Count = Counter & { count: number }

/** Subjects that a kind may have on one day: endless different words cannot fill the table. */
const MOST_SUBJECTS = 2000
/** Where what comes after them is counted together. */
const REST = '…'

/** The subject itself when it is counted today already or there is room, else the rest. */
const subjectOrRest = sql`case when ${sql.placeholder('subject')}::text = '' or exists (
    select 1 from ${statisticsDaily} as known
    where known.day = ${sql.placeholder('day')}::date and known.kind = ${sql.placeholder('kind')}::text
      and known.subject = ${sql.placeholder('subject')}::text
  ) or (
    select count(distinct others.subject) from ${statisticsDaily} as others
    where others.day = ${sql.placeholder('day')}::date and others.kind = ${sql.placeholder('kind')}::text
  ) < ${sql.raw(String(MOST_SUBJECTS))} then ${sql.placeholder('subject')}::text else ${sql.raw(`'${REST}'`)} end`

export function statisticsQueries(db: Database) {
  const raise = db
    .insert(statisticsDaily)
    .values({
      day: sql.placeholder('day'),
      kind: sql.placeholder('kind'),
      subject: subjectOrRest,
      outcome: sql.placeholder('outcome'),
      count: 1,
    })
    .onConflictDoUpdate({
      target: [statisticsDaily.day, statisticsDaily.kind, statisticsDaily.subject, statisticsDaily.outcome],
      set: { count: sql`${statisticsDaily.count} + 1` },
    })
    .prepare('statistics_raise')
  return {
    raise: (counter: Counter) => raise.execute(counter),
    /** After that day, newest first, the most frequent of a day first. */
    read: async (kind: string | undefined, after: string, most: number): Promise<Count[]> =>
      await db
        .select()
        .from(statisticsDaily)
        .where(and(gt(statisticsDaily.day, after), kind === undefined ? undefined : eq(statisticsDaily.kind, kind)))
        .orderBy(desc(statisticsDaily.day), desc(statisticsDaily.count), statisticsDaily.kind, statisticsDaily.subject)
        .limit(most),
    forgetBefore: async (day: string): Promise<void> => {
      await db.delete(statisticsDaily).where(lt(statisticsDaily.day, day))
      await db.delete(statisticsTotals).where(lt(statisticsTotals.day, day))
    },
  }
}
