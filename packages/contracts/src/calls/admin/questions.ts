// What people asked without a good answer, and how people ask for a guide: what is settled here is learnt.
import { acknowledgedSchema } from '../../envelope.ts'
import { postParamsSchema } from '../../posts.ts'
import {
  addWaysSchema,
  questionGroupsAnswer,
  questionGroupsQuerySchema,
  questionsBackSchema,
  settledAnswer,
  settleQuestionsSchema,
  wayParamsSchema,
  waysOfAskingAnswer,
} from '../../questions.ts'
import { callsOf, perAccount } from '../call.ts'

const call = callsOf('questions')
const may = 'content.keep'
const limit = perAccount('saving')

export const readerQuestions = call({
  method: 'GET',
  path: '/api/admin/questions',
  summary: 'Questions without a good answer, alike ones together, those that were asked most first',
  may,
  query: questionGroupsQuerySchema,
  answer: questionGroupsAnswer,
})
export const settleQuestions = call({
  method: 'PUT',
  path: '/api/admin/questions',
  summary: 'Say which guide answers questions, which is learnt, or that none is to. 409 when somebody else has just done so',
  may,
  limit,
  body: settleQuestionsSchema,
  answer: settledAnswer,
})
export const reopenQuestions = call({
  method: 'PUT',
  path: '/api/admin/questions/open',
  summary:
    'Take back that questions were settled, all or none, and what was learnt of it. 409 when one of them has changed since',
  may,
  limit,
  body: questionsBackSchema,
  answer: acknowledgedSchema,
})
export const waysOfAsking = call({
  method: 'GET',
  path: '/api/admin/posts/:postId/ways',
  summary: 'How people ask for a guide',
  may,
  params: postParamsSchema,
  answer: waysOfAskingAnswer,
})
export const addWays = call({
  method: 'POST',
  path: '/api/admin/posts/:postId/ways',
  summary: 'Add ways of asking for a guide; one that is there already stays as it is',
  may,
  limit,
  params: postParamsSchema,
  body: addWaysSchema,
  answer: waysOfAskingAnswer,
})
export const removeWay = call({
  method: 'DELETE',
  path: '/api/admin/posts/:postId/ways/:wayId',
  summary: 'Take back a way of asking that somebody has added',
  may,
  limit,
  params: wayParamsSchema,
  answer: waysOfAskingAnswer,
})
