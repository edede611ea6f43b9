// Answers a reader's GET from the page cache.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isHost } from '@menged/api'
import { FULL_LANGUAGES, isLanguage, LANGUAGES, type Language } from '@menged/ethiopia/languages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Handle, languageCookie, pageAddress, sendCompressed } from './bridge.ts'
import { isCached, isPrivate, type Rendered } from './cached-page.ts'
import { readerHeaders, type SendPage } from './page-answer.ts'
import type { PageCache } from './page-cache.ts'
import { Crowded } from './page-renders.ts'
import { nothingShown } from './page-subjects.ts'

const RENDER_LIMIT_MS = 10_000
/** Addresses that are their own key: nothing in them to decode, to resolve or to leave out. Most are. */
const PLAIN = new RegExp(String.raw`^/(?!/)[\w/-]*(?:\?(?:lang=(?:${LANGUAGES.join('|')})|page=\d{1,7}))?$`)

/** No render may see who asks. The cookie is part of the key also beside `?lang=`: it says whether the links of the page must keep that language. */
const keyOf = (address: string, cookie: string): string => `${address} ${cookie}`

let lastHost: string | undefined

/** Nearly all readers name the same host. */
function isUsable(host: string | undefined): boolean {
  if (host === lastHost) return true
  if (host === undefined || !isHost(host)) return false
  lastHost = host
  return true
}

/** `languages`: those that are on. */
type PageSource = { cache: PageCache; send: SendPage; languages: readonly Language[] }

/** A page that is at hand, sent before the framework looks at the request. Returns false when there is none. */
export function answerAtOnce(
  request: IncomingMessage,
  response: ServerResponse,
  { cache, send, languages }: PageSource,
): boolean {
  const { method, url = '', headers } = request
  const forwarded = headers['x-forwarded-host']
  if (method !== 'GET' || !PLAIN.test(url) || !isUsable(headers.host)) return false
  if (forwarded !== undefined && !isUsable(String(forwarded))) return false
  const page = cache.atHand(keyOf(url, languageCookie(headers.cookie, languages)))
  if (!page) return false
  send(request, response, page)
  return true
}

/** `origin` stands in every rendered address: the reader's Host header reaches no page. */
export async function answerFromCache(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    cache,
    send,
    handle,
    origin,
    languages = FULL_LANGUAGES,
    timeLimitFactor = 1,
  }: Omit<PageSource, 'languages'> & Partial<PageSource> & { handle: Handle; origin: string; timeLimitFactor?: number },
): Promise<FastifyReply> {
  const address = pageAddress(origin, request.raw.url ?? '/', languages)
  const cookie = languageCookie(request.headers.cookie, languages)
  const key = keyOf(address.pathname + address.search, cookie)
  const page = await cache.get(key, () =>
    render({ url: address, cookie, client: request, handle, languages, limitMs: RENDER_LIMIT_MS * timeLimitFactor }),
  )
  if (isCached(page)) {
    reply.hijack()
    send(request.raw, reply.raw, page)
    return reply
  }
  reply.code(page.status)
  for (const [name, value] of page.headers) reply.header(name, value)
  return sendCompressed(request, reply.headers(readerHeaders(isPrivate(page) ? 'no-store' : 'no-cache')), page.body)
}

type Rendering = {
  url: URL
  cookie: string
  client: FastifyRequest
  handle: Handle
  languages: readonly Language[]
  limitMs: number
}

/** @throws Crowded when it takes too long. Rendered for everybody, so no reader's leaving may end it; its own clock is stopped, for it would hold on to all of the page. */
async function render({ url, cookie, client, handle, languages, limitMs }: Rendering): Promise<Rendered> {
  const language = url.searchParams.get('lang')
  const headers = { ...(cookie ? { cookie } : {}), ...(isLanguage(language, languages) ? { 'accept-language': language } : {}) }
  const ended = new AbortController()
  const shown = nothingShown()
  const { promise: late, reject } = Promise.withResolvers<never>()
  const clock = setTimeout(() => {
    reject(new Crowded('a page took too long'))
    ended.abort()
  }, limitMs)
  try {
    const response = await Promise.race([handle(new Request(url, { headers, signal: ended.signal }), client, shown), late])
    return { status: response.status, headers: [...response.headers], body: Buffer.from(await response.arrayBuffer()), shown }
  } finally {
    clearTimeout(clock)
  }
}
