// Every query of comments.
import { desc, eq, getTableColumns, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Connection, Database } from '../../platform/database/pool.ts'
import { comments } from './tables.ts'

export function commentQueries(db: Database) {
  // The post as well: a post without comments is told from one that is not there by one question.
  const ofPost = db
    .select({ post: sql<string>`post.id`, comment: getTableColumns(comments) })
    .from(sql`posts post`)
    .leftJoin(comments, eq(comments.postId, sql`post.id`))
    .where(sql`post.id = ${sql.placeholder('postId')} and post.state = 'published'`)
    .orderBy(desc(comments.createdAt), comments.id)
    .prepare('comments_of_post')
  const ids = db
    .select({ id: comments.id, postId: comments.postId })
    .from(comments)
    .where(sql`${comments.postId} = any(${sql.placeholder('postIds')})`)
    .orderBy(comments.postId, desc(comments.createdAt), comments.id)
    .prepare('comments_ids')
  return {
    /** Nothing when no such post is published. */
    ofPost: async (postId: string): Promise<CommentRow[] | undefined> => {
      const rows = await ofPost.execute({ postId })
      return rows.length > 0 ? rows.flatMap(({ comment }) => comment ?? []) : undefined
    },
    ids: (postIds: string[]) => ids.execute({ postIds }),
  }
}
/** How many comments a post has, as a part of another query. */
export const commentCount = (postId: SQLWrapper): SQL<number> =>
  sql<number>`(select count(*)::int from ${comments} where ${comments.postId} = ${postId})`

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
