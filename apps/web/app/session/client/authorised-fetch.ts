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

/** Lines are slow here, but nobody waits for ever. A form may hold a file, a JSON of this length all guides, and so may a response. */
const LONGEST_MS = 60_000
const LONGEST_FILE_MS = 5 * LONGEST_MS
const LONG_JSON = 100_000

/** @throws TypeError when the line is lost, or when nothing comes for long */
export async function authorisedFetch({ path, body, isStream, signal, ...request }: Outgoing, sender: Sender): Promise<Response> {
  const { language, token, onSpent } = sender
  const isJson = body !== undefined && !(body instanceof FormData)
  const sent = isJson ? JSON.stringify(body) : body
  const isShort = sent === undefined || (typeof sent === 'string' && sent.length < LONG_JSON)
  const limit = limited(isShort ? LONGEST_MS : LONGEST_FILE_MS, signal)
  const response = await fetch(path, {
    ...request,
    signal: limit.signal,
    headers: {
      'accept-language': language,
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(isJson ? { 'content-type': 'application/json' } : {}),
    },
    ...(sent === undefined ? {} : { body: sent as string | FormData }),
  }).catch((error: unknown) => {
    throw limit.hasEnded() ? new TypeError('The server did not respond in time') : error
  })
  limit.begin(isStream ? null : LONGEST_FILE_MS)
  learnTime(response.headers.get('date'))
  if (response.status === 401 && token !== null && (await isSpent(response)) && storedToken() === token) onSpent?.()
  return response
}

/** Ends with the signal that is given, and after so long; `begin` gives it another time from now on, or none. */
function limited(ms: number, given: AbortSignal | undefined) {
  const limit = new AbortController()
  let hasEnded = false
  let clock: ReturnType<typeof setTimeout> | undefined
  const begin = (longest: number | null) => {
    clearTimeout(clock)
    if (longest === null) return
    clock = setTimeout(() => {
      hasEnded = true
      limit.abort()
    }, longest)
  }
  begin(ms)
  if (given?.aborted) limit.abort()
  given?.addEventListener('abort', () => limit.abort(), { once: true })
  return { signal: limit.signal, hasEnded: () => hasEnded, begin }
}

const isSpent = async (response: Response): Promise<boolean> => (await answerOf(response.clone()))?.code === 'token_expired'

const answerOf = (response: Response): Promise<ErrorAnswer | null> => response.json().catch(() => null)

export const refusalOf = async (response: Response): Promise<ApiError> => new ApiError(response.status, await answerOf(response))
