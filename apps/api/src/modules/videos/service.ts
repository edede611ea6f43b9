// Rules of videos: each once, about a published guide or none; what an administrator changes is written down.
import type { NewVideo } from '@menged/contracts'
import type { SignedIn } from '../../platform/access.ts'
import { textAs } from '../../platform/database/columns.ts'
import { AppError } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Audit } from '../audit/index.ts'
import type { Posts } from '../posts/index.ts'
import { type VideoRow, type VideoValues, videoQueries } from './queries.ts'

type Dependencies = Pick<Platform, 'db' | 'clock'> & {
  audit: Pick<Audit, 'record'>
  posts: Pick<Posts, 'requirePublished'>
  feed: string | undefined
}

export function createVideos({ db, clock, audit, posts, feed }: Dependencies) {
  const queries = videoQueries(db)
  const valuesOf = async ({ provider, videoId, title, seconds, guide, place }: NewVideo): Promise<VideoValues> => {
    if (guide !== null) await posts.requirePublished(guide)
    return { provider, videoId, ...textAs('title', title), seconds, postId: guide, place }
  }
  const refuseTwice = async (values: VideoValues, id?: number): Promise<void> => {
    const same = await queries.withThis(values)
    if (same.some((row) => row.id !== id)) throw new AppError('video_there', { field: 'videoId' })
  }
  return {
    all: async () => ({ feed: feed ?? null, rows: await queries.all() }),
    /** @throws AppError video_there, post_not_found */
    add: async ({ userId }: SignedIn, video: NewVideo): Promise<VideoRow> => {
      const row = await queries.add({ ...(await valuesOf(video)), createdAt: clock.now() })
      if (!row) throw new AppError('video_there', { field: 'videoId' })
      await audit.record({ kind: 'video_added', userId, detail: { video: String(row.id) } })
      return row
    },
    /** @throws AppError not_found, video_there, post_not_found */
    change: async ({ userId }: SignedIn, id: number, video: NewVideo): Promise<VideoRow> => {
      const values = await valuesOf(video)
      await refuseTwice(values, id)
      const row = await queries.change(id, values)
      if (!row) throw new AppError('not_found')
      await audit.record({ kind: 'video_changed', userId, detail: { video: String(id) } })
      return row
    },
    remove: async ({ userId }: SignedIn, id: number): Promise<void> => {
      await queries.remove(id)
      await audit.record({ kind: 'video_removed', userId, detail: { video: String(id) } })
    },
  }
}
export type Videos = ReturnType<typeof createVideos>
