// Every address that is not the API's: rendered by the router, from the production build or through Vite.
import { join } from 'node:path'
import { AppError } from '@menged/api'
import { pageAt } from '@menged/contracts/page-queries'
import type { Language } from '@menged/ethiopia/languages'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ViteDevServer } from 'vite'
import { bridge, type Handle } from './bridge.ts'
import { answerFromCache } from './cached-pages.ts'
import { sendBusy } from './crowded.ts'
import { PAGES } from './listener.ts'
import type { SendPage } from './page-answer.ts'
import type { PageCache } from './page-cache.ts'
import { Crowded } from './page-renders.ts'
import { addShown, nothingShown } from './page-subjects.ts'
import { KNOWN_ADDRESSES, meantAddress } from './typed-address.ts'

export type CallApi = (call: {
  method: string
  path: string
  body?: unknown
  headers?: Record<string, string>
  remoteAddress?: string
  /** What the answer shows: of a call that says it. */
  subjects?: readonly string[] | undefined
}) => Promise<{ status: number; json: () => unknown; headers: Record<string, string | string[] | undefined> }>

export type PageOptions = {
  callApi: CallApi
  /** @throws AppError when an address has had too many pages rendered. */
  limitRenders: (kind: 'pages' | 'searches', ip: string) => Promise<void>
  /** Those that are on. */
  languages: readonly Language[]
  amharicDirection: 'ltr' | 'rtl'
  /** Multiplies how long a page may take. */
  timeLimitFactor: number
  origin: string
  log: (message: string, error: unknown) => void
  now: () => Date
}

/** The entry of the web build as this room sees it. */
type WebBuild = { entry: { module: { serverContext: object } } }
type Router = typeof import('react-router')

/** In development pages come through Vite, and none is kept. */
export async function servePages(
  app: FastifyInstance,
  o: PageOptions,
  { cache, send, vite }: { cache: PageCache; send: SendPage; vite: ViteDevServer | null },
): Promise<void> {
  const handle = limited(o, vite ? await developmentHandle(o, vite) : await productionHandle(o))
  await app.register(async (pages) => {
    pages.removeAllContentTypeParsers()
    pages.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
    pages.route({
      method: ['GET', 'HEAD', 'POST'],
      url: PAGES,
      schema: { hide: true } as object,
      handler: async (request, reply) => {
        if (request.url.startsWith('/api/')) return reply.callNotFound()
        const meant = request.method === 'POST' ? undefined : (KNOWN_ADDRESSES[request.url] ?? meantAddress(request.url))
        if (meant) return reply.redirect(meant, 302)
        if (isFile(request.url)) return reply.code(404).type('text/plain; charset=utf-8').send('404 Not Found\n')
        try {
          if (request.method !== 'POST' && !vite) return await answerFromCache(request, reply, { ...o, cache, send, handle })
          return await bridge(request, reply, handle, o.languages)
        } catch (error) {
          if (error instanceof Crowded) return sendBusy(request, reply, undefined, o.languages)
          if (error instanceof AppError && error.code === 'too_many_requests') return sendBusy(request, reply, error, o.languages)
          throw error
        }
      },
    })
  })
}

/** Browsers and robots ask for files that nobody named, such as /wp-login.php: a page would tell them nothing. Data of pages, feeds and the sitemap are ours. */
export const isFile = (url: string): boolean => /\.(?!data$|xml$)[a-z0-9]{2,5}$/i.test(url.split('?', 1)[0] ?? '')

/** Counted where a page is rendered: what is at hand never comes here. */
export const limited =
  ({ limitRenders }: Pick<PageOptions, 'limitRenders'>, handle: Handle): Handle =>
  async (request, client, shown) => {
    await limitRenders(pageAt(new URL(request.url).pathname) === 'search' ? 'searches' : 'pages', client.ip)
    // Cut off before anything began, as who asks on and on without reading: nobody would get the page.
    if (client.raw.socket.destroyed) throw Object.assign(new Error('the connection has gone'), { statusCode: 400 })
    return handle(request, client, shown)
  }

async function productionHandle(o: PageOptions): Promise<Handle> {
  const { createRequestHandler, RouterContextProvider } = await import('react-router')
  const build = await import(join(import.meta.dirname, '../../web/build/server/index.js'))
  return respond(o, { createRequestHandler, RouterContextProvider }, build, 'production')
}

async function developmentHandle(o: PageOptions, vite: ViteDevServer): Promise<Handle> {
  const { createRequestHandler, RouterContextProvider } = await import('react-router')
  return async (request, client) => {
    const build = await vite.ssrLoadModule('virtual:react-router/server-build')
    return respond(o, { createRequestHandler, RouterContextProvider }, build as never, 'development')(request, client)
  }
}

function respond(
  o: PageOptions,
  router: Pick<Router, 'createRequestHandler' | 'RouterContextProvider'>,
  build: WebBuild,
  mode: string,
): Handle {
  const handler = router.createRequestHandler(build as never, mode)
  const { serverContext } = build.entry.module
  return async (request, client, shown) => {
    const context = new router.RouterContextProvider()
    const { callApi, passed } = callFor(o.callApi, request, client, shown)
    context.set(serverContext as never, { ...o, callApi } as never)
    return passOn(await handler(request, context), passed)
  }
}

/** What of the API's answers reaches the reader's response. */
type Passed = { cookies: string[]; retryAfter: string | undefined }

/**
 * The API as the sender of a form meets it: with the address and name of their device, so that limits and the device cookie hold for pages
 * as well. A rendered GET is for everybody, and holds nothing of its first reader.
 */
export function callFor(
  call: CallApi,
  { method }: Pick<Request, 'method'>,
  { ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>,
  shown = nothingShown(),
) {
  const passed: Passed = { cookies: [], retryAfter: undefined }
  const callApi: CallApi = async ({ subjects, ...asked }) => {
    const isForm = method !== 'GET' && method !== 'HEAD'
    const sender = { ...(headers.host ? { host: headers.host } : {}), 'user-agent': headers['user-agent'] ?? '' }
    const answer = await call({ ...asked, ...(isForm ? { headers: { ...asked.headers, ...sender } } : {}), remoteAddress: ip })
    if (isForm) passed.cookies.push(...[answer.headers['set-cookie'] ?? []].flat())
    passed.retryAfter = [answer.headers['retry-after']].flat()[0] ?? passed.retryAfter
    addShown(shown, subjects, answer.status < 400 ? answer.json() : null)
    if (answer.status >= 429) shown.isWhole = false
    return answer
  }
  return { callApi, passed }
}

/** The router drops headers of a refused loader or action: how long to wait is put on the page here. */
export function passOn(response: Response, { cookies, retryAfter }: Passed): Response {
  const isRefused = response.status === 429 || response.status === 503
  if (cookies.length === 0 && !(isRefused && retryAfter)) return response
  const headers = new Headers(response.headers)
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  if (isRefused && retryAfter) headers.set('retry-after', retryAfter)
  return new Response(response.body, { status: response.status, headers })
}
