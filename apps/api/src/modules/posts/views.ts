// Rules of views: once a day for each visitor, and nothing kept that says who it was.
import type { Clock } from '../../platform/clock.ts'
import { createDayMarks } from '../../platform/database/day-salt.ts'
import type { Database } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/errors.ts'
import { hourly } from '../../platform/tasks/jobs.ts'
import { viewQueries } from './view-queries.ts'

export function createViews({ db, clock }: { db: Database; clock: Clock }) {
  const queries = viewQueries(db)
  const marks = createDayMarks({ db, clock })

  return {
    /** Counts once a day for the visitor, who may be known by several names; the first is the one that decides. */
    countView: async (postId: string, names: readonly [string, ...string[]]) => {
      const { day, markOf } = await marks.today()
      const [first, ...others] = names
      const counted = await queries.count({ postId, day, visitors: [markOf(first), ...others.map(markOf)] })
      if (!counted) throw new AppError('post_not_found')
    },
    /** Views by day and post. */
    viewsAfter: queries.after,
    /** Of all guides, by day and category. */
    categoryViewsAfter: queries.byCategoryAfter,
    forgetVisitors: marks.forget,
    jobs: [hourly('forget visitors', marks.forget)],
  }
}
