// Queries of the pictures of bodies.
import { PUBLISHING_LIMITS } from '@menged/contracts'
import { eq, inArray } from 'drizzle-orm'
import type { Connection } from '../../platform/database/pool.ts'
import { postPictures } from './tables.ts'

/** As they are drawn when they come in. */
export const PICTURE_SIZE = { side: PUBLISHING_LIMITS.pictureSide, quality: 80 }

export const pictureQueries = (connection: Connection) => ({
  /** One that is there already stays what it is. */
  add: async (picture: typeof postPictures.$inferInsert): Promise<void> => {
    await connection.insert(postPictures).values(picture).onConflictDoNothing()
  },
  one: async (id: string): Promise<Buffer | undefined> =>
    (await connection.select({ picture: postPictures.picture }).from(postPictures).where(eq(postPictures.id, id)))[0]?.picture,
  some: (ids: string[]): Promise<{ id: string; picture: Buffer }[]> =>
    connection
      .select({ id: postPictures.id, picture: postPictures.picture })
      .from(postPictures)
      .where(inArray(postPictures.id, ids))
      .orderBy(postPictures.id),
  known: async (ids: string[]): Promise<string[]> =>
    (await connection.select({ id: postPictures.id }).from(postPictures).where(inArray(postPictures.id, ids))).map(
      ({ id }) => id,
    ),
})
