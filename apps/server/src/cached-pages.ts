// Answers a reader's GET from the page cache.
import { isLanguage, LANGUAGE_KEY, languageFromCookie, toContentLanguage } from '@menged/contracts/language'
import { knownQuery } from '@menged/contracts/page-queries'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { dependOnReader, type Handle, ownAddress } from './bridge.ts'
import { encodingFor } from './encoding.ts'
import { bodyIn, isCached, type PageCache, type Rendered } from './page-cache.ts'

const RENDER_LIMIT_MS = 10_000

/** The cookie that pages depend on, and nothing else of the reader: no render may see who asks. */
function languageCookie(request: FastifyRequest): string {
  const language = languageFromCookie(request.headers.cookie ?? '')
  return language === null ? '' : `${LANGUAGE_KEY}=${toContentLanguage(language)}`
}

/** `origin` stands in every rendered address: the reader's Host header reaches no page. */
export async function answerFromCache(
  request: FastifyRequest,
  reply: FastifyReply,
  cache: PageCache,
  handle: Handle,
  origin: string,
): Promise<FastifyReply> {
  const asked = ownAddress(origin, request.raw.url ?? '/')
  const query = knownQuery(asked.searchParams)
  const cookie = languageCookie(request)
  const address = asked.pathname + (query && `?${query}`)
  // The cookie is part of the key also beside `?lang=`: it says whether the links of the page must keep that language.
  const page = await cache.get(`${address} ${cookie}`, () => render(new URL(origin + address), cookie, request, handle))
  reply.code(page.status)
  for (const [name, value] of page.headers) reply.header(name, value)
  dependOnReader(reply, isCached(page) && page.stale ? 'no-store' : 'no-cache')
  if (!isCached(page)) return reply.send(request.method === 'HEAD' ? null : page.body)
  if (page.stale) reply.header('warning', '110 - "the data is away; this is what was last known"')
  const encoding = encodingFor(request.headers['accept-encoding'])
  const etag = `"${page.etag}${encoding === 'identity' ? '' : `-${encoding}`}"`
  reply.header('etag', etag)
  if (request.headers['if-none-match']?.split(/\s*,\s*/).includes(etag)) return reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(await bodyIn(page, encoding))
}

/** Rendered for everybody, so no reader's leaving may end it. */
async function render(url: URL, cookie: string, client: FastifyRequest, handle: Handle): Promise<Rendered> {
  const language = url.searchParams.get('lang')
  const headers = { ...(cookie ? { cookie } : {}), ...(isLanguage(language) ? { 'accept-language': language } : {}) }
  const response = await handle(new Request(url, { headers, signal: AbortSignal.timeout(RENDER_LIMIT_MS) }), client)
  return { status: response.status, headers: [...response.headers], body: Buffer.from(await response.arrayBuffer()) }
}
