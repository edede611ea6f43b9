// Calls that return a file instead of data.
import { type Endpoint, requestOf } from '@menged/contracts/calls/call'
import type { Language } from '@menged/ethiopia/languages'
import { refusalOf } from '../client/authorised-fetch.ts'
import { sessionFetch } from './session-fetch.ts'

type Parts = { params?: Record<string, string>; query?: Record<string, string>; body?: unknown }

/** @throws {ApiError} when it is refused */
export async function fetchFile(call: Endpoint, { params, query, body }: Parts, language: Language): Promise<Blob> {
  const { method, path } = requestOf(call, params)
  const address = query ? `${path}?${new URLSearchParams(query)}` : path
  const response = await sessionFetch({ method, path: address, body }, language)
  if (!response.ok) throw await refusalOf(response)
  return response.blob()
}
