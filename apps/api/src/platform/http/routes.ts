// How a module serves a call: everything about it comes from the contract but what is done.

import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Call, errorAnswerSchema, type Limit } from '@menged/contracts'
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RawServerDefault,
  RouteShorthandOptions,
} from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { allow, signedIn } from '../access.ts'
import { AppError } from '../errors.ts'

export type Api = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, ZodTypeProvider>

export const answers = <Answer extends z.ZodType>(answer: Answer) => ({
  200: answer,
  '4xx': errorAnswerSchema,
  '5xx': errorAnswerSchema,
})

/** What a handler returns: with what was requested, or that it is done. */
export const ok = <Data>(data: Data) => ({ success: true as const, data })
export const done = { success: true } as const

type Parsed<Of, Name extends string> = Of extends Record<Name, infer Schema extends z.ZodType> ? z.output<Schema> : unknown

/** A request whose parts have passed the schemas of the call. */
type Served<Of extends Call> = Omit<FastifyRequest, 'params' | 'query' | 'body'> & {
  params: Parsed<Of, 'params'>
  query: Parsed<Of, 'query'>
  body: Parsed<Of, 'body'>
}

type Handler<Of extends Call> = (request: Served<Of>, reply: FastifyReply) => Promise<z.input<Of['answer']>>

/** Registers a call of the contract: its path, schemas, permission and limit, with its handler. */
export function serve<const Of extends Call>(
  app: Api,
  call: Of,
  handler: Handler<Of>,
  options: Pick<RouteShorthandOptions, 'exposeHeadRoute'> = {},
): void {
  const { method, path, tag, summary, params, query, body, bodyBytes, answer, limit } = call
  const limited = limit ? [limitBy(limit)] : []
  app.route({
    ...options,
    ...(bodyBytes && { bodyLimit: bodyBytes }),
    method,
    url: path,
    schema: {
      tags: [tag],
      summary,
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      response: answers(answer),
    },
    onRequest: [allow(call.may), ...(limit?.early ? limited : [])],
    preHandler: limit?.early ? [] : limited,
    handler: handler as never,
  })
}

const limitBy =
  ({ name, per }: Limit) =>
  async (request: FastifyRequest): Promise<void> => {
    const { limits } = request.server
    if (per === 'account') signedIn(request)
    await limits.check(name, request)
  }

/** A known path requested with another method, or nothing at all. */
export function refuseUnknown(routes: Iterable<{ method: string; url: string }>) {
  const known = [...routes].map(({ method, url }) => ({ method, pattern: patternOf(url) }))
  return async (request: FastifyRequest, _reply: FastifyReply): Promise<never> => {
    const path = request.url.split('?', 1)[0] ?? ''
    const methods = known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
    // The right method still comes here when a part of the address is too long to be an id.
    if (methods.length === 0 || methods.includes(request.method)) throw new AppError('not_found')
    const allowed = [...new Set(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))]
    throw new AppError('method_not_allowed', { headers: { allow: allowed.join(', ') } })
  }
}

const patternOf = (url: string): RegExp => new RegExp(`^${url.replace(/[.]/g, '\\.').replace(/:\w+/g, '[^/]+')}$`)

/**
 * PostgreSQL cannot store the character NUL; nobody types it by accident. Half a letter is neither stored in JSON nor sent: it becomes the sign
 * of a letter that was lost, here, before anybody looks at it.
 */
export async function refuseUnstorable({ params, query, body }: FastifyRequest): Promise<void> {
  for (const part of [params, query, body]) {
    const field = fieldThatCannotBeStored(part)
    if (field !== undefined) throw new AppError('invalid_input', field === '' ? {} : { field })
  }
}

const isUnstorable = (text: string): boolean => text.includes('\0')

/** Deeper bodies are made to exhaust whoever walks them. */
const MOST_NESTED = 64

/** Without recursion: a body of 64 KB may be nested 30,000 deep. Mends half letters on its way; a name with one is nobody's field. */
function fieldThatCannotBeStored(root: unknown): string | undefined {
  if (typeof root === 'string' && isUnstorable(root)) return ''
  const waiting: { value: unknown; field: string; depth: number }[] = [{ value: root, field: '', depth: 0 }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, field, depth } = next
    if (typeof value !== 'object' || value === null) continue
    if (depth > MOST_NESTED) return Array.isArray(root) ? '' : field
    const holder = value as Record<string, unknown>
    for (const [key, inner] of Object.entries(holder)) {
      if (isUnstorable(key) || !key.isWellFormed()) return field
      if (typeof inner !== 'string') waiting.push({ value: inner, field: field || key, depth: depth + 1 })
      else if (isUnstorable(inner)) return field || key
      else if (!inner.isWellFormed()) holder[key] = inner.toWellFormed()
    }
  }
  return undefined
}
