// Videos: read by everybody, kept by administrators.
import { acknowledgedSchema } from '../../envelope.ts'
import { newVideoSchema, videoAnswer, videoParamsSchema, videosAnswer } from '../../videos.ts'
import { callsOf, perAccount } from '../call.ts'

const call = callsOf('videos')
const may = 'videos.manage'
const limit = perAccount('saving')

export const videos = call({
  method: 'GET',
  path: '/api/videos',
  summary: 'All videos in their order, and the feed of the operator',
  may: 'posts.read',
  answer: videosAnswer,
  shows: ['videos'],
})

export const addVideo = call({
  method: 'POST',
  path: '/api/admin/videos',
  summary: 'Add a video',
  may,
  limit,
  body: newVideoSchema,
  answer: videoAnswer,
})

export const changeVideo = call({
  method: 'PUT',
  path: '/api/admin/videos/:videoId',
  summary: 'Change a video',
  may,
  limit,
  params: videoParamsSchema,
  body: newVideoSchema,
  answer: videoAnswer,
})

export const deleteVideo = call({
  method: 'DELETE',
  path: '/api/admin/videos/:videoId',
  summary: 'Take a video out; may be repeated',
  may,
  limit,
  params: videoParamsSchema,
  answer: acknowledgedSchema,
})
