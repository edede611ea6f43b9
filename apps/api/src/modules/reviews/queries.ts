// Every query of reviews.
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/pool.ts'
import { workerReviews } from './tables.ts'

/** Reviews that a page shows. */
const REVIEWS_SHOWN = 50

export type ReviewRow = typeof workerReviews.$inferSelect
export type NewReview = typeof workerReviews.$inferInsert

const isShown = (workerId: number) => and(eq(workerReviews.workerId, workerId), eq(workerReviews.state, 'shown'))

/** What others may read: the reviews that are shown. */
export const shownReviews = (db: Connection) => ({
  /** Newest first. */
  newest: async (workerId: number): Promise<ReviewRow[]> =>
    await db
      .select()
      .from(workerReviews)
      .where(isShown(workerId))
      .orderBy(desc(workerReviews.createdAt), asc(workerReviews.id))
      .limit(REVIEWS_SHOWN),
  /** How many gave so many stars. */
  stars: async (workerId: number): Promise<{ stars: number; count: number }[]> =>
    await db
      .select({ stars: workerReviews.stars, count: sql<number>`count(*)::int` })
      .from(workerReviews)
      .where(isShown(workerId))
      .groupBy(workerReviews.stars),
})
export type ShownReviews = ReturnType<typeof shownReviews>

/** The made-up reviews of a sample are replaced whole. What people have written stays. */
export async function replaceSampleReviews(db: Connection, workerId: number, reviews: NewReview[]): Promise<void> {
  await db.delete(workerReviews).where(and(eq(workerReviews.workerId, workerId), eq(workerReviews.sample, true)))
  if (reviews.length > 0) await db.insert(workerReviews).values(reviews)
}
