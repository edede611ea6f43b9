// Saved posts: the toggle as specified, and saving and unsaving that may be repeated.
import { postParamsSchema } from '../../posts.ts'
import { savedIdsAnswer, savedMessagesAnswer, savedPostsAnswer } from '../../profile.ts'
import { callsOf, perVoice } from '../call.ts'

const call = callsOf('saved posts')
const limit = perVoice('saving')

export const savedMessages = call({
  method: 'POST',
  path: '/api/profile/getSavedMessages',
  summary: 'Ids of the posts that I have saved, newest first',
  may: 'profile.own',
  answer: savedMessagesAnswer,
})

export const savedPosts = call({
  method: 'GET',
  path: '/api/profile/saved',
  summary: 'The posts that I have saved, with their titles, newest first',
  may: 'profile.own',
  answer: savedPostsAnswer,
})

export const toggleSaved = call({
  method: 'POST',
  path: '/api/profile/savedMessages/:postId',
  summary: 'Save a post, or take it back',
  may: 'posts.save',
  limit,
  params: postParamsSchema,
  answer: savedIdsAnswer,
})

export const savePost = call({
  method: 'PUT',
  path: '/api/profile/saved/:postId',
  summary: 'Save a post; may be repeated',
  may: 'posts.save',
  limit,
  params: postParamsSchema,
  answer: savedIdsAnswer,
})

export const unsavePost = call({
  method: 'DELETE',
  path: '/api/profile/saved/:postId',
  summary: 'Take a saved post back; may be repeated',
  may: 'posts.save',
  limit,
  params: postParamsSchema,
  answer: savedIdsAnswer,
})
