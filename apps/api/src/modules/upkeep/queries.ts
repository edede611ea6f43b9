// What the work lists read of posts and of the dates on which they are due.

import { valuesOf } from '@menged/ethiopia'
import { and, asc, count, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { localizedOf, textFrom } from '../../platform/database/columns.ts'
import type { Database } from '../../platform/database/pool.ts'
import { publishedPosts, viewsOfPosts } from '../posts/index.ts'
import { reviewDates } from '../publishing/index.ts'

const post = { id: publishedPosts.id, ...localizedOf(publishedPosts, 'title') }
const asOf = sql<string | null>`${publishedPosts.guide} ->> 'asOf'`
const inOneLanguage = or(...valuesOf(textFrom(publishedPosts, 'title')).map((title) => isNull(title)))

/** A day that somebody has set counts; without one, the month of the facts. `2025` is compared as the end of that year. */
function due(today: string, oldest: string): SQL | undefined {
  const month = sql`case when length(${asOf}) = 4 then ${asOf} || '-12' else ${asOf} end`
  return and(
    isNotNull(publishedPosts.guide),
    or(
      sql`${reviewDates.nextReview} <= ${today}::date`,
      and(isNull(reviewDates.nextReview), or(sql`${asOf} is null`, sql`${month} < ${oldest}`)),
    ),
  )
}

export function upkeepQueries(db: Database) {
  const ofPost = eq(reviewDates.postId, publishedPosts.id)
  return {
    /** `oldest`: the month, as `2026-05`, before which facts are old. */
    overdue: (today: string, oldest: string, offset: number, limit: number) =>
      db
        .select({ post, nextReview: reviewDates.nextReview, asOf })
        .from(publishedPosts)
        .leftJoin(reviewDates, ofPost)
        .where(due(today, oldest))
        .orderBy(sql`${reviewDates.nextReview} asc nulls last`, sql`${asOf} asc nulls last`, asc(publishedPosts.id))
        .offset(offset)
        .limit(limit),
    overdueCount: async (today: string, oldest: string): Promise<number> => {
      const [row] = await db
        .select({ posts: count() })
        .from(publishedPosts)
        .leftJoin(reviewDates, ofPost)
        .where(due(today, oldest))
      return row?.posts ?? 0
    },
    /** Of days to come. */
    calendar: (today: string) => {
      const due = sql<string>`to_char(${reviewDates.nextReview}::date, 'YYYY-MM')`
      return db
        .select({ month: due, guides: count() })
        .from(publishedPosts)
        .innerJoin(reviewDates, ofPost)
        .where(sql`${reviewDates.nextReview} > ${today}::date`)
        .groupBy(due)
        .orderBy(due)
    },
    inOneLanguage: (offset: number, limit: number) =>
      db
        .select({ post })
        .from(publishedPosts)
        .leftJoin(viewsOfPosts, eq(viewsOfPosts.postId, publishedPosts.id))
        .where(inOneLanguage)
        .orderBy(sql`${desc(viewsOfPosts.views)} nulls last`, asc(publishedPosts.id))
        .offset(offset)
        .limit(limit),
    inOneLanguageCount: async (): Promise<number> => {
      const [row] = await db.select({ posts: count() }).from(publishedPosts).where(inOneLanguage)
      return row?.posts ?? 0
    },
  }
}
