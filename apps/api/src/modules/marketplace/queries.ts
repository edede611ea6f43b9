// Every query of workers.
import { and, asc, desc, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Connection, Database } from '../../platform/database/pool.ts'
import { workerReviews, workerServices, workers } from './tables.ts'

/** Reviews that a page shows. */
const REVIEWS_SHOWN = 50

const entryColumns = {
  id: workers.id,
  nameEn: workers.nameEn,
  nameAm: workers.nameAm,
  descriptionEn: workers.descriptionEn,
  descriptionAm: workers.descriptionAm,
  location: workers.location,
  city: workers.city,
  specialties: workers.specialties,
  startingPrice: workers.startingPrice,
  responseMinutes: workers.responseMinutes,
  reviewCount: workers.reviewCount,
  starsGiven: workers.starsGiven,
  createdAt: workers.createdAt,
  updatedAt: workers.updatedAt,
}

export function workerQueries(db: Database) {
  return {
    /** What the list filters and sorts by. `since`: only those that have changed since then. */
    entries: async (since?: Date) =>
      await db
        .select(entryColumns)
        .from(workers)
        .where(since && gte(workers.updatedAt, since)),
    count: async (): Promise<number> => await db.$count(workers),
    /** In no order; a number that nobody has is left out. */
    rows: async (ids: number[]) => (ids.length === 0 ? [] : await db.select().from(workers).where(inArray(workers.id, ids))),
    services: async (workerId: number) =>
      await db
        .select()
        .from(workerServices)
        .where(eq(workerServices.workerId, workerId))
        .orderBy(asc(workerServices.place), asc(workerServices.id)),
    /** Newest first. */
    reviews: async (workerId: number) =>
      await db
        .select()
        .from(workerReviews)
        .where(isShown(workerId))
        .orderBy(desc(workerReviews.createdAt), asc(workerReviews.id))
        .limit(REVIEWS_SHOWN),
    /** How many reviews gave so many stars. */
    stars: async (workerId: number) =>
      await db
        .select({ stars: workerReviews.stars, count: sql<number>`count(*)::int` })
        .from(workerReviews)
        .where(isShown(workerId))
        .groupBy(workerReviews.stars),
  }
}
export type EntryRow = Awaited<ReturnType<ReturnType<typeof workerQueries>['entries']>>[number]
export type WorkerRow = typeof workers.$inferSelect
export type ServiceRow = typeof workerServices.$inferSelect
export type ReviewRow = typeof workerReviews.$inferSelect

const isShown = (workerId: number) => and(eq(workerReviews.workerId, workerId), eq(workerReviews.state, 'shown'))

/** Counts the shown reviews of a worker anew. */
export async function countReviews(db: Connection, workerId: number, now: Date): Promise<void> {
  const counted = sql`(select count(*)::int as reviews, coalesce(sum(stars), 0)::int as stars
    from ${workerReviews} where worker_id = ${workerId} and state = 'shown')`
  await db.execute(sql`
    update ${workers} worker
    set review_count = counted.reviews, stars_given = counted.stars, updated_at = ${now.toISOString()}::timestamptz
    from ${counted} counted where worker.id = ${workerId}`)
}
