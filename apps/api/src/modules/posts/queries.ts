// Queries that read posts. What each page needs is prepared by name; which posts a list has is in feed-queries.ts.
import type { ExperienceSummary } from '@menged/contracts'
import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { jsonOf, type Localized, localizedOf, pick } from '../../platform/database/columns.ts'
import type { Database } from '../../platform/database/pool.ts'
import { firstRow } from '../../platform/database/rows.ts'
import { publishedPosts } from './published.ts'
import { isPublished, organisations, posts, postViews, postViewsDaily } from './tables.ts'

const viewCount = sql<number>`coalesce(${postViews.views}, 0)`

const cardColumns = {
  ...pick(posts, 'id', 'rowFacts', 'category', 'createdAt', 'sample'),
  ...localizedOf(posts, 'title', 'preview'),
  viewCount,
}
const listColumns = {
  ...pick(posts, 'id', 'category', 'createdAt', 'updatedAt'),
  ...localizedOf(posts, 'title', 'body'),
  viewCount,
}
const detailColumns = {
  ...listColumns,
  ...pick(posts, 'author', 'guide', 'related', 'sample'),
}
const organisationColumns = {
  id: organisations.id,
  type: organisations.type,
  ...localizedOf(organisations, 'name'),
}

const amongIds = sql`${posts.id} = any(${sql.placeholder('ids')})`
const ofViews = eq(postViews.postId, posts.id)
const recentViews = sql<number>`(select coalesce(sum(d.views), 0)::int from ${postViewsDaily} d
  where d.post_id = ${posts.id} and d.day > ${sql.placeholder('after')}::date and d.day < ${sql.placeholder('day')}::date)`

/** Those that are published, as they are listed. */
const related = sql<Title[]>`(select coalesce(json_agg(json_build_object('id', ${publishedPosts.id},
    ${jsonOf(publishedPosts, 'title')}) order by place), '[]')
  from unnest(${posts.related}) with ordinality as listed(post_id, place) join ${publishedPosts} on ${publishedPosts.id} = post_id)`
type Title = { id: string } & Localized<'title'>

/** The part of a query that counts the comments of a post. */
export type CommentCount = (postId: SQLWrapper) => SQL<number>

/** That says what people report of a post. */
export type ExperiencePart = (postId: SQLWrapper) => SQL<ExperienceSummary | null>

export const postQueries = (db: Database, commentCount: CommentCount, experienceOf: ExperiencePart) => ({
  ...listedQueries(db),
  ...pageQueries(db, commentCount, experienceOf),
})

/** Posts in lists, by their ids. */
function listedQueries(db: Database) {
  const cards = db
    .select(cardColumns)
    .from(posts)
    .leftJoin(postViews, ofViews)
    .where(and(isPublished, amongIds))
    .prepare('posts_cards')
  const lists = db
    .select(listColumns)
    .from(posts)
    .leftJoin(postViews, ofViews)
    .where(and(isPublished, amongIds))
    .prepare('posts_lists')
  const organisationLists = db
    .select({ post: listColumns, organisation: organisationColumns, recentViews })
    .from(posts)
    .innerJoin(organisations, eq(organisations.id, posts.organisationId))
    .leftJoin(postViews, ofViews)
    .where(and(isPublished, amongIds))
    .prepare('posts_organisation_lists')

  return {
    cards: (ids: string[]) => cards.execute({ ids }),
    lists: (ids: string[]) => lists.execute({ ids }),
    /** With their views after the one day and before the other. */
    ofOrganisations: async (ids: string[], after: string, day: string) =>
      (await organisationLists.execute({ ids, after, day })).map((row) => ({ ...row, id: row.post.id })),
  }
}

/** The one post of a page. */
function pageQueries(db: Database, commentCount: CommentCount, experienceOf: ExperiencePart) {
  const detail = db
    .select({ post: detailColumns, organisation: organisationColumns })
    .from(posts)
    .leftJoin(organisations, eq(organisations.id, posts.organisationId))
    .leftJoin(postViews, ofViews)
    .where(and(isPublished, eq(posts.id, sql.placeholder('id'))))
    .prepare('posts_detail')
  const reading = db
    .select({
      post: detailColumns,
      organisation: organisationColumns,
      related,
      commentCount: commentCount(posts.id),
      experience: experienceOf(posts.id),
    })
    .from(posts)
    .leftJoin(organisations, eq(organisations.id, posts.organisationId))
    .leftJoin(postViews, ofViews)
    .where(and(isPublished, eq(posts.id, sql.placeholder('id'))))
    .prepare('posts_reading')
  const presence = db
    .select({ id: posts.id })
    .from(posts)
    .where(and(isPublished, eq(posts.id, sql.placeholder('id'))))
    .prepare('posts_presence')
  return {
    detail: async (id: string) => await firstRow(detail.execute({ id })),
    /** What a page of the post needs, by one question. */
    reading: async (id: string) => await firstRow(reading.execute({ id })),
    exists: async (id: string) => (await presence.execute({ id })).length > 0,
  }
}

type PostQueries = ReturnType<typeof postQueries>
export type CardRow = Awaited<ReturnType<PostQueries['cards']>>[number]
export type ListRow = Awaited<ReturnType<PostQueries['lists']>>[number]
export type ReadingRow = NonNullable<Awaited<ReturnType<PostQueries['reading']>>>
export type TitleRow = ReadingRow['related'][number]
export type DetailRow = NonNullable<Awaited<ReturnType<PostQueries['detail']>>>
export type OrganisationRow = NonNullable<DetailRow['organisation']>
