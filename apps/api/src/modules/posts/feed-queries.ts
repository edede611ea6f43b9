// Queries that say which posts a list has: the feed, what is recommended and what is viewed most on a day. Prepared by name.
import type { OrganisationType } from '@menged/contracts'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/pool.ts'
import { firstRow } from '../../platform/database/rows.ts'
import { publishedPosts } from './published.ts'
import {
  isPublished,
  organisations,
  postCounts,
  posts,
  postViews,
  postViewsDaily,
  recommendedDays,
  topViewedDays,
} from './tables.ts'

/** Of the chosen posts those that are still published, as chosen. */
const standing = (chosen: SQL) => sql<string[]>`array(
  select post_id from unnest(${chosen}) with ordinality as chosen(post_id, place)
  join ${publishedPosts} on ${publishedPosts.id} = post_id order by place)`

export const feedQueries = (db: Database) => ({ ...newestFirst(db), ...chosenOfDays(db) })

function newestFirst(db: Database) {
  const total = db
    .select({ posts: sql<number>`coalesce(sum(${postCounts.posts}), 0)::int` })
    .from(postCounts)
    .prepare('posts_count')
  const rest = db
    .select({ id: posts.id })
    .from(posts)
    // Not `<> all`, which goes through the list for each row.
    .where(sql`${isPublished} and ${posts.id} not in (select unnest(${sql.placeholder('ids')}::text[]))`)
    .orderBy(desc(posts.createdAt), posts.id)
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare('posts_rest')
  return {
    count: async (): Promise<number> => (await firstRow(total.execute()))?.posts ?? 0,
    categories: () => db.select({ category: postCounts.category, total: postCounts.posts }).from(postCounts),
    /** Published posts that are not among these, newest first. */
    rest: async (ids: string[], limit: number, offset: number) =>
      (await rest.execute({ ids, limit, offset })).map(({ id }) => id),
  }
}

/** What is recommended, and what is viewed most, on a day. */
function chosenOfDays(db: Database) {
  const recommended = db
    .select({ postIds: standing(sql`${recommendedDays.postIds}`) })
    .from(recommendedDays)
    .where(eq(recommendedDays.day, sql.placeholder('day')))
    .prepare('posts_recommended')
  const topViewed = db
    .select({ postIds: standing(sql`${topViewedDays.postIds}`) })
    .from(topViewedDays)
    .where(and(eq(topViewedDays.day, sql.placeholder('day')), eq(topViewedDays.type, sql.placeholder('type'))))
    .prepare('posts_top_viewed')
  return {
    recommended: async (day: string) => (await firstRow(recommended.execute({ day })))?.postIds,
    /** Chosen once a day; of two processes that choose at once the first one's row stays. An empty portal chooses nothing. */
    fixRecommended: (day: string, yesterday: string, size: number) =>
      db.execute(sql`insert into ${recommendedDays} (day, post_ids)
        select ${day}::date, ids from (${bestOf(yesterday, size)}) chosen on conflict (day) do nothing`),
    /** What would be fixed. */
    bestOf: async (yesterday: string, size: number) => (await db.execute<Ids>(bestOf(yesterday, size))).rows[0]?.ids,
    topViewed: async (day: string, type: OrganisationType) => (await firstRow(topViewed.execute({ day, type })))?.postIds,
    fixTopViewed: (window: Window) =>
      db.execute(sql`insert into ${topViewedDays} (day, type, post_ids)
        select ${window.day}::date, ${window.type}, ids from (${mostViewed(window)}) chosen on conflict (day, type) do nothing`),
    mostViewed: async (window: Window) => (await db.execute<Ids>(mostViewed(window))).rows[0]?.ids,
  }
}
export type FeedQueries = ReturnType<typeof feedQueries>

type Ids = { ids: string[] }

function bestOf(yesterday: string, size: number): SQL {
  return sql`
    select array_agg(id order by place) as ids from (
      select ${posts.id}, row_number() over (
        order by ${posts.pinPlace} nulls last, coalesce(d.views, 0) desc, coalesce(v.views, 0) desc, ${posts.createdAt} desc, ${posts.id}
      ) as place
      from ${posts}
      left join ${postViewsDaily} d on d.post_id = ${posts.id} and d.day = ${yesterday}::date
      left join ${postViews} v on v.post_id = ${posts.id}
      where ${isPublished}
    ) ranked
    where place <= ${size}
    having count(*) > 0`
}

type Window = { day: string; after: string; type: OrganisationType; size: number }

/** Of each organisation the post that was viewed most after that day, then of all time; of these the first ones. */
function mostViewed({ day, after, type, size }: Window): SQL {
  return sql`
    select array_agg(id order by recent desc, total desc, id) as ids from (
      select * from (
        select distinct on (${posts.organisationId}) ${posts.id}, coalesce(r.views, 0) as recent, coalesce(v.views, 0) as total
        from ${posts}
        join ${organisations} o on o.id = ${posts.organisationId} and o.type = ${type}
        left join (
          select post_id, sum(views) as views from ${postViewsDaily} where day > ${after}::date and day < ${day}::date group by post_id
        ) r on r.post_id = ${posts.id}
        left join ${postViews} v on v.post_id = ${posts.id}
        where ${isPublished}
        order by ${posts.organisationId}, recent desc, total desc, ${posts.id}
      ) best
      order by recent desc, total desc, id limit ${size}
    ) first
    having count(*) > 0`
}
