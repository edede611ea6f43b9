// What a page behind the link of a mail answers to its form, and how it comes to it: on the server, for the form posts without scripts.
import { ApiError } from '../../api/client.ts'

/** `void`: the link is used or too old; `sent`: a new mail is on its way, should the address be known. `email`: what was typed to get one. */
export type MailAnswer =
  | { state: 'done' | 'sent' }
  | { state: 'void' | 'refused'; error: string; field: string | null; email: string | null }

/** With the status of the answer. */
export async function mailAnswer(
  ask: () => Promise<unknown>,
  state: 'done' | 'sent',
  email: string | null,
): Promise<{ answer: MailAnswer; status: number }> {
  try {
    await ask()
    return { answer: { state }, status: 200 }
  } catch (error) {
    if (!(error instanceof ApiError) || error.answer === null) throw error
    const { code, error: words, field = null } = error.answer
    return { answer: { state: code === 'link_void' ? 'void' : 'refused', error: words, field, email }, status: error.status }
  }
}
