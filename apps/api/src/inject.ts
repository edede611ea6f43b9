// Calls the API inside the process: what pages use while they are rendered on the server.
import type { FastifyInstance, InjectOptions } from 'fastify'
import { AS_OBJECT, handedOver } from './platform/http/answers.ts'

export type ApiCall = {
  method: string
  /** With its query. */
  path: string
  body?: unknown
  /** Of the visitor's own request; only those that the API reads are passed on. */
  headers?: Record<string, string | string[] | undefined>
  /** The visitor's address as the server has worked it out. */
  remoteAddress?: string
}
/** `json`: the answer as an object, which its schema has checked. */
export type ApiAnswer = { status: number; json: () => unknown; headers: Record<string, string | string[] | undefined> }

/** Forwarding headers stay out: the server has read them already, and a second reading could be led astray. */
const PASSED_ON = ['accept-language', 'authorization', 'cookie', 'host', 'user-agent']

export function apiCaller(api: FastifyInstance): (call: ApiCall) => Promise<ApiAnswer> {
  return async ({ method, path, body, headers = {}, remoteAddress }) => {
    const passed = Object.fromEntries(PASSED_ON.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])))
    const response = await api.inject({
      method: method as NonNullable<InjectOptions['method']>,
      url: path,
      headers: { ...passed, [AS_OBJECT]: '', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      ...(remoteAddress === undefined ? {} : { remoteAddress }),
    })
    return {
      status: response.statusCode,
      json: () => handedOver(response.raw.req) ?? response.json(),
      headers: response.headers as Record<string, string | string[] | undefined>,
    }
  }
}
