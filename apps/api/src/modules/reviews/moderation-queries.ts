// Queries of moderators: reviews that wait, were reported or are hidden, and what their authors say against it.
import { and, asc, count, desc, eq, isNotNull, isNull, min, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/pool.ts'
import { workerReviewReports, workerReviews } from './tables.ts'

type ReviewRow = typeof workerReviews.$inferSelect

const isWaiting = eq(workerReviews.state, 'waiting')
const isHidden = eq(workerReviews.state, 'hidden')
const isAppealed = and(isHidden, isNotNull(workerReviews.appealedAt), isNull(workerReviews.upheldAt))
const isShown = eq(workerReviews.state, 'shown')

export function deskQueries(db: Database) {
  const open = db
    .select({ reviewId: workerReviewReports.reviewId, since: min(workerReviewReports.createdAt).as('since') })
    .from(workerReviewReports)
    .where(isNull(workerReviewReports.closedAt))
    .groupBy(workerReviewReports.reviewId)
    .as('open')
  const rows = () => db.select({ review: workerReviews }).from(workerReviews)
  const only = (found: { review: ReviewRow }[]): ReviewRow[] => found.map(({ review }) => review)
  return {
    /** The oldest report first. */
    reported: async (most: number) =>
      only(
        await rows()
          .innerJoin(open, eq(open.reviewId, workerReviews.id))
          .where(isShown)
          .orderBy(asc(open.since), asc(workerReviews.id))
          .limit(most),
      ),
    waiting: async (most: number) =>
      only(await rows().where(isWaiting).orderBy(asc(workerReviews.createdAt), asc(workerReviews.id)).limit(most)),
    appealed: async (most: number) =>
      only(await rows().where(isAppealed).orderBy(asc(workerReviews.appealedAt), asc(workerReviews.id)).limit(most)),
    /** The newest first. */
    hidden: async (most: number) =>
      only(await rows().where(isHidden).orderBy(desc(workerReviews.hiddenAt), asc(workerReviews.id)).limit(most)),
    counts: async () => {
      const [[reported], [others]] = await Promise.all([
        db.select({ total: count() }).from(workerReviews).innerJoin(open, eq(open.reviewId, workerReviews.id)).where(isShown),
        db
          .select({
            waiting: sql<number>`count(*) filter (where ${isWaiting})::int`,
            hidden: sql<number>`count(*) filter (where ${isHidden})::int`,
            appealed: sql<number>`count(*) filter (where ${isAppealed})::int`,
          })
          .from(workerReviews)
          .where(sql`${workerReviews.state} in ('waiting', 'hidden')`),
      ])
      return { reported: reported?.total ?? 0, ...(others ?? { waiting: 0, hidden: 0, appealed: 0 }) }
    },
  }
}
