// The typed client: what is said of a call in the contract, over two transports (in-process while rendering, fetch in the browser).
import { type AnswerOf, type Call, type Endpoint, type InputOf, pathOf } from '@menged/contracts/calls/call'
import type { ErrorAnswer } from '@menged/contracts/errors'
import type { Language } from '@menged/contracts/language'
import type { RouterContextProvider } from 'react-router'
import { ApiError } from './api-error.ts'
import { serverContext } from './context.ts'
import { storedToken } from './session.ts'

export type Transport = (call: {
  method: string
  path: string
  body?: unknown
  /** Ends a call that nobody waits for any more. */
  signal?: AbortSignal
}) => Promise<{ status: number; json: () => unknown | Promise<unknown> }>

export { ApiError }

/** A call without parts is made without a second argument. */
type Arguments<Of> = unknown extends InputOf<Of> ? [] : [asked: InputOf<Of> & { signal?: AbortSignal }]
/** Makes a call and returns its answer. @throws {ApiError} when it is refused. */
export type Api = <Of extends Call>(call: Of, ...asked: Arguments<Of>) => Promise<AnswerOf<Of>>

type CallParts = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown; signal?: AbortSignal }

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

/** The client for loaders and actions: in-process. The request's language and address go along, for the words of errors and the limits. */
export function serverApi(context: Readonly<RouterContextProvider>, request: Request, language: Language): Api {
  const { callApi } = context.get(serverContext)
  const cookie = request.headers.get('cookie')
  const headers: Record<string, string> = { 'accept-language': language, ...(cookie ? { cookie } : {}) }
  return apiClient(({ signal: _, ...call }) => callApi({ ...call, headers }))
}

/**
 * The client for the browser: `fetch` with the language of the page, and the token of whoever is signed in. There is no time limit: lines
 * are slow here.
 */
export const browserApi = (language: Language): Api =>
  apiClient(({ method, path, body, signal }) => {
    const token = storedToken()
    return fetch(path, {
      method,
      headers: {
        'accept-language': language,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    })
  })
