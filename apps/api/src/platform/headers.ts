// Security headers: one table, put on every response, also on those that never reach a Fastify hook.

import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { DEFAULT_LANGUAGE, ERRORS, type ErrorCode, type Language } from '@menged/contracts'
import { YEAR_SECONDS } from '@menged/ethiopia/durations'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import { AppError, errorAnswer } from './errors.ts'

type HeaderTable = Readonly<Record<string, string>>
type Addressed = Pick<Config, 'publicUrl'>

/** After a logout no cached responses stay on a shared computer. */
export const CLEAR_CACHE: HeaderTable = { 'clear-site-data': '"cache"' }

/** What a response of the API may do when somebody opens it as a page: nothing. */
export const API_CSP = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** For responses that bring no policy of their own; pages do. */
const LEAST_CSP = "base-uri 'none'; frame-ancestors 'none'; object-src 'none'"

export function securityHeaders(config: Addressed): HeaderTable {
  return {
    'content-security-policy': LEAST_CSP,
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // Over plain http browsers ignore it; sent there it would be a promise that nobody can keep.
    ...(config.publicUrl?.startsWith('https:')
      ? { 'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains` }
      : {}),
  }
}

/** Responses of `/api`: data, never a page, never for a search engine. */
export function apiHeaders(config: Addressed): HeaderTable {
  return {
    ...securityHeaders(config),
    'content-security-policy': API_CSP,
    'cross-origin-resource-policy': 'same-origin',
    'x-robots-tag': 'noindex',
  }
}

export function sendSecurityHeaders(app: FastifyInstance, config: Addressed): void {
  const table = securityHeaders(config)
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(table)
  })
}

/** Node's names for what it cannot parse. */
const REFUSALS: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
}

/** For requests that Node itself refuses: no request object, no hooks, only a socket. */
export function clientErrorHandler(config: Addressed) {
  const table = apiHeaders(config)
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    if (socket.writable) socket.write(rawAnswer(REFUSALS[error.code ?? ''] ?? 'malformed_request', table))
    socket.destroy(error)
  }
}

/** `Expect:` with anything but `100-continue`: Node would respond by itself. */
export function refuseExpectations(app: FastifyInstance, config: Addressed): void {
  const { status, headers, body } = refusal('expectation_failed', apiHeaders(config))
  app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(status, headers).end(body)
  })
}

function refusal(code: ErrorCode, table: HeaderTable, language: Language = DEFAULT_LANGUAGE) {
  const body = JSON.stringify(errorAnswer(new AppError(code), language))
  const headers = {
    ...table,
    'cache-control': 'no-store',
    connection: 'close',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
  }
  return { status: ERRORS[code].status, headers, body }
}

function rawAnswer(code: ErrorCode, table: HeaderTable): string {
  const { status, headers, body } = refusal(code, table)
  const lines = Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\r\n')
  return `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines}\r\n\r\n${body}`
}
