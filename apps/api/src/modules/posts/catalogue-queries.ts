// Queries for those who list every post, or follow the new ones.
import { NEWEST_SIZE, type Written } from '@menged/contracts'
import { and, count, desc, inArray, isNotNull, sql } from 'drizzle-orm'
import { localizedOf, pick, textFrom } from '../../platform/database/columns.ts'
import type { Database } from '../../platform/database/pool.ts'
import { firstRow } from '../../platform/database/rows.ts'
import { isPublished, posts } from './tables.ts'

export function catalogueQueries(db: Database) {
  return {
    count: async (): Promise<number> =>
      (await firstRow(db.select({ total: count() }).from(posts).where(isPublished)))?.total ?? 0,
    /** In an order that a change does not disturb. */
    page: (limit: number, offset: number) =>
      db
        .select({ id: posts.id, ...localizedOf(posts, 'title'), updatedAt: posts.updatedAt })
        .from(posts)
        .where(isPublished)
        .orderBy(posts.id)
        .limit(limit)
        .offset(offset),
    /** Whole guides among these ids. */
    guides: (ids: string[]) =>
      db
        .select({ id: posts.id, ...localizedOf(posts, 'title'), guide: posts.guide })
        .from(posts)
        .where(and(isPublished, inArray(posts.id, ids))),
    /** The newest that are written in this language. */
    newest: (language: Written) => {
      const [title, preview] = [textFrom(posts, 'title')[language], textFrom(posts, 'preview')[language]]
      return db
        .select({
          ...pick(posts, 'id', 'category', 'createdAt', 'updatedAt', 'sample'),
          title: sql<string>`${title}`,
          summary: sql<string>`coalesce(${posts.guide} -> 'summary' ->> ${language}, ${preview})`,
        })
        .from(posts)
        .where(and(isPublished, isNotNull(title)))
        .orderBy(desc(posts.createdAt), posts.id)
        .limit(NEWEST_SIZE)
    },
  }
}
export type CatalogueRow = Awaited<ReturnType<ReturnType<typeof catalogueQueries>['page']>>[number]
export type NewestRow = Awaited<ReturnType<ReturnType<typeof catalogueQueries>['newest']>>[number]
export type GuideRow = Awaited<ReturnType<ReturnType<typeof catalogueQueries>['guides']>>[number]
