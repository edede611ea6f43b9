// How far I am with the guides. Saving unites with what other devices have saved.
import { postParamsSchema } from '../../posts.ts'
import { progressAnswer, progressInputSchema } from '../../progress.ts'
import { callsOf, perVoice } from '../call.ts'

const call = callsOf('progress')
const may = 'profile.own'
const limit = perVoice('saving')

export const progress = call({
  method: 'GET',
  path: '/api/profile/progress',
  summary: 'How far I am with each guide, newest first',
  may,
  answer: progressAnswer,
})

export const saveProgress = call({
  method: 'PUT',
  path: '/api/profile/progress',
  summary: 'Save how far I am; may be repeated. Returns what the account now holds',
  may,
  limit,
  body: progressInputSchema,
  answer: progressAnswer,
})

export const putProgressAway = call({
  method: 'DELETE',
  path: '/api/profile/progress/:postId',
  summary: 'Put one guide away; may be repeated',
  may,
  limit,
  params: postParamsSchema,
  answer: progressAnswer,
})

export const putAllProgressAway = call({
  method: 'DELETE',
  path: '/api/profile/progress',
  summary: 'Put all guides away',
  may,
  limit,
  answer: progressAnswer,
})
