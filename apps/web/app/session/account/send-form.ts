// A form with a file, sent as the browser encodes it. Everything else goes by the typed client.
import type { AnswerOf, Call } from '@menged/contracts/calls/call'
import type { Language } from '@menged/ethiopia/languages'
import { refusalOf } from '../client/authorised-fetch.ts'
import { sessionFetch } from './session-fetch.ts'

/** @throws {ApiError} when it is refused */
export async function sendForm<Of extends Call & { upload: true }>(
  { method, path }: Of,
  form: FormData,
  language: Language,
): Promise<AnswerOf<Of>> {
  const response = await sessionFetch({ method, path, body: form }, language)
  if (!response.ok) throw await refusalOf(response)
  return response.json()
}
