// Every query of links: where they stand, and which of them fail.
import { BROKEN_AFTER_DAYS } from '@menged/contracts'
import { asc, eq, gt, gte, inArray, notInArray, sql } from 'drizzle-orm'
import { localizedOf } from '../../platform/database/columns.ts'
import type { Database } from '../../platform/database/pool.ts'
import { publishedPosts } from '../posts/index.ts'
import { failingLinks } from './tables.ts'

const { id, guide } = publishedPosts
const TOGETHER = 200

export type Failure = Pick<typeof failingLinks.$inferSelect, 'url' | 'fault' | 'status' | 'postIds'>

export const linkQueries = (db: Database) => ({ ...linkReads(db), ...linkWrites(db) })

function linkReads(db: Database) {
  const isBroken = gte(failingLinks.days, BROKEN_AFTER_DAYS)
  return {
    /** Published posts with what links stand in, some at a time; after the one of this id. */
    postsAfter: (last: string) =>
      db
        .select({ id, guide, ...localizedOf(publishedPosts, 'body') })
        .from(publishedPosts)
        .where(gt(id, last))
        .orderBy(asc(id))
        .limit(TOGETHER),
    broken: (offset: number, limit: number) =>
      db
        .select()
        .from(failingLinks)
        .where(isBroken)
        .orderBy(asc(failingLinks.since), asc(failingLinks.url))
        .offset(offset)
        .limit(limit),
    count: (): Promise<number> => db.$count(failingLinks, isBroken),
    titles: (ids: string[]) =>
      db
        .select({ id, ...localizedOf(publishedPosts, 'title') })
        .from(publishedPosts)
        .where(inArray(id, ids)),
  }
}

function linkWrites(db: Database) {
  return {
    /** Several failures on one day are one. */
    failed: async (failure: Failure, day: string, now: Date): Promise<void> => {
      const first = { ...failure, days: 1, failedOn: day, since: now }
      const days = sql`${failingLinks.days} + (${failingLinks.failedOn} < excluded.failed_on)::int`
      await db
        .insert(failingLinks)
        .values(first)
        .onConflictDoUpdate({ target: failingLinks.url, set: { ...failure, days, failedOn: day } })
    },
    good: async (url: string): Promise<void> => {
      await db.delete(failingLinks).where(eq(failingLinks.url, url))
    },
    /** No post names them any longer. */
    forgetOthers: async (urls: string[]): Promise<void> => {
      await db.delete(failingLinks).where(urls.length > 0 ? notInArray(failingLinks.url, urls) : sql`true`)
    },
  }
}
