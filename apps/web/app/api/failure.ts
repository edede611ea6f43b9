// A refused call becomes the page's own response: same status, Retry-After when the data is away.
import { data } from 'react-router'
import { ApiError } from '../page/api-error.ts'
import type { ServerContext } from './context.ts'

/** After so many seconds a reader may try again. */
export const RETRY_SECONDS = '5'

export function apiFailure(error: unknown): never {
  if (!(error instanceof ApiError)) throw error
  const { status, answer } = error
  throw data(answer, { status, ...(status === 503 || status === 429 ? { headers: { 'retry-after': RETRY_SECONDS } } : {}) })
}

/** What a page can be read without: that it is missing is only logged. */
export const doWithout = (part: string, log: ServerContext['log']) => (error: unknown) => {
  log(`${part} left out`, error)
  return null
}
