// The pages of the local mailbox. To everybody who may not read it there is nothing at these addresses.
import { languageFromCookie } from '@menged/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import { AppError } from '../../platform/errors.ts'
import { directionOf } from '../../platform/http/languages.ts'
import { isSameText } from '../../platform/same-text.ts'
import type { Secret } from '../../platform/secret.ts'
import { hasMailboxCookie, isMailboxOn, MAILBOX_PATH, mailboxCookie, mayKnowMailbox } from './mailbox-access.ts'
import { MAILBOX_CSP, type Reader, renderKeyNeeded, renderMail, renderMailbox, renderNoMail } from './mailbox-page.ts'
import type { Mail } from './service.ts'

const CONSTRAINT = 'reader'
const ALLOWED = 'local'
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const BODY_LIMIT = 1024

type Deps = { mail: Mail; config: Config; clock: Clock; operatorKey: Secret | undefined }

type ReaderOf = (request: FastifyRequest) => Reader

/** Mail ends with the process, and its mailbox is read while it runs. */
export function registerMail(app: FastifyInstance, deps: Deps): void {
  app.addHook('onListen', async () => deps.mail.warnIfUnread())
  app.addHook('onClose', () => deps.mail.close())
  const { operatorKey } = deps
  if (isMailboxOn(deps.config) && operatorKey) registerMailbox(app, { ...deps, operatorKey })
}

/** A request that is not allowed does not match: it goes on to the handler of unknown addresses. */
function constrain(app: FastifyInstance): void {
  app.addConstraintStrategy({
    name: CONSTRAINT,
    storage() {
      const handlers = new Map<unknown, unknown>()
      const get = (key: unknown) => handlers.get(key) ?? null
      const set = (key: unknown, handler: unknown) => void handlers.set(key, handler)
      return { get, set } as never
    },
    deriveConstraint: (request) => (mayKnowMailbox(request as never) ? ALLOWED : undefined),
  })
}

/** The key in the address is taken once, for a cookie. */
function requireKey(pages: FastifyInstance, operatorKey: Secret, readerOf: ReaderOf): void {
  pages.addHook('onRequest', async (request, reply) => {
    const { key } = request.query as { key?: unknown }
    if (typeof key === 'string' && isSameText(key, operatorKey.reveal())) {
      const [path] = request.url.split('?', 1)
      return show(reply)
        .header('set-cookie', mailboxCookie(operatorKey))
        .redirect(path ?? MAILBOX_PATH, 303)
    }
    if (hasMailboxCookie(request.headers.cookie, operatorKey)) return
    return show(reply)
      .code(403)
      .send(renderKeyNeeded(readerOf(request)))
  })
}

function registerMailbox(app: FastifyInstance, { mail, config, clock, operatorKey }: Deps & { operatorKey: Secret }): void {
  constrain(app)
  const options = { constraints: { [CONSTRAINT]: ALLOWED }, schema: { hide: true } as object }
  const readerOf: ReaderOf = (request) => {
    const language = languageFromCookie(request.headers.cookie ?? '', config.languages) ?? request.language
    return { language, direction: directionOf(language, config), now: clock.now() }
  }
  app.register(async (pages) => {
    pages.removeAllContentTypeParsers()
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      (_request, _body, done) => done(null),
    )
    requireKey(pages, operatorKey, readerOf)
    pages.get(MAILBOX_PATH, options, async (request, reply) =>
      show(reply).send(renderMailbox(await mail.newest(), readerOf(request))),
    )
    pages.get<{ Params: { id: string } }>(`${MAILBOX_PATH}/:id`, options, async (request, reply) => {
      const { id } = request.params
      const found = UUID.test(id) ? await mail.one(id) : undefined
      if (!found)
        return show(reply)
          .code(404)
          .send(renderNoMail(readerOf(request)))
      return show(reply).send(renderMail(found, readerOf(request)))
    })
    pages.post(MAILBOX_PATH, options, async (request, reply) => {
      if (!isOwnForm(request)) throw new AppError('forbidden')
      await mail.clear()
      return reply.header('cache-control', 'no-store').redirect(MAILBOX_PATH, 303)
    })
  })
}

const show = (reply: FastifyReply): FastifyReply =>
  reply
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': MAILBOX_CSP,
      'cross-origin-resource-policy': 'same-origin',
      'x-robots-tag': 'noindex',
      vary: 'accept-language, cookie',
    })
    .type('text/html; charset=utf-8')

/** Browsers say where a form was sent from. */
function isOwnForm({ headers }: FastifyRequest): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers
  if (site !== undefined && site !== 'same-origin') return false
  if (origin === undefined) return site === 'same-origin'
  return URL.canParse(origin) && new URL(origin).host === host
}
