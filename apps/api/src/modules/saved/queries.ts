// Every query of saved posts.
import type { Text } from '@menged/contracts'
import { and, desc, eq, sql } from 'drizzle-orm'
import { jsonOf, type Localized, localizedOf, pick } from '../../platform/database/columns.ts'
import type { Connection, Database } from '../../platform/database/pool.ts'
import { publishedPosts } from '../posts/index.ts'
import { savedPosts } from './tables.ts'

export type ChangedRow = Localized<'title'> & {
  userId: string
  postId: string
  updatedAt: Date
  /** What was changed, where somebody has said so. */
  change: Text | null
}
export type SavedRow = Awaited<ReturnType<ReturnType<typeof savedQueries>['ofUser']>>[number]

const ofPost = eq(publishedPosts.id, savedPosts.postId)
const newestFirst = [desc(savedPosts.savedAt), savedPosts.postId] as const

export const savedQueries = (db: Database) => ({ ...savedReads(db), ...savedWrites })

function savedReads(db: Database) {
  const ids = db
    .select({ postId: savedPosts.postId })
    .from(savedPosts)
    .innerJoin(publishedPosts, ofPost)
    .where(eq(savedPosts.userId, sql.placeholder('userId')))
    .orderBy(...newestFirst)
    .prepare('saved_ids')
  return {
    /** Newest first; a post that is withdrawn is left out. */
    ids: async (userId: string): Promise<string[]> => (await ids.execute({ userId })).map(({ postId }) => postId),
    ofUser: async (userId: string) =>
      await db
        .select({
          ...pick(publishedPosts, 'id', 'category', 'updatedAt'),
          ...localizedOf(publishedPosts, 'title'),
          savedAt: savedPosts.savedAt,
        })
        .from(savedPosts)
        .innerJoin(publishedPosts, ofPost)
        .where(eq(savedPosts.userId, userId))
        .orderBy(...newestFirst),
  }
}

const savedWrites = {
  /** Takes rows whose post has changed since the person was last notified, and marks them as notified. Another process takes others. */
  takeChanged: async (connection: Connection, most: number): Promise<ChangedRow[]> => {
    const { rows }: { rows: Record<string, unknown>[] } = await connection.execute(sql`
        with changed as (
          select saved.user_id, saved.post_id, ${publishedPosts.updatedAt} as updated_at,
            json_build_object(${jsonOf(publishedPosts, 'title')}) as title, ${publishedPosts.change} as change
          from ${savedPosts} saved join ${publishedPosts} on ${publishedPosts.id} = saved.post_id
          where ${publishedPosts.updatedAt} > saved.known_updated_at
          limit ${most} for update of saved skip locked
        )
        update ${savedPosts} saved set known_updated_at = changed.updated_at from changed
        where saved.user_id = changed.user_id and saved.post_id = changed.post_id
        returning changed.user_id, changed.post_id, changed.updated_at, changed.title, changed.change`)
    return rows.map((row) => ({
      userId: String(row.user_id),
      postId: String(row.post_id),
      updatedAt: new Date(row.updated_at as string),
      ...(row.title as Localized<'title'>),
      change: row.change as Text | null,
    }))
  },
}

/** The row of a post that is saved as it is now; none when it is not published. */
const asKnown = (userId: string, postId: string, now: Date) => sql`
  select ${userId}::uuid, ${publishedPosts.id}, ${now.toISOString()}::timestamptz, ${publishedPosts.updatedAt}
  from ${publishedPosts} where ${publishedPosts.id} = ${postId}`

/** Saving, and taking back. */
export function savedChanges(db: Database) {
  return {
    /** In one statement: two at once are two toggles. */
    toggle: async (userId: string, postId: string, now: Date): Promise<void> => {
      await db.execute(sql`
        with gone as (delete from ${savedPosts} where user_id = ${userId} and post_id = ${postId} returning 1)
        insert into ${savedPosts} (user_id, post_id, saved_at, known_updated_at)
        ${asKnown(userId, postId, now)} and not exists (select from gone)
        on conflict do nothing`)
    },
    save: async (userId: string, postId: string, now: Date): Promise<void> => {
      await db.execute(sql`
        insert into ${savedPosts} (user_id, post_id, saved_at, known_updated_at)
        ${asKnown(userId, postId, now)} on conflict do nothing`)
    },
    unsave: async (userId: string, postId: string): Promise<void> => {
      await db.delete(savedPosts).where(and(eq(savedPosts.userId, userId), eq(savedPosts.postId, postId)))
    },
  }
}
