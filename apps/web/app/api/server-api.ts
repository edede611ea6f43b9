// Calls of loaders and actions: in-process.
import type { Language } from '@menged/contracts/language'
import type { RouterContextProvider } from 'react-router'
import { type Api, apiClient } from './client.ts'
import { serverContext } from './context.ts'

/** The request's language and address go along, for the words of errors and the limits. */
export function serverApi(context: Readonly<RouterContextProvider>, request: Request, language: Language): Api {
  const { callApi } = context.get(serverContext)
  const cookie = request.headers.get('cookie')
  const headers: Record<string, string> = { 'accept-language': language, ...(cookie ? { cookie } : {}) }
  return apiClient(({ signal: _, ...call }) => callApi({ ...call, headers }))
}
