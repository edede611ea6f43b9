// The calls that read comments, write and take back one's own, report and hide them.
import {
  acknowledgedSchema,
  commentHidingSchema,
  commentParamsSchema,
  commentReportSchema,
  commentsAnswer,
  ENDPOINTS,
  myCommentsAnswer,
  newCommentAnswer,
  newCommentSchema,
  postParamsSchema,
} from '@menged/contracts'
import type { FastifyRequest } from 'fastify'
import { allow, signedIn } from '../../platform/access.ts'
import type { LimitName, Limits } from '../../platform/limits.ts'
import { type Api, answers, at, neverKept } from '../../platform/routes.ts'
import { mayModerateComments, mayReadComments, mayReportComments, mayWriteComments } from './policy.ts'
import { presentComment } from './present.ts'
import type { Comments } from './service.ts'

const tags = ['comments']
type Parts = { comments: Comments; limits: Limits }

export function registerComments(app: Api, { comments, limits }: Parts): void {
  app.route({
    ...at(ENDPOINTS.comments),
    schema: {
      tags,
      summary: 'The comments of a post, newest first',
      params: postParamsSchema,
      response: answers(commentsAnswer),
    },
    onRequest: allow(mayReadComments),
    handler: async ({ params }) => {
      const rows = await comments.ofPost(params.postId)
      return { success: true as const, data: rows.map(presentComment) }
    },
  })
  registerOwn(app, { comments, limits })
  registerModeration(app, { comments, limits })
}

/** By account. After the schemas: a slip in the form uses up nothing. */
const limited = (limits: Limits, name: LimitName) => async (request: FastifyRequest) => {
  await limits.take(name, signedIn(request).userId, request)
}

function registerOwn(app: Api, { comments, limits }: Parts): void {
  const onRequest = [allow(mayWriteComments), neverKept]
  app.route({
    ...at(ENDPOINTS.writeComment),
    schema: {
      tags,
      summary: 'Write a comment, or a reply to one; the same key again answers the same comment',
      params: postParamsSchema,
      body: newCommentSchema,
      response: answers(newCommentAnswer),
    },
    onRequest,
    preHandler: limited(limits, 'comments'),
    handler: async (request) => {
      const row = await comments.write(signedIn(request), request.params.postId, request.body)
      return { success: true as const, data: presentComment(row) }
    },
  })
  app.route({
    ...at(ENDPOINTS.myComments),
    schema: {
      tags,
      summary: 'Which of the shown comments of a post are mine',
      params: postParamsSchema,
      response: answers(myCommentsAnswer),
    },
    onRequest,
    handler: async (request) => ({
      success: true as const,
      data: await comments.mine(signedIn(request), request.params.postId),
    }),
  })
  app.route({
    ...at(ENDPOINTS.deleteComment),
    schema: { tags, summary: 'Take back my comment', params: commentParamsSchema, response: answers(acknowledgedSchema) },
    onRequest,
    handler: async (request) => {
      await comments.remove(signedIn(request), request.params.commentId)
      return { success: true as const }
    },
  })
}

function registerModeration(app: Api, { comments, limits }: Parts): void {
  app.route({
    ...at(ENDPOINTS.reportComment),
    schema: {
      tags,
      summary: 'Tell the moderators about a comment',
      params: commentParamsSchema,
      body: commentReportSchema,
      response: answers(acknowledgedSchema),
    },
    onRequest: [allow(mayReportComments), neverKept],
    preHandler: limited(limits, 'feedback'),
    handler: async (request) => {
      await comments.report(signedIn(request), request.params.commentId, request.body.reason)
      return { success: true as const }
    },
  })
  app.route({
    ...at(ENDPOINTS.hideComment),
    schema: {
      tags,
      summary: 'Hide a comment, with a reason',
      params: commentParamsSchema,
      body: commentHidingSchema,
      response: answers(acknowledgedSchema),
    },
    onRequest: [allow(mayModerateComments), neverKept],
    handler: async (request) => {
      await comments.hide(signedIn(request), request.params.commentId, request.body.reason)
      return { success: true as const }
    },
  })
}
