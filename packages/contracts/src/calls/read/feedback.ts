// Send a message or feedback, or report a change.
import { acknowledgedSchema } from '../../envelope.ts'
import { contactMessageSchema, feedbackSchema } from '../../feedback.ts'
import { changeReportSchema, postParamsSchema } from '../../posts.ts'
import { callsOf, perVoice } from '../call.ts'

const call = callsOf('feedback')
const limit = perVoice('feedback')

export const sendContactMessage = call({
  method: 'POST',
  path: '/api/contact-messages',
  summary: 'Write to the people who run the portal',
  may: 'contact.send',
  limit,
  body: contactMessageSchema,
  answer: acknowledgedSchema,
})

export const reportChange = call({
  method: 'POST',
  path: '/api/posts/:postId/changes',
  summary: 'Report that something in a guide has changed',
  may: 'changes.report',
  limit,
  params: postParamsSchema,
  body: changeReportSchema,
  answer: acknowledgedSchema,
})

export const sendFeedback = call({
  method: 'POST',
  path: '/api/feedback',
  summary: 'Say what is wrong, missing or good',
  may: 'feedback.send',
  limit,
  body: feedbackSchema,
  answer: acknowledgedSchema,
})
