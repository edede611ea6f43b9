// A row to the contract's shape.
import type { Video } from '@menged/contracts'
import type { VideoRow } from './queries.ts'

export const presentVideo = ({ id, provider, videoId, titleEn, titleAm, seconds, postId, place }: VideoRow): Video => ({
  id,
  provider,
  videoId,
  title: { en: titleEn, am: titleAm },
  seconds,
  guide: postId,
  place,
})
