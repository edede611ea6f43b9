// Calls that answer with a file instead of data.
import { type Endpoint, requestOf } from '@menged/contracts/calls/call'
import type { ErrorAnswer } from '@menged/contracts/errors'
import type { Language } from '@menged/contracts/language'
import { ApiError } from '../../../page/api-error.ts'
import { endSession } from '../../../session/account/stored-session.ts'
import { storedToken } from '../../../session/session.ts'

type Asked = { params?: Record<string, string>; query?: Record<string, string>; body?: unknown }

/** @throws {ApiError} when it is refused */
export async function fetchFile(call: Endpoint, { params, query, body }: Asked, language: Language): Promise<Blob> {
  const { method, path } = requestOf(call, params)
  const token = storedToken()
  const response = await fetch(query ? `${path}?${new URLSearchParams(query)}` : path, {
    method,
    headers: {
      'accept-language': language,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (response.ok) return response.blob()
  const answer = (await response.json().catch(() => null)) as ErrorAnswer | null
  const error = new ApiError(response.status, answer)
  if (answer?.code === 'token_expired' && token !== null && storedToken() === token) endSession('expired')
  throw error
}
