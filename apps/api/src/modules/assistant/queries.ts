// What the assistant reads of guides: of those that are published, by their ids.
import { inArray } from 'drizzle-orm'
import type { Database } from '../../platform/database/pool.ts'
import { publishedPosts } from '../posts/index.ts'

export type GuideRow = Awaited<ReturnType<ReturnType<typeof guideQueries>['guides']>>[number]

export function guideQueries(db: Database) {
  return {
    guides: async (ids: string[]) =>
      await db
        .select({
          id: publishedPosts.id,
          titleEn: publishedPosts.titleEn,
          titleAm: publishedPosts.titleAm,
          bodyEn: publishedPosts.bodyEn,
          bodyAm: publishedPosts.bodyAm,
          guide: publishedPosts.guide,
        })
        .from(publishedPosts)
        .where(inArray(publishedPosts.id, ids)),
  }
}
