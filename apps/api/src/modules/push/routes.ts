// The calls that turn push messages on and off in one browser.
import {
  acknowledgedSchema,
  ENDPOINTS,
  pushEndpointSchema,
  pushKeyAnswer,
  pushRenewalSchema,
  pushSubscriptionSchema,
} from '@menged/contracts'
import type { FastifyRequest } from 'fastify'
import { allow } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import type { Limits } from '../../platform/limits.ts'
import { type Api, answers, at } from '../../platform/routes.ts'
import { maySubscribe } from './policy.ts'
import type { Push } from './service.ts'

const tags = ['push']
const onRequest = allow(maySubscribe)

export function registerPush(app: Api, { push, limits }: { push: Push; limits: Limits }): void {
  // After the schemas, like every form.
  const preHandler = async (request: FastifyRequest): Promise<void> => {
    const { userId } = request.actor
    if (userId === null) await limits.check('push', request)
    else await limits.take('push', userId, request)
  }
  app.route({
    ...at(ENDPOINTS.pushKey),
    schema: { tags, summary: 'The key that a browser subscribes with', response: answers(pushKeyAnswer) },
    onRequest,
    handler: async () => ({ success: true as const, data: { publicKey: push.publicKey } }),
  })
  app.route({
    ...at(ENDPOINTS.subscribePush),
    schema: {
      tags,
      summary: 'Send messages to this browser: of my account, or without one broadcasts only',
      body: pushSubscriptionSchema,
      response: answers(acknowledgedSchema),
    },
    onRequest,
    preHandler,
    handler: async (request) => {
      // Taken for a guest, the browser would lose its account without a word.
      if (request.tokenRefused) throw new AppError('token_expired')
      await push.subscribe(request.actor, request.body)
      return { success: true as const }
    },
  })
  registerEndings(app, { push, preHandler })
}

type Ending = { push: Push; preHandler: (request: FastifyRequest) => Promise<void> }

function registerEndings(app: Api, { push, preHandler }: Ending): void {
  app.route({
    ...at(ENDPOINTS.renewPush),
    schema: {
      tags,
      summary: 'This browser has another address now; what was chosen goes on there',
      body: pushRenewalSchema,
      response: answers(acknowledgedSchema),
    },
    onRequest,
    preHandler,
    handler: async ({ body }) => {
      await push.renew(body)
      return { success: true as const }
    },
  })
  app.route({
    ...at(ENDPOINTS.unsubscribePush),
    schema: {
      tags,
      summary: 'Send nothing more to this browser',
      body: pushEndpointSchema,
      response: answers(acknowledgedSchema),
    },
    onRequest,
    preHandler,
    handler: async ({ body }) => {
      await push.unsubscribe(body.endpoint)
      return { success: true as const }
    },
  })
}
