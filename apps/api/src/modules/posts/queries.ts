// Every query that reads posts. What is asked on each page is prepared by name.
import type { OrganisationType } from '@menged/contracts'
import { and, count, desc, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/pool.ts'
import { organisations, posts, postViewsDaily, recommendedDays } from './tables.ts'

/** Written out, not a parameter: only so does a prepared plan use the partial index. */
const published: SQL = sql`${posts.state} = 'published'`

const cardColumns = {
  id: posts.id,
  titleEn: posts.titleEn,
  titleAm: posts.titleAm,
  previewEn: posts.previewEn,
  previewAm: posts.previewAm,
  category: posts.category,
  viewCount: posts.viewCount,
  createdAt: posts.createdAt,
  sample: posts.sample,
}
const listColumns = {
  id: posts.id,
  titleEn: posts.titleEn,
  titleAm: posts.titleAm,
  bodyEn: posts.bodyEn,
  bodyAm: posts.bodyAm,
  category: posts.category,
  viewCount: posts.viewCount,
  createdAt: posts.createdAt,
  updatedAt: posts.updatedAt,
}
const detailColumns = {
  ...listColumns,
  author: posts.author,
  guide: posts.guide,
  related: posts.related,
  sample: posts.sample,
}
const organisationColumns = {
  id: organisations.id,
  type: organisations.type,
  nameEn: organisations.nameEn,
  nameAm: organisations.nameAm,
}

const newestFirst = [desc(posts.createdAt), posts.id] as const
const amongIds = sql`${posts.id} = any(${sql.placeholder('ids')})`

export function postQueries(db: Database) {
  const countQuery = db.select({ total: count() }).from(posts).where(published).prepare('posts_count')
  const cards = db.select(cardColumns).from(posts).where(and(published, amongIds)).prepare('posts_cards')
  const lists = db.select(listColumns).from(posts).where(and(published, amongIds)).prepare('posts_lists')
  const titles = db
    .select({ id: posts.id, titleEn: posts.titleEn, titleAm: posts.titleAm })
    .from(posts)
    .where(and(published, amongIds))
    .prepare('posts_titles')
  const rest = db
    .select({ id: posts.id })
    .from(posts)
    .where(and(published, sql`not (${amongIds})`))
    .orderBy(...newestFirst)
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare('posts_rest')
  const detail = db
    .select({ post: detailColumns, organisation: organisationColumns })
    .from(posts)
    .leftJoin(organisations, eq(organisations.id, posts.organisationId))
    .where(and(published, eq(posts.id, sql.placeholder('id'))))
    .prepare('posts_detail')
  const presence = db
    .select({ id: posts.id })
    .from(posts)
    .where(and(published, eq(posts.id, sql.placeholder('id'))))
    .prepare('posts_presence')
  const recommended = db
    .select({ postIds: recommendedDays.postIds })
    .from(recommendedDays)
    .where(eq(recommendedDays.day, sql.placeholder('day')))
    .prepare('posts_recommended')

  return {
    count: async (): Promise<number> => (await countQuery.execute())[0]?.total ?? 0,
    cards: (ids: string[]) => cards.execute({ ids }),
    lists: (ids: string[]) => lists.execute({ ids }),
    titles: (ids: string[]) => titles.execute({ ids }),
    /** Published posts that are not among these, newest first. */
    rest: async (ids: string[], limit: number, offset: number) =>
      (await rest.execute({ ids, limit, offset })).map(({ id }) => id),
    detail: async (id: string) => (await detail.execute({ id }))[0],
    exists: async (id: string) => (await presence.execute({ id })).length > 0,
    recommended: async (day: string) => (await recommended.execute({ day }))[0]?.postIds,
    fixRecommended: (day: string, yesterday: string, size: number) => db.execute(fixRecommended(day, yesterday, size)),
    ofOrganisations: (type: OrganisationType, after: string, size: number) => ofOrganisations(db, type, after, size),
    categories: () =>
      db.select({ category: posts.category, total: count() }).from(posts).where(published).groupBy(posts.category),
  }
}
export type PostQueries = ReturnType<typeof postQueries>
export type CardRow = Awaited<ReturnType<PostQueries['cards']>>[number]
export type ListRow = Awaited<ReturnType<PostQueries['lists']>>[number]
export type TitleRow = Awaited<ReturnType<PostQueries['titles']>>[number]
export type DetailRow = NonNullable<Awaited<ReturnType<PostQueries['detail']>>>
export type OrganisationRow = NonNullable<DetailRow['organisation']>

/** Chosen once a day; of two processes that choose at once the first one's row stays. An empty portal chooses nothing. */
function fixRecommended(day: string, yesterday: string, size: number): SQL {
  return sql`
    insert into ${recommendedDays} (day, post_ids)
    select ${day}::date, array_agg(id order by place) from (
      select p.id, row_number() over (
        order by p.pin_place nulls last, coalesce(v.views, 0) desc, p.view_count desc, p.created_at desc, p.id
      ) as place
      from ${posts} p left join ${postViewsDaily} v on v.post_id = p.id and v.day = ${yesterday}::date
      where p.state = 'published'
    ) ranked
    where place <= ${size}
    having count(*) > 0
    on conflict (day) do nothing`
}

/** One post for each organisation: its most viewed since that day, then of all time. */
async function ofOrganisations(db: Database, type: OrganisationType, after: string, size: number) {
  const recent = db
    .select({ postId: postViewsDaily.postId, views: sql<number>`sum(${postViewsDaily.views})::int`.as('recent_views') })
    .from(postViewsDaily)
    .where(gt(postViewsDaily.day, after))
    .groupBy(postViewsDaily.postId)
    .as('recent')
  const views = sql<number>`coalesce(${recent.views}, 0)`.as('views')
  const best = db
    .selectDistinctOn([posts.organisationId], { postId: posts.id, total: posts.viewCount, views })
    .from(posts)
    .leftJoin(recent, eq(recent.postId, posts.id))
    .innerJoin(organisations, eq(organisations.id, posts.organisationId))
    .where(and(published, eq(organisations.type, type)))
    .orderBy(posts.organisationId, desc(views), desc(posts.viewCount), posts.id)
    .as('best')
  return await db
    .select({ post: listColumns, organisation: organisationColumns, recentViews: best.views })
    .from(best)
    .innerJoin(posts, eq(posts.id, best.postId))
    .innerJoin(organisations, eq(organisations.id, posts.organisationId))
    .orderBy(desc(best.views), desc(best.total), best.postId)
    .limit(size)
}
