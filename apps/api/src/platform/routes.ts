// How a module registers a call: method and path from the contract's table, its schemas, and the errors beside them.

import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Endpoint, errorAnswerSchema } from '@menged/contracts'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest, RawServerDefault } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { AppError } from './errors.ts'

export type Api = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, ZodTypeProvider>

export const at = <Of extends Endpoint>({ method, path }: Of) => ({ method, url: path }) as const

export const answers = <Answer extends z.ZodType>(answer: Answer) => ({
  200: answer,
  '4xx': errorAnswerSchema,
  '5xx': errorAnswerSchema,
})

/** A hook of calls that answer what belongs to one person: no cache keeps it. */
export const neverKept = async (_request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  reply.header('cache-control', 'no-store')
}

/** A known path asked with another method, or nothing at all. */
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

/** PostgreSQL cannot store the character NUL; nobody types it by accident. */
export async function refuseNul({ params, query, body }: FastifyRequest): Promise<void> {
  for (const part of [params, query, body]) {
    const field = fieldWithNul(part)
    if (field !== undefined) throw new AppError('invalid_input', field === '' ? {} : { field })
  }
}

/** Without recursion: a body of 64 KB may be nested 30,000 deep. */
function fieldWithNul(root: unknown): string | undefined {
  const waiting: { value: unknown; field: string }[] = [{ value: root, field: '' }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, field } = next
    if (typeof value === 'string' && value.includes('\0')) return field
    if (typeof value !== 'object' || value === null) continue
    for (const [key, inner] of Object.entries(value)) {
      if (key.includes('\0')) return field
      waiting.push({ value: inner, field: field || key })
    }
  }
  return undefined
}
