// The inbox of the people who run the portal.
import { z } from 'zod'
import {
  messageAnswer,
  messageParamsSchema,
  messageReplySchema,
  messageStateSchema,
  messagesAnswer,
  messagesFilterSchema,
  messagesQuerySchema,
} from '../../messages.ts'
import { callsOf } from '../call.ts'

const call = callsOf('messages')
const may = 'messages.answer'

export const messages = call({
  method: 'GET',
  path: '/api/admin/messages',
  summary: 'Messages, feedback and wishes for a plan, by state and words',
  may,
  query: messagesQuerySchema,
  answer: messagesAnswer,
})

export const exportMessages = call({
  method: 'GET',
  path: '/api/admin/messages/export',
  summary: 'The same as a file of comma-separated values; no cell is a formula',
  may,
  query: messagesFilterSchema,
  answer: z.any().describe('text/csv'),
})

export const replyToMessage = call({
  method: 'POST',
  path: '/api/admin/messages/:kind/:messageId/reply',
  summary: 'Answer by mail, or say how it was answered. 409 when somebody else has',
  may,
  params: messageParamsSchema,
  body: messageReplySchema,
  answer: messageAnswer,
})

export const putMessageState = call({
  method: 'PUT',
  path: '/api/admin/messages/:kind/:messageId/state',
  summary: 'Close a message, open it again, or let it be answered as it was. 409 when somebody else has',
  may,
  params: messageParamsSchema,
  body: messageStateSchema,
  answer: messageAnswer,
})
