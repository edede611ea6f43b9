// Queries that write, take back, hide and report comments. Two of them that concern one thread wait for each other: a transaction that
// changes a thread locks the comment that it begins with first.
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Connection, Database } from '../../platform/database/pool.ts'
import { firstRow } from '../../platform/database/rows.ts'
import { publishedPosts } from '../posts/index.ts'
import { commentReports, comments } from './tables.ts'

export type NewComment = typeof comments.$inferInsert
export type StoredComment = typeof comments.$inferSelect

export const writingQueries = (db: Database) => ({ ...writingReads(db), ...writingWrites(db) })

function writingReads(db: Database) {
  return {
    isPublished: async (postId: string, connection: Connection = db): Promise<boolean> =>
      (await connection.select({ id: publishedPosts.id }).from(publishedPosts).where(eq(publishedPosts.id, postId))).length === 1,
    byKey: async (connection: Connection, userId: string, key: string): Promise<string | undefined> => {
      const by = and(eq(comments.userId, userId), eq(comments.key, key))
      return (await firstRow(connection.select({ id: comments.id }).from(comments).where(by)))?.id
    },
    find: async (connection: Connection, id: string): Promise<StoredComment | undefined> =>
      await firstRow(connection.select().from(comments).where(eq(comments.id, id))),
    hasReplies: async (connection: Connection, id: string): Promise<boolean> =>
      (await connection.select({ id: comments.id }).from(comments).where(eq(comments.parentId, id)).limit(1)).length > 0,
    /** How much this person has written that stands. */
    writtenBy: (connection: Connection, userId: string): Promise<number> =>
      connection.$count(comments, and(eq(comments.userId, userId), isNull(comments.removedAt), isNull(comments.hiddenAt))),
    /** Replies first: what holds nothing together any more can go. */
    idsOf: async (connection: Connection, userId: string): Promise<string[]> => {
      const by = and(eq(comments.userId, userId), isNull(comments.removedAt))
      const rows = await connection
        .select({ id: comments.id })
        .from(comments)
        .where(by)
        .orderBy(asc(sql`${comments.parentId} is null`), comments.id)
      return rows.map(({ id }) => id)
    },
  }
}

function writingWrites(db: Database) {
  return {
    /** A shown comment of this post that is no reply itself. It stays so until the transaction ends. */
    answerable: async (connection: Connection, id: string, postId: string): Promise<StoredComment | undefined> => {
      const shown = and(isNull(comments.removedAt), isNull(comments.hiddenAt))
      const top = and(eq(comments.id, id), eq(comments.postId, postId), isNull(comments.parentId), shown)
      return await firstRow(connection.select().from(comments).where(top).for('share'))
    },
    /** Nothing when this person has sent the same key before. */
    add: async (connection: Connection, row: NewComment): Promise<string | undefined> =>
      (
        await firstRow(
          connection
            .insert(comments)
            .values(row)
            .onConflictDoNothing({ target: [comments.userId, comments.key] })
            .returning({ id: comments.id }),
        )
      )?.id,
    lock: async (connection: Connection, id: string): Promise<StoredComment | undefined> =>
      await firstRow(connection.select().from(comments).where(eq(comments.id, id)).for('update')),
    /** What was said is gone; the row holds the replies together. */
    empty: async (connection: Connection, id: string, removedAt: Date): Promise<void> => {
      await connection
        .update(comments)
        .set({ removedAt, text: '', author: '', avatar: null, appeal: null, appealedAt: null })
        .where(eq(comments.id, id))
    },
    remove: async (connection: Connection, id: string): Promise<void> => {
      await connection.delete(comments).where(eq(comments.id, id))
    },
    change: async (connection: Connection, id: string, change: Partial<NewComment>): Promise<void> => {
      await connection.update(comments).set(change).where(eq(comments.id, id))
    },
    /** The first report of a person counts. */
    report: async (row: typeof commentReports.$inferInsert): Promise<void> => {
      await db.insert(commentReports).values(row).onConflictDoNothing()
    },
  }
}
