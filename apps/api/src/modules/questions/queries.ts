// What questions are compared with: the published guides, and the ways of asking that editors have added.
import { and, asc, count, eq, inArray, max } from 'drizzle-orm'
import { localizedOf } from '../../platform/database/columns.ts'
import type { Connection, Database } from '../../platform/database/pool.ts'
import { publishedPosts } from '../posts/index.ts'
import { questionWays } from './tables.ts'

const guideColumns = { id: publishedPosts.id, ...localizedOf(publishedPosts, 'title', 'body'), guide: publishedPosts.guide }

export type WayRow = typeof questionWays.$inferSelect
export type TitleRow = Awaited<ReturnType<QuestionQueries['titles']>>[number]
export type NewWay = Omit<WayRow, 'id'>

export function questionQueries(db: Database) {
  return {
    /** Another text whenever a guide or a way of asking has come, gone or changed. */
    stamp: async (): Promise<string> => {
      const [[guides], [ways]] = await Promise.all([
        db.select({ posts: count(), newest: max(publishedPosts.updatedAt) }).from(publishedPosts),
        db.select({ ways: count(), newest: max(questionWays.createdAt) }).from(questionWays),
      ])
      return `${guides?.posts ?? 0} ${guides?.newest?.getTime() ?? 0} ${ways?.ways ?? 0} ${ways?.newest?.getTime() ?? 0}`
    },
    ids: async (): Promise<string[]> => {
      const rows = await db.select({ id: publishedPosts.id }).from(publishedPosts).orderBy(asc(publishedPosts.id))
      return rows.map(({ id }) => id)
    },
    guides: async (ids: readonly string[]) =>
      await db
        .select(guideColumns)
        .from(publishedPosts)
        .where(inArray(publishedPosts.id, [...ids])),
    titles: async (ids: readonly string[]) =>
      await db
        .select({ id: publishedPosts.id, ...localizedOf(publishedPosts, 'title') })
        .from(publishedPosts)
        .where(inArray(publishedPosts.id, [...ids])),
    ways: (): Promise<WayRow[]> => db.select().from(questionWays).orderBy(asc(questionWays.createdAt), asc(questionWays.id)),
    waysOf: (postId: string): Promise<WayRow[]> =>
      db
        .select()
        .from(questionWays)
        .where(eq(questionWays.postId, postId))
        .orderBy(asc(questionWays.createdAt), asc(questionWays.id)),
    waysCount: (connection: Connection, postId: string): Promise<number> =>
      connection.$count(questionWays, eq(questionWays.postId, postId)),
    /** One that is there already stays as it is. */
    /** Returns those that were not there yet. */
    addWays: async (connection: Connection, ways: NewWay[]): Promise<{ id: string }[]> =>
      ways.length === 0
        ? []
        : await connection.insert(questionWays).values(ways).onConflictDoNothing().returning({ id: questionWays.id }),
    removeWay: async (connection: Connection, postId: string, id: string): Promise<boolean> => {
      const removed = await connection
        .delete(questionWays)
        .where(and(eq(questionWays.id, id), eq(questionWays.postId, postId)))
        .returning({ id: questionWays.id })
      return removed.length > 0
    },
  }
}
export type QuestionQueries = ReturnType<typeof questionQueries>
