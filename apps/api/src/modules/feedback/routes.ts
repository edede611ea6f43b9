// The calls that send a message or feedback, or report a change.
import {
  acknowledgedSchema,
  changeReportSchema,
  contactMessageSchema,
  ENDPOINTS,
  feedbackSchema,
  postParamsSchema,
} from '@menged/contracts'
import type { FastifyRequest } from 'fastify'
import { allow } from '../../platform/access.ts'
import type { Limits } from '../../platform/limits.ts'
import { type Api, answers, at } from '../../platform/routes.ts'
import { mayReportChanges, maySendFeedback, maySendMessages } from './policy.ts'
import type { Feedback } from './service.ts'

const tags = ['feedback']

export function registerFeedback(app: Api, { feedback, limits }: { feedback: Feedback; limits: Limits }): void {
  // After the schemas: a slip in the form does not use up the day's share.
  const preHandler = (request: Pick<FastifyRequest, 'device' | 'ip'>) => limits.check('feedback', request)
  app.route({
    ...at(ENDPOINTS.sendContactMessage),
    schema: {
      tags,
      summary: 'Write to the people who run the portal',
      body: contactMessageSchema,
      response: answers(acknowledgedSchema),
    },
    onRequest: allow(maySendMessages),
    preHandler,
    handler: async ({ body }) => {
      await feedback.sendMessage(body)
      return { success: true as const }
    },
  })
  app.route({
    ...at(ENDPOINTS.reportChange),
    schema: {
      tags,
      summary: 'Report that something in a guide has changed',
      params: postParamsSchema,
      body: changeReportSchema,
      response: answers(acknowledgedSchema),
    },
    onRequest: allow(mayReportChanges),
    preHandler,
    handler: async ({ params, body }) => {
      await feedback.reportChange(params.postId, body)
      return { success: true as const }
    },
  })
  app.route({
    ...at(ENDPOINTS.sendFeedback),
    schema: {
      tags,
      summary: 'Say what is wrong, missing or good',
      body: feedbackSchema,
      response: answers(acknowledgedSchema),
    },
    onRequest: allow(maySendFeedback),
    preHandler,
    handler: async ({ body, actor }) => {
      await feedback.sendFeedback(body, actor.userId)
      return { success: true as const }
    },
  })
}
