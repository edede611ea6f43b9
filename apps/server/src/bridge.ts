// Between Fastify and the router's fetch types: a Request in, a Response out, compressed on the way.
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LANGUAGE_KEY, languageFromCookie, storedAs } from '@menged/contracts/language'
import { knownQuery } from '@menged/contracts/page-queries'
import { FULL_LANGUAGES, isLanguage, type Language } from '@menged/ethiopia/languages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { encodingFor } from './encoding.ts'
import { readerHeaders } from './page-answer.ts'
import type { Shown } from './page-subjects.ts'

/** `shown` takes in what the page shows. */
export type Handle = (request: Request, client: FastifyRequest, shown?: Shown) => Promise<Response>

const brotli = promisify(brotliCompress)
/** Largest form that a page takes, in bytes. */
const FORM_LIMIT = 64 * 1024
const COMPRESSIBLE = /^(text\/|application\/(json|javascript|manifest))/
/** About a millisecond a page. These answers are sent once; what is sent again lies in the page cache, at the best quality. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** `languages`: those that are on. */
export async function bridge(
  request: FastifyRequest,
  reply: FastifyReply,
  handle: Handle,
  languages: readonly Language[] = FULL_LANGUAGES,
): Promise<FastifyReply> {
  const refused = refusedLength(request)
  if (refused) return reply.code(refused).header('connection', 'close').type('text/plain; charset=utf-8').send(String(refused))
  if (isForeignForm(request)) {
    request.log.warn('a form of another site was refused')
    return reply.code(400).header('connection', 'close').type('text/plain; charset=utf-8').send('400')
  }
  const aborted = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) aborted.abort()
  })
  const response = await handle(toRequest(request, aborted.signal, languages), request)
  reply.code(response.status)
  for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value)
  reply.headers(readerHeaders(request.method === 'POST' ? 'no-store' : 'no-cache'))
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie)
  if (!response.body) return reply.send()
  return sendCompressed(request, reply, Buffer.from(await response.arrayBuffer()))
}

/** Bodies are read by the router, past Fastify's own limit: their length must be said, and be small. */
function refusedLength({ headers }: FastifyRequest): 411 | 413 | null {
  if (headers['transfer-encoding'] !== undefined) return 411
  return Number(headers['content-length'] ?? 0) > FORM_LIMIT ? 413 : null
}

/** Posted from another site, in a reader's name. The router compares as well, but tells it as a fault of ours. */
function isForeignForm({ method, headers, protocol, host }: FastifyRequest): boolean {
  if (method === 'GET' || method === 'HEAD') return false
  const { origin, 'sec-fetch-site': site } = headers
  // Another host of the same site is another's as well; `none` is the reader's own doing.
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).origin !== new URL(`${protocol}://${host}`).origin)
}

/** The address of a page. Nothing in the target may name another host: forms are trusted by it. */
export function ownAddress(origin: string, target: string): URL {
  const address = new URL(origin + target)
  if (address.origin === new URL(origin).origin && !address.pathname.startsWith('//')) return address
  throw Object.assign(new Error('The target of the request is no path of ours.'), { statusCode: 400 })
}

/** The address as its page sees it: with that page's query keys, and no other, and in no language that is off. */
export function pageAddress(origin: string, target: string, languages: readonly Language[] = FULL_LANGUAGES): URL {
  const address = ownAddress(origin, target)
  const asked = address.searchParams.get('lang')
  if (isLanguage(asked) && !languages.includes(asked)) address.searchParams.delete('lang')
  address.search = knownQuery(address.pathname, address.searchParams)
  return address
}

/** The cookie that pages depend on, and nothing else of the reader. */
export function languageCookie(cookies: string | undefined, languages: readonly Language[]): string {
  const language = cookies === undefined ? null : languageFromCookie(cookies, languages)
  return language === null ? '' : `${LANGUAGE_KEY}=${storedAs(language)}`
}

function toRequest(request: FastifyRequest, signal: AbortSignal, languages: readonly Language[]): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && !name.startsWith(':')) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  headers.set('cookie', languageCookie(request.headers.cookie, languages))
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  return new Request(pageAddress(`${request.protocol}://${request.host}`, request.raw.url ?? '/', languages), {
    method: request.method,
    headers,
    signal,
    ...(hasBody ? { body: request.raw as unknown as BodyInit, duplex: 'half' } : {}),
  } as RequestInit)
}

export async function sendCompressed(request: FastifyRequest, reply: FastifyReply, body: Buffer): Promise<FastifyReply> {
  const type = String(reply.getHeader('content-type') ?? '')
  if (!COMPRESSIBLE.test(type) || body.length < 1024) return reply.send(body)
  const encoding = encodingFor(request.headers['accept-encoding'])
  if (encoding === 'identity') return reply.send(body)
  reply.header('content-encoding', encoding)
  return reply.send(encoding === 'br' ? await brotli(body, QUICK) : await promisify(gzip)(body))
}
