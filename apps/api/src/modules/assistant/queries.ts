// What the assistant reads of guides: of those that are published, by their ids.
import { desc, eq, inArray } from 'drizzle-orm'
import { localizedOf } from '../../platform/database/columns.ts'
import type { Database } from '../../platform/database/pool.ts'
import { publishedPosts } from '../posts/index.ts'

const MOST_SCHOLARSHIPS = 50

export type GuideRow = Awaited<ReturnType<ReturnType<typeof guideQueries>['guides']>>[number]

export function guideQueries(db: Database) {
  return {
    guides: async (ids: string[]) =>
      await db
        .select({
          id: publishedPosts.id,
          ...localizedOf(publishedPosts, 'title', 'body'),
          guide: publishedPosts.guide,
        })
        .from(publishedPosts)
        .where(inArray(publishedPosts.id, ids)),
    /** Ids of all guides of scholarships, newest first. */
    scholarships: async (): Promise<string[]> => {
      const rows = await db
        .select({ id: publishedPosts.id })
        .from(publishedPosts)
        .where(eq(publishedPosts.category, 'scholarship'))
        .orderBy(desc(publishedPosts.createdAt), publishedPosts.id)
        .limit(MOST_SCHOLARSHIPS)
      return rows.map(({ id }) => id)
    },
  }
}
