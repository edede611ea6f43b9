// Queries that count views: once for each visitor, post and day.
import type { Category } from '@menged/contracts'
import { desc, gt, type SQL, sql } from 'drizzle-orm'
import { pick } from '../../platform/database/columns.ts'
import type { Database } from '../../platform/database/pool.ts'
import { categoryViewsDaily, isPublished, posts, postViews, postViewsDaily, viewVisitors } from './tables.ts'

export type View = { postId: string; day: string; visitors: readonly [string, ...string[]] }

export function viewQueries(db: Database) {
  return {
    /** Returns whether the post exists. */
    count: async (view: View): Promise<boolean> => (await db.execute(countView(view))).rows.length > 0,
    /** After that day, newest first, the most viewed of a day first. */
    after: async (day: string, most: number): Promise<{ day: string; postId: string; views: number }[]> =>
      await db
        .select(pick(postViewsDaily, 'day', 'postId', 'views'))
        .from(postViewsDaily)
        .where(gt(postViewsDaily.day, day))
        .orderBy(desc(postViewsDaily.day), desc(postViewsDaily.views), postViewsDaily.postId)
        .limit(most),
    /** Already added up, see the table. */
    byCategoryAfter: async (day: string): Promise<{ day: string; category: Category; views: number }[]> =>
      await db
        .select({
          day: categoryViewsDaily.day,
          category: categoryViewsDaily.category,
          views: sql<number>`sum(${categoryViewsDaily.views})`.mapWith(Number),
        })
        .from(categoryViewsDaily)
        .where(gt(categoryViewsDaily.day, day))
        .groupBy(categoryViewsDaily.day, categoryViewsDaily.category),
  }
}

/**
 * One statement, so that counters and the mark of the visitor change together or not at all. It counts when the first
 * name of the visitor is new; the further ones are the names under which the same visitor comes back.
 */
function countView({ postId, day, visitors: [first, ...others] }: View): SQL {
  return sql`
    with post as (select id from ${posts} where id = ${postId} and ${isPublished}),
    seen as (
      insert into ${viewVisitors} (day, post_id, visitor) select ${day}::date, id, ${first} from post
      on conflict do nothing returning post_id
    ),
    other as (
      insert into ${viewVisitors} (day, post_id, visitor)
      select ${day}::date, post.id, name from post, unnest(${sql.param(others)}::text[]) as name
      on conflict do nothing
    ),
    daily as (
      insert into ${postViewsDaily} (post_id, day, views) select post_id, ${day}::date, 1 from seen
      on conflict (post_id, day) do update set views = ${postViewsDaily}.views + 1
    ),
    total as (
      insert into ${postViews} (post_id, views) select post_id, 1 from seen
      on conflict (post_id) do update set views = ${postViews}.views + 1
    )
    select id from post`
}
