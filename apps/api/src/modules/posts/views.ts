// Rules of views: once a day for each visitor, and nothing kept that says who it was.
import { createHmac, randomBytes } from 'node:crypto'
import { addisDay, addisDayBefore, type Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/errors.ts'
import { hourly } from '../../platform/jobs.ts'
import { viewQueries } from './view-queries.ts'

/** Days that the marks of visitors, and the salt that hides them, are kept: today and yesterday. */
const VISITOR_DAYS = 2

export function createViews({ db, clock }: { db: Database; clock: Clock }) {
  const queries = viewQueries(db)
  /** Housekeeping: without the salt nobody can find out whose an older mark was. */
  const forgetVisitors = () => queries.forgetBefore(addisDayBefore(clock, VISITOR_DAYS - 1))

  return {
    /** Counts once a day for the visitor, who may be known by several names; the first is the one that decides. */
    countView: async (postId: string, names: readonly [string, ...string[]]) => {
      const day = addisDay(clock)
      const salt = await queries.salt(day, randomBytes(32).toString('base64url'))
      const hash = (name: string): string => createHmac('sha256', salt).update(name).digest('base64url')
      const [first, ...others] = names
      const counted = await queries.count({ postId, day, visitors: [hash(first), ...others.map(hash)] })
      if (!counted) throw new AppError('post_not_found')
    },
    /** Views by day and post. */
    viewsAfter: queries.after,
    /** Of all guides, by day and category. */
    categoryViewsAfter: queries.byCategoryAfter,
    forgetVisitors,
    jobs: [hourly('forget visitors', forgetVisitors)],
  }
}
