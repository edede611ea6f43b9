// Queries of the pictures of bodies.
import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/database/pool.ts'
import { postPictures } from './tables.ts'

export const pictureQueries = (db: Database) => ({
  add: async (picture: typeof postPictures.$inferInsert): Promise<void> => {
    await db.insert(postPictures).values(picture)
  },
  one: async (id: string): Promise<Buffer | undefined> =>
    (await db.select({ picture: postPictures.picture }).from(postPictures).where(eq(postPictures.id, id)))[0]?.picture,
})
