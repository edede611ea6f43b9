// What the SQL of other modules may read of posts, each as a part of a query: `join ${publishedPosts} on ${publishedPosts.id} = …`.
// PostgreSQL plans a part as if its tables stood in the query itself (decision 0030).
import { not } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { localizedOf, pick } from '../../platform/database/columns.ts'
import { isPublished, organisations, postCounts, posts, postViews } from './tables.ts'

const build = new QueryBuilder()

export const publishedPosts = build
  .select({
    ...pick(posts, 'id', 'category', 'organisationId', 'guide', 'asOf', 'related', 'change', 'createdAt', 'updatedAt'),
    ...localizedOf(posts, 'title', 'preview', 'body'),
  })
  .from(posts)
  .where(isPublished)
  .as('published_posts')

/** Few, and in an index of their own: the quick way to leave them out of many. */
export const unpublishedPosts = build.select({ id: posts.id }).from(posts).where(not(isPublished)).as('unpublished_posts')

/** By category. */
export const publishedCounts = build.select({ posts: postCounts.posts }).from(postCounts).as('published_counts')

/** Of all time; a post that nobody has seen has none. */
export const viewsOfPosts = build
  .select({ postId: postViews.postId, views: postViews.views })
  .from(postViews)
  .as('views_of_posts')

export const postOrganisations = build
  .select({ id: organisations.id, type: organisations.type, ...localizedOf(organisations, 'name') })
  .from(organisations)
  .as('post_organisations')
