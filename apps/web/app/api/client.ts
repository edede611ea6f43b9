// The typed client: what is said of a call in the contract, over a transport: in-process while rendering (server-api.ts), fetch in the browser
// (session/client/).
import { type AnswerOf, type Call, type Endpoint, type InputOf, pathOf } from '@menged/contracts/calls/call'
import type { ErrorAnswer } from '@menged/contracts/errors'
import { ApiError } from '../page/api-error.ts'

type Transport = (call: {
  method: string
  path: string
  body?: unknown
  /** Ends a call that nobody waits for any more. */
  signal?: AbortSignal
}) => Promise<{ status: number; json: () => unknown | Promise<unknown> }>

/** A call without parts is made without a second argument. */
export type Arguments<Of> = unknown extends InputOf<Of> ? [] : [input: InputOf<Of> & { signal?: AbortSignal }]
/** Makes a call and returns its response. @throws {ApiError} when it is refused. */
export type Api = <Of extends Call>(call: Of, ...input: Arguments<Of>) => Promise<AnswerOf<Of>>

export type CallParts = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown; signal?: AbortSignal }

export function apiClient(transport: Transport): Api {
  const call = async ({ method, path }: Endpoint, { params, query, body, signal }: CallParts = {}): Promise<unknown> => {
    const search = query ? `?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}` : ''
    const response = await transport({
      method,
      path: pathOf(path, params) + search,
      ...(body === undefined ? {} : { body }),
      ...(signal ? { signal } : {}),
    })
    const answer = await response.json()
    if (response.status >= 400) throw new ApiError(response.status, answer as ErrorAnswer)
    return answer
  }
  return call as Api
}
