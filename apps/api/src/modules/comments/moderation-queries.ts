// Queries of moderators: what was reported, what is hidden and what its author says against it.
import { and, asc, count, desc, eq, isNotNull, isNull, min, sql } from 'drizzle-orm'
import { localizedOf } from '../../platform/database/columns.ts'
import type { Connection, Database } from '../../platform/database/pool.ts'
import { firstRow } from '../../platform/database/rows.ts'
import { publishedPosts } from '../posts/index.ts'
import { commentReports, comments } from './tables.ts'

type ReportRow = typeof commentReports.$inferSelect

const isStanding = and(isNull(comments.removedAt), isNull(comments.hiddenAt))
const isHidden = and(isNull(comments.removedAt), isNotNull(comments.hiddenAt))
const isAppealed = and(isHidden, isNotNull(comments.appealedAt), isNull(comments.upheldAt))
const isOpen = isNull(commentReports.closedAt)
const post = { ...localizedOf(publishedPosts, 'title') }
const ofPost = eq(publishedPosts.id, comments.postId)

export const moderationQueries = (db: Database) => ({ ...moderatedLists(db), ...moderationReads(db), ...moderationWrites })

const withPosts = (db: Database) => db.select({ comment: comments, post }).from(comments).leftJoin(publishedPosts, ofPost)

/** What waits for a moderator, and what one has hidden. */
function moderatedLists(db: Database) {
  const open = db
    .select({ commentId: commentReports.commentId, since: min(commentReports.createdAt).as('since') })
    .from(commentReports)
    .where(isOpen)
    .groupBy(commentReports.commentId)
    .as('open')
  return {
    /** The oldest report first. */
    reported: async (most: number) =>
      await withPosts(db)
        .innerJoin(open, eq(open.commentId, comments.id))
        .where(isStanding)
        .orderBy(asc(open.since), asc(comments.id))
        .limit(most),
    appealed: async (most: number) =>
      await withPosts(db).where(isAppealed).orderBy(asc(comments.appealedAt), asc(comments.id)).limit(most),
    /** The newest first. */
    hidden: async (most: number) =>
      await withPosts(db).where(isHidden).orderBy(desc(comments.hiddenAt), asc(comments.id)).limit(most),
    counts: async (): Promise<{ reported: number; appealed: number; hidden: number }> => {
      const [[reported], [others]] = await Promise.all([
        db.select({ total: count() }).from(comments).innerJoin(open, eq(open.commentId, comments.id)).where(isStanding),
        db
          .select({ hidden: count(), appealed: sql<number>`count(*) filter (where ${isAppealed})::int` })
          .from(comments)
          .where(isHidden),
      ])
      return { reported: reported?.total ?? 0, appealed: others?.appealed ?? 0, hidden: others?.hidden ?? 0 }
    },
  }
}

function moderationReads(db: Database) {
  return {
    reports: async (ids: string[]): Promise<ReportRow[]> =>
      await db
        .select()
        .from(commentReports)
        .where(sql`${commentReports.commentId} = any(${sql.param(ids)}::uuid[])`)
        .orderBy(commentReports.createdAt),
    openReports: (connection: Connection, id: string): Promise<number> =>
      connection.$count(commentReports, and(eq(commentReports.commentId, id), isOpen)),
    /** With the post that it stands under. */
    withPost: async (id: string) => await firstRow(withPosts(db).where(eq(comments.id, id))),
    /** Of a person under a post. */
    hiddenBy: async (userId: string, postId: string) =>
      await db
        .select()
        .from(comments)
        .where(and(eq(comments.userId, userId), eq(comments.postId, postId), isHidden))
        .orderBy(desc(comments.createdAt), comments.id),
  }
}

const moderationWrites = {
  closeReports: async (connection: Connection, id: string, closedAt: Date): Promise<void> => {
    await connection
      .update(commentReports)
      .set({ closedAt })
      .where(and(eq(commentReports.commentId, id), isOpen))
  },
  /** Those that were closed at this moment. Returns how many. */
  reopenReports: async (connection: Connection, id: string, closedAt: Date): Promise<number> =>
    (
      await connection
        .update(commentReports)
        .set({ closedAt: null })
        .where(and(eq(commentReports.commentId, id), eq(commentReports.closedAt, closedAt)))
        .returning({ id: commentReports.commentId })
    ).length,
}
export type ModerationRow = Awaited<ReturnType<ReturnType<typeof moderationQueries>['hidden']>>[number]
export type { ReportRow }
