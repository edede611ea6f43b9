// Queries that read reviews, and the one that puts samples in.
import { and, asc, count, desc, eq, exists, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/pool.ts'
import { firstRow } from '../../platform/database/rows.ts'
import { workerReviewReports, workerReviews } from './tables.ts'

/** Reviews that a moderator gets at once. */
const MODERATED = 50

export type ReviewRow = typeof workerReviews.$inferSelect
export type NewReview = typeof workerReviews.$inferInsert
export type ReportRow = typeof workerReviewReports.$inferSelect

const isShown = (workerId: number) => and(eq(workerReviews.workerId, workerId), eq(workerReviews.state, 'shown'))

/** What others may read: the reviews that are shown. */
export const shownReviews = (db: Connection) => ({
  /** Newest first. */
  newest: async (workerId: number, most: number): Promise<ReviewRow[]> =>
    await db
      .select()
      .from(workerReviews)
      .where(isShown(workerId))
      .orderBy(desc(workerReviews.createdAt), asc(workerReviews.id))
      .limit(most),
  /** How many gave so many stars. */
  stars: async (workerId: number): Promise<{ stars: number; count: number }[]> =>
    await db
      .select({ stars: workerReviews.stars, count: sql<number>`count(*)::int` })
      .from(workerReviews)
      .where(isShown(workerId))
      .groupBy(workerReviews.stars),
})
export type ShownReviews = ReturnType<typeof shownReviews>

export const reviewQueries = (db: Connection) => ({ ...shownReviews(db), ...ownReviews(db), ...moderatedReviews(db) })

function ownReviews(db: Connection) {
  return {
    by: async (userId: string, workerId: number): Promise<ReviewRow | undefined> =>
      await firstRow(
        db
          .select()
          .from(workerReviews)
          .where(and(eq(workerReviews.userId, userId), eq(workerReviews.workerId, workerId))),
      ),
    /** What a person has reported, and what a worker has replied; oldest first. */
    reportsBy: async (userId: string) =>
      await db
        .select({
          id: workerReviewReports.reviewId,
          reason: workerReviewReports.reason,
          createdAt: workerReviewReports.createdAt,
        })
        .from(workerReviewReports)
        .where(eq(workerReviewReports.userId, userId))
        .orderBy(workerReviewReports.createdAt),
    repliesBy: async (workerId: number): Promise<ReviewRow[]> =>
      await db
        .select()
        .from(workerReviews)
        .where(and(eq(workerReviews.workerId, workerId), isNotNull(workerReviews.reply)))
        .orderBy(workerReviews.createdAt),
    /** Everything that a person has said of workers, oldest first. */
    ofAuthor: async (userId: string): Promise<ReviewRow[]> =>
      await db.select().from(workerReviews).where(eq(workerReviews.userId, userId)).orderBy(workerReviews.createdAt),
  }
}

function moderatedReviews(db: Connection) {
  const isReported = exists(
    db
      .select({ one: sql`1` })
      .from(workerReviewReports)
      .where(and(eq(workerReviewReports.reviewId, workerReviews.id), isNull(workerReviewReports.closedAt))),
  )
  const moderated = {
    waiting: eq(workerReviews.state, 'waiting'),
    reported: and(eq(workerReviews.state, 'shown'), isReported),
  }
  return {
    /** The oldest first, with how many there are. */
    moderated: async (state: keyof typeof moderated): Promise<{ rows: ReviewRow[]; total: number }> => {
      const [rows, [all]] = await Promise.all([
        db
          .select()
          .from(workerReviews)
          .where(moderated[state])
          .orderBy(asc(workerReviews.createdAt), asc(workerReviews.id))
          .limit(MODERATED),
        db.select({ total: count() }).from(workerReviews).where(moderated[state]),
      ])
      return { rows, total: all?.total ?? 0 }
    },
    reports: async (reviewIds: string[]): Promise<ReportRow[]> =>
      await db
        .select()
        .from(workerReviewReports)
        .where(sql`${workerReviewReports.reviewId} = any(${sql.param(reviewIds)}::uuid[])`)
        .orderBy(workerReviewReports.createdAt),
  }
}

/** The made-up reviews of a sample are replaced whole. What people have written stays. */
export async function replaceSampleReviews(db: Connection, workerId: number, reviews: NewReview[]): Promise<void> {
  await db.delete(workerReviews).where(and(eq(workerReviews.workerId, workerId), eq(workerReviews.sample, true)))
  if (reviews.length > 0) await db.insert(workerReviews).values(reviews)
}
