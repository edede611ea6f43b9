// Every query of what people have done of guides.
import { and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Connection, Database } from '../../platform/database/pool.ts'
import { publishedPosts } from '../posts/index.ts'
import { guideProgress } from './tables.ts'

export type ProgressRow = typeof guideProgress.$inferSelect
const { userId: _, ...columns } = getTableColumns(guideProgress)
const newestFirst = [desc(guideProgress.changedAt), guideProgress.postId] as const

export const progressQueries = (db: Database) => ({ ...progressRows(db), ...progressWrites })

function progressRows(db: Database) {
  return {
    /** Newest first; a guide that is withdrawn is left out. */
    ofUser: async (userId: string, connection: Connection = db): Promise<Omit<ProgressRow, 'userId'>[]> =>
      await connection
        .select(columns)
        .from(guideProgress)
        .innerJoin(publishedPosts, eq(publishedPosts.id, guideProgress.postId))
        .where(eq(guideProgress.userId, userId))
        .orderBy(...newestFirst),
    remove: async (userId: string, postId: string, connection: Connection = db): Promise<void> => {
      await connection.delete(guideProgress).where(and(eq(guideProgress.userId, userId), eq(guideProgress.postId, postId)))
    },
    removeAll: async (userId: string): Promise<void> => {
      await db.delete(guideProgress).where(eq(guideProgress.userId, userId))
    },
  }
}

/** On the connection of the transaction that saves. */
const progressWrites = {
  /** Those who save for one person wait for each other until the transaction ends. */
  lock: async (tx: Connection, userId: string): Promise<void> => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`progress ${userId}`}, 0))`)
  },
  /** Of these, the ones that are published, as they stand now. */
  guides: (tx: Connection, ids: string[]) =>
    tx.select({ id: publishedPosts.id, guide: publishedPosts.guide }).from(publishedPosts).where(inArray(publishedPosts.id, ids)),
  put: async (tx: Connection, row: ProgressRow): Promise<void> => {
    const { userId: _user, postId: _post, ...set } = row
    await tx
      .insert(guideProgress)
      .values(row)
      .onConflictDoUpdate({ target: [guideProgress.userId, guideProgress.postId], set })
  },
  keepNewest: async (tx: Connection, userId: string, most: number): Promise<void> => {
    const older = tx
      .select({ postId: guideProgress.postId })
      .from(guideProgress)
      .where(eq(guideProgress.userId, userId))
      .orderBy(...newestFirst)
      .offset(most)
    await tx.delete(guideProgress).where(and(eq(guideProgress.userId, userId), inArray(guideProgress.postId, older)))
  },
}
