// Every query of saved posts.
import { and, eq, sql } from 'drizzle-orm'
import type { Connection, Database } from '../../platform/database/pool.ts'
import { savedPosts } from './tables.ts'

export type ChangedRow = { userId: string; postId: string; updatedAt: Date; titleEn: string | null; titleAm: string | null }
export type SavedRow = {
  id: string
  titleEn: string | null
  titleAm: string | null
  category: string
  savedAt: Date
  updatedAt: Date
}

export function savedQueries(db: Database) {
  const ids = db
    .select({ postId: savedPosts.postId })
    .from(savedPosts)
    .innerJoin(sql`posts post`, sql`post.id = ${savedPosts.postId} and post.state = 'published'`)
    .where(eq(savedPosts.userId, sql.placeholder('userId')))
    .orderBy(sql`${savedPosts.savedAt} desc`, savedPosts.postId)
    .prepare('saved_ids')
  return {
    /** Newest first; a post that is withdrawn is left out. */
    ids: async (userId: string): Promise<string[]> => (await ids.execute({ userId })).map(({ postId }) => postId),
    ofUser: async (userId: string): Promise<SavedRow[]> => {
      const { rows } = await db.execute<Record<string, unknown>>(sql`
        select post.id, post.title_en, post.title_am, post.category, saved.saved_at, post.updated_at
        from ${savedPosts} saved join posts post on post.id = saved.post_id
        where saved.user_id = ${userId} and post.state = 'published'
        order by saved.saved_at desc, post.id`)
      return rows.map((row) => ({
        id: String(row.id),
        titleEn: row.title_en as string | null,
        titleAm: row.title_am as string | null,
        category: String(row.category),
        savedAt: new Date(row.saved_at as string),
        updatedAt: new Date(row.updated_at as string),
      }))
    },
    /** Takes rows whose post has changed since its keeper knew of it, and marks them as told. Another process takes others. */
    takeChanged: async (connection: Connection, most: number): Promise<ChangedRow[]> => {
      const { rows }: { rows: Record<string, unknown>[] } = await connection.execute(sql`
        with changed as (
          select saved.user_id, saved.post_id, post.updated_at, post.title_en, post.title_am
          from ${savedPosts} saved join posts post on post.id = saved.post_id
          where post.state = 'published' and post.updated_at > saved.known_updated_at
          limit ${most} for update of saved skip locked
        )
        update ${savedPosts} saved set known_updated_at = changed.updated_at from changed
        where saved.user_id = changed.user_id and saved.post_id = changed.post_id
        returning changed.user_id, changed.post_id, changed.updated_at, changed.title_en, changed.title_am`)
      return rows.map((row) => ({
        userId: String(row.user_id),
        postId: String(row.post_id),
        updatedAt: new Date(row.updated_at as string),
        titleEn: row.title_en as string | null,
        titleAm: row.title_am as string | null,
      }))
    },
  }
}

/** Saving, and taking back. */
export function savedChanges(db: Database) {
  return {
    /** In one statement: two at once are two toggles. */
    toggle: async (userId: string, postId: string, now: Date): Promise<void> => {
      await db.execute(sql`
        with gone as (delete from ${savedPosts} where user_id = ${userId} and post_id = ${postId} returning 1)
        insert into ${savedPosts} (user_id, post_id, saved_at, known_updated_at)
        select ${userId}::uuid, id, ${now.toISOString()}::timestamptz, updated_at from posts
        where id = ${postId} and state = 'published' and not exists (select from gone)
        on conflict do nothing`)
    },
    save: async (userId: string, postId: string, now: Date): Promise<void> => {
      await db.execute(sql`
        insert into ${savedPosts} (user_id, post_id, saved_at, known_updated_at)
        select ${userId}::uuid, id, ${now.toISOString()}::timestamptz, updated_at from posts where id = ${postId} and state = 'published'
        on conflict do nothing`)
    },
    unsave: async (userId: string, postId: string): Promise<void> => {
      await db.delete(savedPosts).where(and(eq(savedPosts.userId, userId), eq(savedPosts.postId, postId)))
    },
  }
}
