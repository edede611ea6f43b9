// Every query of the desk of reported changes.
import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { localizedOf } from '../../platform/database/columns.ts'
import type { Connection, Database } from '../../platform/database/pool.ts'
import { publishedPosts } from '../posts/index.ts'
import { changeReports } from './tables.ts'

const report = changeReports
const post = { id: publishedPosts.id, ...localizedOf(publishedPosts, 'title') }

export function changeQueries(db: Database) {
  const inState = (isDone: boolean) => (isDone ? isNotNull(report.doneAt) : isNull(report.doneAt))
  return {
    /** Also of posts that are no longer shown: who reported has a right to an answer. */
    page: (isDone: boolean, offset: number, limit: number) =>
      db
        .select({ report, post })
        .from(report)
        .leftJoin(publishedPosts, eq(publishedPosts.id, report.postId))
        .where(inState(isDone))
        .orderBy(...(isDone ? [desc(report.doneAt)] : [asc(report.createdAt)]), asc(report.id))
        .offset(offset)
        .limit(limit),
    count: (isDone: boolean): Promise<number> => db.$count(report, inState(isDone)),
    /** The id of its post; undefined when there is none in the other state. */
    settle: async (connection: Connection, id: string, done: { at: Date; by: string; note: string | null } | null) => {
      const values = { doneAt: done?.at ?? null, doneBy: done?.by ?? null, note: done?.note ?? null }
      const [row] = await connection
        .update(report)
        .set(values)
        .where(and(eq(report.id, id), inState(done === null)))
        .returning({ postId: report.postId })
      return row?.postId
    },
    isThere: async (connection: Connection, id: string): Promise<boolean> =>
      (await connection.$count(report, eq(report.id, id))) > 0,
  }
}
