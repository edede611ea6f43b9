// The calls of the own profile. Answers are private: nothing keeps them.
import {
  accountDeletionSchema,
  acknowledgedSchema,
  ENDPOINTS,
  emailChangeSchema,
  exportAnswer,
  passwordChangeSchema,
  profileAnswer,
  profileChangeSchema,
  sessionParamsSchema,
  sessionsAnswer,
} from '@menged/contracts'
import type { FastifyRequest } from 'fastify'
import { allow, signedIn } from '../../platform/access.ts'
import { callerOf } from '../../platform/caller.ts'
import { AppError } from '../../platform/errors.ts'
import { CLEAR_CACHE } from '../../platform/headers.ts'
import type { Limits } from '../../platform/limits.ts'
import { type Api, answers, at } from '../../platform/routes.ts'
import { hasProfile } from './policy.ts'
import type { ProfileService } from './service.ts'

type Door = { profile: ProfileService; limits: Limits }

const tags = ['profile']
const success = true as const
const onRequest = allow(hasProfile)

export function registerProfile(app: Api, door: Door): void {
  registerReading(app, door)
  registerChanges(app, door)
  registerDeletion(app, door)
  registerSessions(app, door)
}

function registerReading(app: Api, { profile }: Door): void {
  app.route({
    ...at(ENDPOINTS.profile),
    schema: { tags, summary: 'Who I am, what I have saved, what I was told', response: answers(profileAnswer) },
    onRequest,
    handler: async (request) => ({ success, data: await profile.of(signedIn(request)) }),
  })
  app.route({
    ...at(ENDPOINTS.exportAccount),
    schema: { tags, summary: 'Everything that is kept about me', response: answers(exportAnswer) },
    onRequest,
    handler: async (request) => ({ success, data: await profile.export(signedIn(request)) }),
  })
}

function registerChanges(app: Api, { profile, limits }: Door): void {
  const preHandler = (request: FastifyRequest) => limits.check('account', request)
  app.route({
    ...at(ENDPOINTS.changeProfile),
    schema: {
      tags,
      summary: 'Change name, phone, picture or language',
      body: profileChangeSchema,
      response: answers(profileAnswer),
    },
    onRequest,
    preHandler,
    handler: async (request) => ({ success, data: await profile.change(signedIn(request), request.body) }),
  })
  app.route({
    ...at(ENDPOINTS.changeEmail),
    schema: {
      tags,
      summary: 'Ask for another address; it counts once it is confirmed',
      body: emailChangeSchema,
      response: answers(acknowledgedSchema),
    },
    onRequest,
    preHandler,
    handler: async (request) => {
      const { email, password } = request.body
      await profile.changeEmail(signedIn(request), email, password, callerOf(request))
      return { success }
    },
  })
  app.route({
    ...at(ENDPOINTS.changePassword),
    schema: {
      tags,
      summary: 'Change the password; every other session ends',
      body: passwordChangeSchema,
      response: answers(acknowledgedSchema),
    },
    onRequest,
    preHandler,
    handler: async (request) => {
      const { current, password } = request.body
      await profile.changePassword(signedIn(request), current, password, callerOf(request))
      return { success }
    },
  })
}

function registerDeletion(app: Api, { profile, limits }: Door): void {
  app.route({
    ...at(ENDPOINTS.deleteAccount),
    schema: {
      tags,
      summary: 'Delete my account and what I have written, for good',
      body: accountDeletionSchema,
      response: answers(acknowledgedSchema),
    },
    onRequest,
    preHandler: (request) => limits.check('account', request),
    handler: async (request, reply) => {
      await profile.remove(signedIn(request), request.body.password, callerOf(request))
      reply.headers(CLEAR_CACHE)
      return { success }
    },
  })
}

function registerSessions(app: Api, { profile }: Door): void {
  app.route({
    ...at(ENDPOINTS.sessions),
    schema: { tags, summary: 'Where I am logged in', response: answers(sessionsAnswer) },
    onRequest,
    handler: async (request) => ({ success, data: await profile.sessionsOf(signedIn(request)) }),
  })
  app.route({
    ...at(ENDPOINTS.endSession),
    schema: { tags, summary: 'Log a device out', params: sessionParamsSchema, response: answers(acknowledgedSchema) },
    onRequest,
    handler: async (request) => {
      if (!(await profile.endSession(signedIn(request), request.params.sessionId))) throw new AppError('not_found')
      return { success }
    },
  })
}
