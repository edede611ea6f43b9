// Every query of workers.
import { and, asc, eq, getTableColumns, gte, inArray, sql } from 'drizzle-orm'
import { localizedOf, pick, textAs, textFrom } from '../../platform/database/columns.ts'
import type { Connection, Database } from '../../platform/database/pool.ts'
import { workingAccounts } from '../accounts/index.ts'
import { publishedPosts } from '../posts/index.ts'
import { isListed, ofWorker } from './listed.ts'
import { workerServices, workers } from './tables.ts'

const entryColumns = {
  ...pick(
    workers,
    'id',
    'location',
    'city',
    'specialties',
    'startingPrice',
    'responseMinutes',
    'reviewCount',
    'starsGiven',
    'createdAt',
    'updatedAt',
  ),
  ...localizedOf(workers, 'name', 'description'),
}

export function workerQueries(db: Database) {
  return {
    /** What the list filters and sorts by. `since`: only those that have changed since then. */
    entries: async (since?: Date) =>
      await db
        .select(entryColumns)
        .from(workers)
        .leftJoin(workingAccounts, ofWorker)
        .where(and(isListed, since && gte(workers.updatedAt, since))),
    count: async (): Promise<number> => {
      const rows = await db
        .select({ count: sql<number>`count(*)::int` })
        .from(workers)
        .leftJoin(workingAccounts, ofWorker)
        .where(isListed)
      return rows[0]?.count ?? 0
    },
    /** In no order; a number that nobody has is left out. */
    rows: async (ids: number[]) => {
      if (ids.length === 0) return []
      return await db
        .select(getTableColumns(workers))
        .from(workers)
        .leftJoin(workingAccounts, ofWorker)
        .where(and(isListed, inArray(workers.id, ids)))
    },
    services: async (workerId: number) =>
      await db
        .select({ ...getTableColumns(workerServices), ...textAs('guide', textFrom(publishedPosts, 'title')) })
        .from(workerServices)
        .leftJoin(publishedPosts, eq(publishedPosts.id, workerServices.postId))
        .where(eq(workerServices.workerId, workerId))
        .orderBy(asc(workerServices.place), asc(workerServices.id)),
  }
}
export type EntryRow = Awaited<ReturnType<ReturnType<typeof workerQueries>['entries']>>[number]
export type { ReviewRow } from '../reviews/index.ts'
export type WorkerRow = typeof workers.$inferSelect
/** With the titles of the guide that it names, if that is published. */
export type ServiceRow = Awaited<ReturnType<ReturnType<typeof workerQueries>['services']>>[number]

/** The figures that its shown reviews give a worker. */
export async function putReviewFigures(
  db: Connection,
  workerId: number,
  stars: readonly { stars: number; count: number }[],
  now: Date,
): Promise<void> {
  const reviewCount = stars.reduce((sum, { count }) => sum + count, 0)
  const starsGiven = stars.reduce((sum, each) => sum + each.stars * each.count, 0)
  await db.update(workers).set({ reviewCount, starsGiven, updatedAt: now }).where(eq(workers.id, workerId))
}
