// How the published guides are: parts of the queries of posts and publishing.
import { eq, sql } from 'drizzle-orm'
import { textFrom } from '../../platform/database/columns.ts'
import type { Database } from '../../platform/database/pool.ts'
import { publishedPosts } from '../posts/index.ts'
import { reviewDates } from '../publishing/index.ts'

/** `checkedBefore`: a month, as guides say when their facts were known true. */
type Asked = { today: string; month: string; checkedBefore: string }
export type Health = { guides: number; withoutAmharic: number; notChecked: number; checkedThisMonth: number }

const isGuide = sql`${publishedPosts.guide} is not null`

export const overviewQueries = (db: Database) => ({
  health: async ({ today, month, checkedBefore }: Asked): Promise<Health> => {
    const isOld = sql`(${publishedPosts.asOf} is null or ${publishedPosts.asOf} < ${checkedBefore})`
    const isDue = sql`${reviewDates.nextReview} <= ${today}::date`
    const counted = (condition: ReturnType<typeof sql>) =>
      sql<number>`count(distinct ${publishedPosts.id}) filter (where ${condition})`.mapWith(Number)
    const [row] = await db
      .select({
        guides: sql<number>`count(distinct ${publishedPosts.id})`.mapWith(Number),
        withoutAmharic: counted(sql`${textFrom(publishedPosts, 'title').am} is null`),
        notChecked: counted(sql`${isGuide} and (${isOld} or ${isDue})`),
        checkedThisMonth: counted(sql`${isGuide} and ${publishedPosts.asOf} = ${month}`),
      })
      .from(publishedPosts)
      .leftJoin(reviewDates, eq(reviewDates.postId, publishedPosts.id))
    return row ?? { guides: 0, withoutAmharic: 0, notChecked: 0, checkedThisMonth: 0 }
  },
})
