// Queries of what the counters add up to. A trigger keeps it with each count; only the lengths move on with the days.
import { and, asc, desc, eq, gt, lt, type SQL, sql } from 'drizzle-orm'
import { pick } from '../../platform/database/columns.ts'
import type { Database } from '../../platform/database/pool.ts'
import { statisticsDaily, statisticsSearches, statisticsSpans, statisticsTotals } from './tables.ts'

export type Total = { day: string; kind: string; outcome: string; count: number }
type SearchKind = 'post-search' | 'guday-search-value'
type SearchedWords = { words: string; found: number; missing: number }

export function rollUpQueries(db: Database) {
  const { days, kind, subject, found, missing } = statisticsSearches
  const searches = (order: SQL[], of: { days: number; kind: SearchKind }, most: number, where?: SQL): Promise<SearchedWords[]> =>
    db
      .select({ words: subject, found, missing })
      .from(statisticsSearches)
      .where(and(eq(days, of.days), eq(kind, of.kind), where))
      .orderBy(...order, asc(subject))
      .limit(most)
  return {
    /** After that day. */
    totals: async (after: string): Promise<Total[]> =>
      await db
        .select({
          ...pick(statisticsTotals, 'day', 'kind', 'outcome'),
          count: sql<number>`sum(${statisticsTotals.count})`.mapWith(Number),
        })
        .from(statisticsTotals)
        .where(gt(statisticsTotals.day, after))
        .groupBy(statisticsTotals.day, statisticsTotals.kind, statisticsTotals.outcome),
    mostSearched: (of: { days: number; kind: SearchKind }, most: number) =>
      searches([sql`(${found} + ${missing}) desc`], of, most, sql`${found} + ${missing} > 0`),
    /** Those that found nothing more often than something. */
    mostMissing: (of: { days: number; kind: SearchKind }, most: number) =>
      searches([desc(missing)], of, most, sql`${missing} > ${found}`),
    behind: async (today: string): Promise<boolean> => (await db.$count(statisticsSpans, lt(statisticsSpans.until, today))) > 0,
    /** Takes out of each length the days that are too old by now. Of two at once the second finds nothing left to do. */
    moveOn: async (today: string): Promise<void> => {
      const behind = await db.select().from(statisticsSpans).where(lt(statisticsSpans.until, today)).orderBy(statisticsSpans.days)
      for (const span of behind)
        await db.transaction(async (tx) => {
          const mine = and(eq(statisticsSpans.days, span.days), lt(statisticsSpans.until, today))
          const [held] = await tx.select().from(statisticsSpans).where(mine).for('update')
          if (!held) return
          await tx.update(statisticsSpans).set({ until: today }).where(eq(statisticsSpans.days, held.days))
          await tx.execute(takeOut(held, today))
          await tx.delete(statisticsSearches).where(and(eq(days, held.days), eq(found, 0), eq(missing, 0)))
        })
    },
  }
}

/** What was searched on the days that leave a length, taken from its counts. */
const takeOut = ({ days, until }: { days: number; until: string }, today: string): SQL => sql`
  update ${statisticsSearches} as kept set found = kept.found - gone.found, missing = kept.missing - gone.missing
  from (
    select ${statisticsDaily.kind}, ${statisticsDaily.subject},
      coalesce(sum(${statisticsDaily.count}) filter (where ${statisticsDaily.outcome} = 'found'), 0) as found,
      coalesce(sum(${statisticsDaily.count}) filter (where ${statisticsDaily.outcome} <> 'found'), 0) as missing
    from ${statisticsDaily}
    where ${statisticsDaily.kind} in ('post-search', 'guday-search-value')
      and ${statisticsDaily.day} > ${until}::date - ${days}::int and ${statisticsDaily.day} <= ${today}::date - ${days}::int
    group by 1, 2
  ) gone
  where kept.days = ${days}::int and kept.kind = gone.kind and kept.subject = gone.subject`
