// Queries that write, change, take back, answer, report and decide about reviews. A transaction that changes what is shown of a worker holds
// the worker first: two that concern one worker wait for each other.
import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm'
import type { Connection } from '../../platform/database/pool.ts'
import { firstRow } from '../../platform/database/rows.ts'
import { workerReviewReports, workerReviews } from './tables.ts'

type ReviewRow = typeof workerReviews.$inferSelect
type NewReview = typeof workerReviews.$inferInsert

const openReports = (reviewId: string) => and(eq(workerReviewReports.reviewId, reviewId), isNull(workerReviewReports.closedAt))
const byId = (id: string) => eq(workerReviews.id, id)
const one = async (connection: Connection, id: string): Promise<ReviewRow | undefined> =>
  await firstRow(connection.select().from(workerReviews).where(byId(id)))

export const writingQueries = {
  find: one,
  lock: async (connection: Connection, id: string): Promise<ReviewRow | undefined> =>
    await firstRow(connection.select().from(workerReviews).where(byId(id)).for('update')),
  lockBy: async (connection: Connection, userId: string, workerId: number): Promise<ReviewRow | undefined> =>
    await firstRow(
      connection
        .select()
        .from(workerReviews)
        .where(and(eq(workerReviews.userId, userId), eq(workerReviews.workerId, workerId)))
        .for('update'),
    ),
  byKey: async (connection: Connection, key: string): Promise<ReviewRow | undefined> =>
    await firstRow(connection.select().from(workerReviews).where(eq(workerReviews.key, key))),
  /** Whether another review is about this request. */
  isReviewed: async (connection: Connection, requestId: string, exceptId: string | null): Promise<boolean> => {
    const another = and(eq(workerReviews.requestId, requestId), exceptId === null ? undefined : ne(workerReviews.id, exceptId))
    return (await connection.select({ id: workerReviews.id }).from(workerReviews).where(another).limit(1)).length > 0
  },
  /** Nothing when another has its key, its request or its place at the same moment. */
  add: async (connection: Connection, row: NewReview): Promise<ReviewRow | undefined> =>
    await firstRow(connection.insert(workerReviews).values(row).onConflictDoNothing().returning()),
  change: async (connection: Connection, id: string, change: Partial<NewReview>): Promise<void> => {
    await connection.update(workerReviews).set(change).where(byId(id))
  },
  remove: async (connection: Connection, id: string): Promise<void> => {
    await connection.delete(workerReviews).where(byId(id))
  },
  /** An account goes: what nobody has seen goes with it, the rest stands without a name. */
  forgetAuthor: async (connection: Connection, userId: string): Promise<void> => {
    const own = eq(workerReviews.userId, userId)
    await connection.delete(workerReviews).where(and(own, eq(workerReviews.state, 'waiting')))
    await connection.update(workerReviews).set({ userId: null, clientName: '', appeal: null, appealedAt: null }).where(own)
  },
  /** The first report of a person counts, until somebody has decided about it. */
  report: async (connection: Connection, row: typeof workerReviewReports.$inferInsert): Promise<void> => {
    await connection
      .insert(workerReviewReports)
      .values(row)
      .onConflictDoUpdate({
        target: [workerReviewReports.reviewId, workerReviewReports.userId],
        set: { reason: row.reason, createdAt: row.createdAt, closedAt: null },
        setWhere: isNotNull(workerReviewReports.closedAt),
      })
  },
  /** Those that nobody has decided about. */
  reportCount: (connection: Connection, reviewId: string): Promise<number> =>
    connection.$count(workerReviewReports, openReports(reviewId)),
  closeReports: async (connection: Connection, reviewId: string, closedAt: Date): Promise<void> => {
    await connection.update(workerReviewReports).set({ closedAt }).where(openReports(reviewId))
  },
  /** Those that were closed at this moment. Returns how many. */
  reopenReports: async (connection: Connection, reviewId: string, closedAt: Date): Promise<number> =>
    (
      await connection
        .update(workerReviewReports)
        .set({ closedAt: null })
        .where(and(eq(workerReviewReports.reviewId, reviewId), eq(workerReviewReports.closedAt, closedAt)))
        .returning({ id: workerReviewReports.reviewId })
    ).length,
  /** How much this person has written that stands. */
  writtenBy: (connection: Connection, userId: string): Promise<number> =>
    connection.$count(workerReviews, and(eq(workerReviews.userId, userId), eq(workerReviews.state, 'shown'))),
}
