// The calls of saved posts: the toggle as specified, and saving and unsaving that may be repeated.
import { ENDPOINTS, postParamsSchema, savedIdsAnswer, savedMessagesAnswer, savedPostsAnswer } from '@menged/contracts'
import type { FastifyRequest } from 'fastify'
import { allow, signedIn } from '../../platform/access.ts'
import type { Limits } from '../../platform/limits.ts'
import { type Api, answers, at } from '../../platform/routes.ts'
import { maySave, maySeeOwn } from './policy.ts'
import { presentSaved } from './present.ts'
import type { Saved } from './service.ts'

const tags = ['saved posts']
const success = true as const

export function registerSaved(app: Api, { saved, limits }: { saved: Saved; limits: Limits }): void {
  const preHandler = (request: FastifyRequest) => limits.check('saving', request)
  app.route({
    ...at(ENDPOINTS.savedMessages),
    schema: { tags, summary: 'Ids of the posts that I have saved, newest first', response: answers(savedMessagesAnswer) },
    onRequest: allow(maySeeOwn),
    handler: async (request) => ({ success, data: { savedMessages: await saved.ids(signedIn(request).userId) } }),
  })
  app.route({
    ...at(ENDPOINTS.savedPosts),
    schema: {
      tags,
      summary: 'The posts that I have saved, with their titles, newest first',
      response: answers(savedPostsAnswer),
    },
    onRequest: allow(maySeeOwn),
    handler: async (request) => ({ success, data: (await saved.ofUser(signedIn(request).userId)).map(presentSaved) }),
  })
  app.route({
    ...at(ENDPOINTS.toggleSaved),
    schema: { tags, summary: 'Save a post, or take it back', params: postParamsSchema, response: answers(savedIdsAnswer) },
    onRequest: allow(maySave),
    preHandler,
    handler: async (request) => ({ success, data: await saved.toggle(signedIn(request).userId, request.params.postId) }),
  })
  app.route({
    ...at(ENDPOINTS.savePost),
    schema: { tags, summary: 'Save a post; may be repeated', params: postParamsSchema, response: answers(savedIdsAnswer) },
    onRequest: allow(maySave),
    preHandler,
    handler: async (request) => ({ success, data: await saved.save(signedIn(request).userId, request.params.postId) }),
  })
  app.route({
    ...at(ENDPOINTS.unsavePost),
    schema: {
      tags,
      summary: 'Take a saved post back; may be repeated',
      params: postParamsSchema,
      response: answers(savedIdsAnswer),
    },
    onRequest: allow(maySave),
    preHandler,
    handler: async (request) => ({ success, data: await saved.unsave(signedIn(request).userId, request.params.postId) }),
  })
}
