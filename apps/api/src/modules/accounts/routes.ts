// The calls of accounts: enter, leave, confirm, recover.
import {
  acknowledgedSchema,
  confirmEmailSchema,
  deleteEmailQuerySchema,
  ENDPOINTS,
  forgotPasswordSchema,
  loginAnswer,
  loginSchema,
  registeredAnswer,
  registrationSchema,
  resendConfirmationSchema,
  resetPasswordSchema,
} from '@menged/contracts'
import { DAY_SECONDS } from '@menged/ethiopia/durations'
import { allow, signedIn } from '../../platform/access.ts'
import { callerOf } from '../../platform/caller.ts'
import type { Config } from '../../platform/config.ts'
import { dropCookie, giveCookie, readCookie } from '../../platform/device.ts'
import { AppError } from '../../platform/errors.ts'
import { CLEAR_CACHE } from '../../platform/headers.ts'
import { type Api, answers, at } from '../../platform/routes.ts'
import { hasAccount, mayEnter } from './policy.ts'
import type { Accounts } from './service.ts'

const tags = ['accounts']
const done = { success: true as const }

/** Holds the secret with which the registering browser may take its account back. */
const REGISTRATION_COOKIE = 'registration'
const REGISTRATION_SECONDS = DAY_SECONDS

type Door = { accounts: Accounts; config: Config; mailbox: string }

export function registerAccounts(app: Api, door: Door): void {
  registerEntrance(app, door)
  registerDeletion(app, door)
  registerLinks(app, door)
}

function registerEntrance(app: Api, { accounts, config, mailbox }: Door): void {
  app.route({
    ...at(ENDPOINTS.login),
    schema: { tags, summary: 'Log in: a token for seven days', body: loginSchema, response: answers(loginAnswer) },
    onRequest: allow(mayEnter),
    handler: async (request) => {
      const { email, password } = request.body
      return { ...done, token: await accounts.login(email, password, callerOf(request)) }
    },
  })
  app.route({
    ...at(ENDPOINTS.register),
    schema: {
      tags,
      summary: 'Make a personal account, or with the role `user` one of a company; a mail asks to confirm the address',
      body: registrationSchema,
      response: answers(registeredAnswer),
    },
    onRequest: allow(mayEnter),
    handler: async (request, reply) => {
      const secret = await accounts.register(request.body, callerOf(request))
      giveCookie(reply, config, request, { name: REGISTRATION_COOKIE, value: secret, seconds: REGISTRATION_SECONDS })
      return { ...done, data: { mailbox } }
    },
  })
  app.route({
    ...at(ENDPOINTS.logout),
    schema: { tags, summary: 'End this session', response: answers(acknowledgedSchema) },
    onRequest: allow(hasAccount),
    handler: async (request, reply) => {
      await accounts.logout(signedIn(request))
      reply.headers(CLEAR_CACHE)
      return done
    },
  })
  app.route({
    ...at(ENDPOINTS.logoutEverywhere),
    schema: { tags, summary: 'End every session of this account', response: answers(acknowledgedSchema) },
    onRequest: allow(hasAccount),
    handler: async (request, reply) => {
      await accounts.logoutEverywhere(signedIn(request))
      reply.headers(CLEAR_CACHE)
      return done
    },
  })
}

/** Specified as a GET: therefore only for what nobody has confirmed, and only with the secret of the browser that registered it. */
function registerDeletion(app: Api, { accounts, config }: Door): void {
  app.route({
    ...at(ENDPOINTS.deleteEmail),
    exposeHeadRoute: false,
    schema: {
      tags,
      summary: 'Take back an account that is not confirmed, in the browser that registered it',
      querystring: deleteEmailQuerySchema,
      response: answers(acknowledgedSchema),
    },
    onRequest: allow(mayEnter),
    handler: async (request, reply) => {
      const site = request.headers['sec-fetch-site']
      if (site !== undefined && site !== 'same-origin') throw new AppError('account_not_deleted')
      await accounts.takeBack(request.query.email, readCookie(config, request, REGISTRATION_COOKIE))
      dropCookie(reply, config, request, REGISTRATION_COOKIE)
      return done
    },
  })
}

/** Mail is read by programs as well: what a link does is done by a POST, after a click. */
function registerLinks(app: Api, { accounts: { links } }: Door): void {
  app.route({
    ...at(ENDPOINTS.forgotPassword),
    schema: {
      tags,
      summary: 'Ask for a mail to set a new password; the answer is the same for unknown addresses',
      body: forgotPasswordSchema,
      response: answers(acknowledgedSchema),
    },
    onRequest: allow(mayEnter),
    handler: async (request) => {
      await links.askReset(request.body.email, callerOf(request))
      return done
    },
  })
  app.route({
    ...at(ENDPOINTS.resetPassword),
    schema: {
      tags,
      summary: 'Set a new password by a mailed link or code; ends every session',
      body: resetPasswordSchema,
      response: answers(acknowledgedSchema),
    },
    onRequest: allow(mayEnter),
    handler: async (request) => {
      await links.reset(request.body, callerOf(request))
      return done
    },
  })
  app.route({
    ...at(ENDPOINTS.confirmEmail),
    schema: {
      tags,
      summary: 'Confirm an address by a mailed link or code',
      body: confirmEmailSchema,
      response: answers(acknowledgedSchema),
    },
    onRequest: allow(mayEnter),
    handler: async (request) => {
      await links.confirm(request.body, callerOf(request))
      return done
    },
  })
  app.route({
    ...at(ENDPOINTS.resendConfirmation),
    schema: {
      tags,
      summary: 'Ask for the confirmation mail once more; the answer is the same for unknown addresses',
      body: resendConfirmationSchema,
      response: answers(acknowledgedSchema),
    },
    onRequest: allow(mayEnter),
    handler: async (request) => {
      await links.askConfirmation(request.body.email, callerOf(request))
      return done
    },
  })
}
