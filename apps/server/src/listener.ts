// The HTTP server itself: its timeouts, and the requests that it handles before the framework.
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { readyTeller } from '@menged/api'

/** Handles the request, or says that the framework has to. */
export type AnswerAtOnce = (request: IncomingMessage, response: ServerResponse) => boolean

/** What pages are routed by; it stands in the log in place of an address. */
export const PAGES = '/*'

/** Milliseconds. Long enough for a phone on a 2G line, short enough that nobody holds connections by doing nothing. */
export const PATIENCE = {
  /** For all headers of a request: a kilobyte or two. */
  headersTimeout: 20_000,
  /** For a whole request: a form of 64 KB. */
  requestTimeout: 60_000,
  connectionsCheckingInterval: 5_000,
  /** Between two requests; above the 60 s after which a proxy closes of itself. */
  keepAliveTimeout: 72_000,
}
/** Without a byte in either direction, in the middle of a response as well: longer than a radio gap, short enough that unread responses go. */
const SILENCE_MS = 30_000

/** RFC 9112, 3.2: which of them is meant is unknown, and a proxy may have taken the other one. */
export function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0
  for (let i = 0; i < rawHeaders.length; i += 2)
    if (rawHeaders[i]?.length === 4 && rawHeaders[i]?.toLowerCase() === 'host') hosts += 1
  return hosts > 1
}

export function createListener(answerAtOnce: AnswerAtOnce, tell: ReturnType<typeof readyTeller>, patience = PATIENCE) {
  return (handler: RequestListener): Server =>
    createServer({ requireHostHeader: false, ...patience }, (request, response) => {
      if (hasTwoHosts(request.rawHeaders)) return void response.writeHead(400, { connection: 'close' }).end()
      const begun = performance.now()
      if (!answerAtOnce(request, response)) return handler(request, response)
      tell({ method: request.method ?? '', route: PAGES, status: response.statusCode, ms: performance.now() - begun })
    }).setTimeout(SILENCE_MS)
}
