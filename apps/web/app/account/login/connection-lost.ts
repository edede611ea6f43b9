// When the connection is lost, the address that was typed stays in its form.
import { type ClientAction, unlessLost } from '../../page/form-result.ts'
import type { MailAnswer } from './mail-answer.ts'

export async function keepMailForm(posted: ClientAction<MailAnswer>) {
  const form = await posted.request.clone().formData()
  const email = form.get('intent') === 'again' ? String(form.get('email') ?? '') : null
  return unlessLost<MailAnswer>(posted, (error) => ({ state: 'refused', error, field: null, email }))
}
