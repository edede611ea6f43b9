// A form with a file, sent as the browser encodes it. Everything else goes by the typed client.
import type { AnswerOf, Call } from '@menged/contracts/calls/call'
import type { ErrorAnswer } from '@menged/contracts/errors'
import type { Language } from '@menged/contracts/language'
import { ApiError } from '../../page/api-error.ts'
import { storedToken } from '../session.ts'
import { endSession } from './stored-session.ts'

/** @throws {ApiError} when it is refused */
export async function sendForm<Of extends Call & { upload: true }>(
  call: Of,
  form: FormData,
  language: Language,
): Promise<AnswerOf<Of>> {
  const token = storedToken()
  const response = await fetch(call.path, {
    method: call.method,
    headers: { 'accept-language': language, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: form,
  })
  const answer: unknown = await response.json()
  if (response.ok) return answer as AnswerOf<Of>
  const error = new ApiError(response.status, answer as ErrorAnswer)
  if (error.answer?.code === 'token_expired' && token !== null && storedToken() === token) endSession('expired')
  throw error
}
