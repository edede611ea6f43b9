// Every query of comments.
import { desc, eq, sql } from 'drizzle-orm'
import type { Connection, Database } from '../../platform/database/pool.ts'
import { comments } from './tables.ts'

export function commentQueries(db: Database) {
  const ofPost = db
    .select()
    .from(comments)
    .where(eq(comments.postId, sql.placeholder('postId')))
    .orderBy(desc(comments.createdAt), comments.id)
    .prepare('comments_of_post')
  const ids = db
    .select({ id: comments.id, postId: comments.postId })
    .from(comments)
    .where(sql`${comments.postId} = any(${sql.placeholder('postIds')})`)
    .orderBy(comments.postId, desc(comments.createdAt), comments.id)
    .prepare('comments_ids')
  return {
    ofPost: (postId: string) => ofPost.execute({ postId }),
    ids: (postIds: string[]) => ids.execute({ postIds }),
  }
}
export type CommentRow = typeof comments.$inferSelect

/** Adds samples, and changes those whose text has changed. Returns how many. */
export async function putSamples(db: Connection, rows: (typeof comments.$inferInsert)[]): Promise<number> {
  if (rows.length === 0) return 0
  const changed = await db
    .insert(comments)
    .values(rows)
    .onConflictDoUpdate({
      target: comments.id,
      set: {
        avatar: sql`excluded.avatar`,
        language: sql`excluded.language`,
        text: sql`excluded.text`,
        seedHash: sql`excluded.seed_hash`,
      },
      setWhere: sql`${comments.seedHash} <> excluded.seed_hash`,
    })
    .returning({ id: comments.id })
  return changed.length
}
