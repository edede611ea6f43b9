// Every query of services as they are listed by themselves.
import { and, asc, eq, gte, inArray, or, sql } from 'drizzle-orm'
import { localizedOf, pick } from '../../platform/database/columns.ts'
import type { Database } from '../../platform/database/pool.ts'
import { workingAccounts } from '../accounts/index.ts'
import { publishedPosts } from '../posts/index.ts'
import { isListed, ofWorker } from './listed.ts'
import { workerServices, workers } from './tables.ts'

const entryColumns = {
  ...pick(workerServices, 'id', 'workerId', 'place', 'price', 'days', 'specialty', 'postId'),
  ...localizedOf(workerServices, 'title', 'text'),
  ...pick(workers, 'specialties', 'location', 'city'),
  ...localizedOf(workers, 'name'),
  changedAt: sql`greatest(${workerServices.updatedAt}, ${workers.updatedAt})`.mapWith(workers.updatedAt),
}
const guideColumns = { id: publishedPosts.id, ...localizedOf(publishedPosts, 'title') }

export function gudayQueries(db: Database) {
  return {
    /** What the list filters and sorts by. `since`: only those that have changed since then, or whose worker has. */
    entries: async (since?: Date) =>
      await db
        .select(entryColumns)
        .from(workerServices)
        .innerJoin(workers, eq(workers.id, workerServices.workerId))
        .leftJoin(workingAccounts, ofWorker)
        .where(and(isListed, since && or(gte(workerServices.updatedAt, since), gte(workers.updatedAt, since)))),
    count: async (): Promise<number> => {
      const [row] = await db
        .select({ count: sql<number>`count(*)::int` })
        .from(workerServices)
        .innerJoin(workers, eq(workers.id, workerServices.workerId))
        .leftJoin(workingAccounts, ofWorker)
        .where(isListed)
      return row?.count ?? 0
    },
    /** In no order; a number that nothing has is left out. */
    rows: async (ids: number[]) =>
      ids.length === 0
        ? []
        : await db
            .select({ service: workerServices, worker: workers })
            .from(workerServices)
            .innerJoin(workers, eq(workers.id, workerServices.workerId))
            .leftJoin(workingAccounts, ofWorker)
            .where(and(isListed, inArray(workerServices.id, ids))),
    /** The guide, then those that it names, as far as they are published. */
    guides: async (postId: string) => {
      const named = sql`array_position((select ${publishedPosts.related} from ${publishedPosts} where ${publishedPosts.id} = ${postId}), ${publishedPosts.id})`
      return await db
        .select(guideColumns)
        .from(publishedPosts)
        .where(or(eq(publishedPosts.id, postId), sql`${named} is not null`))
        .orderBy(sql`${publishedPosts.id} <> ${postId}`, asc(named))
    },
  }
}
type Queries = ReturnType<typeof gudayQueries>
export type OfferRow = Awaited<ReturnType<Queries['entries']>>[number]
export type GudayRow = Awaited<ReturnType<Queries['rows']>>[number]
export type GuideRow = Awaited<ReturnType<Queries['guides']>>[number]
