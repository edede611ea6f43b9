// What the browser sends to the API: in a language, with a token, and what is to be done when the server refuses the token as spent.
import type { ErrorAnswer } from '@menged/contracts/errors'
import { ApiError } from '../../page/api-error.ts'
import { learnTime } from '../../page/deferred/server-time.ts'
import { storedToken } from '../session.ts'

/** A form goes as the browser encodes it, any other body as JSON. */
export type Outgoing = {
  method: string
  path: string
  body?: unknown
  signal?: AbortSignal
  keepalive?: boolean
  /** The response may come for long, once it has begun. */
  isStream?: boolean
}
/** `onSpent`: called while the refused token is still the one that is stored. */
type Sender = { language: string; token: string | null; onSpent?: (() => void) | undefined }

/** Lines are slow here, but nobody waits for ever. A form may hold a file. */
const LONGEST_MS = 60_000
const LONGEST_FORM_MS = 5 * LONGEST_MS

/** @throws TypeError when the line is lost, or when nothing comes for long */
export async function authorisedFetch({ path, body, isStream, signal, ...request }: Outgoing, sender: Sender): Promise<Response> {
  const { language, token, onSpent } = sender
  const isJson = body !== undefined && !(body instanceof FormData)
  const limit = limited(body instanceof FormData ? LONGEST_FORM_MS : LONGEST_MS, signal)
  const response = await fetch(path, {
    ...request,
    signal: limit.signal,
    headers: {
      'accept-language': language,
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(isJson ? { 'content-type': 'application/json' } : {}),
    },
    ...(body === undefined ? {} : { body: isJson ? JSON.stringify(body) : (body as FormData) }),
  }).catch((error: unknown) => {
    throw limit.isOver() ? new TypeError('The server did not respond in time') : error
  })
  if (isStream) limit.lift()
  learnTime(response.headers.get('date'))
  if (response.status === 401 && token !== null && (await isSpent(response)) && storedToken() === token) onSpent?.()
  return response
}

/** Ends with the signal that is given, and after so long. */
function limited(ms: number, given: AbortSignal | undefined) {
  const limit = new AbortController()
  let isOver = false
  const clock = setTimeout(() => {
    isOver = true
    limit.abort()
  }, ms)
  if (given?.aborted) limit.abort()
  given?.addEventListener('abort', () => limit.abort())
  return { signal: limit.signal, isOver: () => isOver, lift: () => clearTimeout(clock) }
}

const isSpent = async (response: Response): Promise<boolean> => (await answerOf(response.clone()))?.code === 'token_expired'

const answerOf = (response: Response): Promise<ErrorAnswer | null> => response.json().catch(() => null)

export const refusalOf = async (response: Response): Promise<ApiError> => new ApiError(response.status, await answerOf(response))
