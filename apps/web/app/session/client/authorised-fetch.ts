// What the browser sends to the API: in a language, with a token, and what is to be done when the server refuses the token as spent.
import type { ErrorAnswer } from '@menged/contracts/errors'
import { ApiError } from '../../page/api-error.ts'
import { storedToken } from '../session.ts'

/** A form goes as the browser encodes it, any other body as JSON. */
export type Outgoing = { method: string; path: string; body?: unknown; signal?: AbortSignal; keepalive?: boolean }
/** `onSpent`: called while the refused token is still the one that is stored. */
type Sender = { language: string; token: string | null; onSpent?: (() => void) | undefined }

/** There is no time limit: lines are slow here. */
export async function authorisedFetch({ path, body, ...request }: Outgoing, sender: Sender): Promise<Response> {
  const { language, token, onSpent } = sender
  const isJson = body !== undefined && !(body instanceof FormData)
  const response = await fetch(path, {
    ...request,
    headers: {
      'accept-language': language,
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(isJson ? { 'content-type': 'application/json' } : {}),
    },
    ...(body === undefined ? {} : { body: isJson ? JSON.stringify(body) : (body as FormData) }),
  })
  if (response.status === 401 && token !== null && (await isSpent(response)) && storedToken() === token) onSpent?.()
  return response
}

const isSpent = async (response: Response): Promise<boolean> => (await answerOf(response.clone()))?.code === 'token_expired'

const answerOf = (response: Response): Promise<ErrorAnswer | null> => response.json().catch(() => null)

export const refusalOf = async (response: Response): Promise<ApiError> => new ApiError(response.status, await answerOf(response))
