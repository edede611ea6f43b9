// Queries of the pictures of bodies.
import { eq, inArray } from 'drizzle-orm'
import type { Connection } from '../../platform/database/pool.ts'
import { firstRow } from '../../platform/database/rows.ts'
import { postPictures } from './tables.ts'

export const pictureQueries = (connection: Connection) => ({
  /** One that is there already stays what it is. */
  add: async (picture: typeof postPictures.$inferInsert): Promise<void> => {
    await connection.insert(postPictures).values(picture).onConflictDoNothing()
  },
  one: async (id: string): Promise<Buffer | undefined> =>
    (await firstRow(connection.select({ picture: postPictures.picture }).from(postPictures).where(eq(postPictures.id, id))))
      ?.picture,
  /** Those of these ids that are there. */
  known: async (ids: string[]): Promise<string[]> =>
    (await connection.select({ id: postPictures.id }).from(postPictures).where(inArray(postPictures.id, ids))).map(
      ({ id }) => id,
    ),
})
