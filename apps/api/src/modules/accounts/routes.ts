// The calls of accounts: enter, leave, confirm, recover.
import * as calls from '@menged/contracts/calls/account/accounts'
import { DAY_SECONDS } from '@menged/ethiopia/durations'
import { signedIn } from '../../platform/access.ts'
import type { Config } from '../../platform/config.ts'
import { AppError } from '../../platform/errors.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { dropCookie, giveCookie, readCookie } from '../../platform/http/device.ts'
import { CLEAR_CACHE } from '../../platform/http/headers.ts'
import { type Api, done, serve } from '../../platform/http/routes.ts'
import type { Farewell } from './context.ts'
import type { Accounts } from './service.ts'

/** Holds the secret with which the registering browser may take its account back. */
const REGISTRATION_COOKIE = 'registration'
const REGISTRATION_SECONDS = DAY_SECONDS

type Door = {
  accounts: Accounts
  config: Config
  mailbox: string
  /** Of an account that is taken back before it is confirmed. */
  farewell: Farewell
}

export function registerAccounts(app: Api, door: Door): void {
  registerEntrance(app, door)
  registerDeletion(app, door)
  registerLinks(app, door)
}

function registerEntrance(app: Api, { accounts, config, mailbox }: Door): void {
  serve(app, calls.login, async (request) => {
    const { email, password } = request.body
    return { ...done, ...(await accounts.login(email, password, callerOf(request))) }
  })
  serve(app, calls.register, async (request, reply) => {
    const secret = await accounts.register(request.body, callerOf(request))
    giveCookie(reply, config, request, { name: REGISTRATION_COOKIE, value: secret, seconds: REGISTRATION_SECONDS })
    return { ...done, data: { mailbox } }
  })
  serve(app, calls.logout, async (request, reply) => {
    await accounts.logout(signedIn(request))
    reply.headers(CLEAR_CACHE)
    return done
  })
  serve(app, calls.logoutEverywhere, async (request, reply) => {
    await accounts.logoutEverywhere(signedIn(request))
    reply.headers(CLEAR_CACHE)
    return done
  })
}

function registerDeletion(app: Api, { accounts, config, farewell }: Door): void {
  serve(
    app,
    calls.deleteEmail,
    async (request, reply) => {
      const site = request.headers['sec-fetch-site']
      if (site !== undefined && site !== 'same-origin') throw new AppError('account_not_deleted')
      await accounts.takeBack(request.query.email, readCookie(config, request, REGISTRATION_COOKIE), farewell)
      dropCookie(reply, config, request, REGISTRATION_COOKIE)
      return done
    },
    { exposeHeadRoute: false },
  )
}

/** Mail is read by programs as well: what a link does is done by a POST, after a click. */
function registerLinks(app: Api, { accounts: { links } }: Door): void {
  serve(app, calls.forgotPassword, async (request) => {
    await links.askReset(request.body.email, callerOf(request))
    return done
  })
  serve(app, calls.resetPassword, async (request) => {
    await links.reset(request.body, callerOf(request))
    return done
  })
  serve(app, calls.confirmEmail, async (request) => {
    await links.confirm(request.body, callerOf(request))
    return done
  })
  serve(app, calls.resendConfirmation, async (request) => {
    await links.askConfirmation(request.body.email, callerOf(request))
    return done
  })
}
