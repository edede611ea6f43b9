// Every query of videos.
import { VIDEOS_MOST } from '@menged/contracts'
import { asc, desc, eq } from 'drizzle-orm'
import type { Database } from '../../platform/database/pool.ts'
import { firstRow } from '../../platform/database/rows.ts'
import { videos } from './tables.ts'

export type VideoRow = typeof videos.$inferSelect
export type VideoValues = Omit<typeof videos.$inferInsert, 'id' | 'createdAt'>

export function videoQueries(db: Database) {
  return {
    all: (): Promise<VideoRow[]> =>
      db.select().from(videos).orderBy(asc(videos.place), desc(videos.createdAt), desc(videos.id)).limit(VIDEOS_MOST),
    /** Undefined when it is in the list. */
    add: async (values: typeof videos.$inferInsert): Promise<VideoRow | undefined> =>
      await firstRow(db.insert(videos).values(values).onConflictDoNothing().returning()),
    withThis: async ({ provider, videoId }: Pick<VideoRow, 'provider' | 'videoId'>): Promise<VideoRow[]> =>
      (await db.select().from(videos).where(eq(videos.videoId, videoId))).filter((row) => row.provider === provider),
    change: async (id: number, values: VideoValues): Promise<VideoRow | undefined> =>
      await firstRow(db.update(videos).set(values).where(eq(videos.id, id)).returning()),
    remove: async (id: number): Promise<void> => {
      await db.delete(videos).where(eq(videos.id, id))
    },
  }
}
