// When the connection is lost, the address that was typed stays in its form.
import { type ClientAction, unlessLost } from '../../page/form-result.ts'
import type { MailAnswer } from './mail-answer.ts'

export const keepMailForm = (posted: ClientAction<MailAnswer>) =>
  unlessLost<MailAnswer>(posted, (error, form) => {
    const email = form.get('intent') === 'again' ? String(form.get('email') ?? '') : null
    return { state: 'refused', error, field: null, email }
  })
