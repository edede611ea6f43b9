// The assistant: a question with its answer as a stream or whole, ratings, and the conversations of an account.
import { z } from 'zod'
import {
  answerParamsSchema,
  answerQuerySchema,
  answerRatingSchema,
  assistantAnswerAnswer,
  conversationAnswer,
  conversationNameSchema,
  conversationParamsSchema,
  conversationsAnswer,
  documentTurnSchema,
  questionSchema,
} from '../../assistant.ts'
import { acknowledgedSchema } from '../../envelope.ts'
import { callsOf, perAccount } from '../call.ts'

const call = callsOf('assistant')
const asking = { name: 'assistant', per: 'voice' } as const
const own = 'conversations.own'
const limit = perAccount('saving')

export const askAssistant = call({
  method: 'POST',
  path: '/api/assistant/questions',
  summary: 'Ask; the answer comes as a stream of events',
  may: 'assistant.ask',
  limit: asking,
  body: questionSchema,
  answer: z.any().describe('text/event-stream'),
})

export const assistantAnswer = call({
  method: 'GET',
  path: '/api/assistant/answer',
  summary: 'Ask; the answer comes whole, from the guides without a model',
  may: 'assistant.ask',
  limit: asking,
  query: answerQuerySchema,
  answer: assistantAnswerAnswer,
  shows: 'anything',
})

export const rateAnswer = call({
  method: 'POST',
  path: '/api/assistant/answers/:answerId/rating',
  summary: 'Say whether an answer was of use; may be changed',
  may: 'assistant.ask',
  limit: { name: 'feedback', per: 'voice' },
  params: answerParamsSchema,
  body: answerRatingSchema,
  answer: acknowledgedSchema,
})

export const openedAnswer = call({
  method: 'PUT',
  path: '/api/assistant/answers/:answerId/opened',
  summary: 'Say that the guide which an answer names as likely was opened',
  may: 'assistant.ask',
  limit: { name: 'statistics', per: 'voice' },
  params: answerParamsSchema,
  answer: acknowledgedSchema,
})

export const conversations = call({
  method: 'GET',
  path: '/api/conversations',
  summary: 'The conversations of the account, last changed first',
  may: own,
  answer: conversationsAnswer,
})

export const conversation = call({
  method: 'GET',
  path: '/api/conversations/:conversationId',
  summary: 'One conversation with its turns',
  may: own,
  params: conversationParamsSchema,
  answer: conversationAnswer,
})

export const renameConversation = call({
  method: 'PATCH',
  path: '/api/conversations/:conversationId',
  summary: 'Rename a conversation',
  may: own,
  limit,
  params: conversationParamsSchema,
  body: conversationNameSchema,
  answer: conversationAnswer,
})

export const deleteConversation = call({
  method: 'DELETE',
  path: '/api/conversations/:conversationId',
  summary: 'Delete a conversation; documents made in it stay',
  may: own,
  limit,
  params: conversationParamsSchema,
  answer: acknowledgedSchema,
})

export const addDocumentTurn = call({
  method: 'POST',
  path: '/api/conversations/:conversationId/documents',
  summary: 'Show a document of the account in a conversation, which begins with it where it is new; may be repeated',
  may: own,
  limit,
  params: conversationParamsSchema,
  body: documentTurnSchema,
  answer: acknowledgedSchema,
})
