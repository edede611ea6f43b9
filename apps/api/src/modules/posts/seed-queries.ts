// Queries of the seed: adds what is missing, changes only what no person has edited.
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/pool.ts'
import { organisations, posts, postViews, postViewsDaily } from './tables.ts'

type OrganisationValues = Omit<typeof organisations.$inferInsert, 'id'>
type PostValues = typeof posts.$inferInsert
type DayViews = Pick<typeof postViewsDaily.$inferInsert, 'postId' | 'day' | 'views'>

export const seedQueries = (db: Connection) => ({
  knownPosts: (ids: string[]) =>
    db.select({ id: posts.id, seedHash: posts.seedHash, editedAt: posts.editedAt }).from(posts).where(inArray(posts.id, ids)),
  addPost: async (post: PostValues, views: { total: number; daily: DayViews[] }): Promise<void> => {
    await db.insert(posts).values(post)
    await db.insert(postViews).values({ postId: post.id, views: views.total })
    const daily = views.daily.map((day) => ({ ...day, sample: day.views }))
    if (daily.length > 0) await db.insert(postViewsDaily).values(daily)
  },
  updatePost: async (id: string, values: Partial<PostValues> & { seedHash: string }): Promise<void> => {
    await db
      .update(posts)
      .set(values)
      // Checked again in the statement: an editor may have saved since the rows were read.
      .where(and(eq(posts.id, id), isNull(posts.editedAt), sql`${posts.seedHash} is distinct from ${values.seedHash}`))
  },
  knownOrganisations: (ids: string[]) =>
    db
      .select({ id: organisations.id, seedHash: organisations.seedHash })
      .from(organisations)
      .where(inArray(organisations.id, ids)),
  addOrganisation: async (id: string, values: OrganisationValues): Promise<void> => {
    await db.insert(organisations).values({ id, ...values })
  },
  updateOrganisation: async (id: string, values: OrganisationValues): Promise<void> => {
    await db
      .update(organisations)
      .set(values)
      .where(and(eq(organisations.id, id), isNull(organisations.editedAt)))
  },
})
