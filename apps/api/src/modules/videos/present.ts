// A row to the contract's shape.
import type { Video } from '@menged/contracts'
import { textFrom } from '../../platform/database/columns.ts'
import type { VideoRow } from './queries.ts'

export const presentVideo = ({ id, provider, videoId, seconds, postId, place, ...row }: VideoRow): Video => ({
  id,
  provider,
  videoId,
  title: textFrom(row, 'title'),
  seconds,
  guide: postId,
  place,
})
