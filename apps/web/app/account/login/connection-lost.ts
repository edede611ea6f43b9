// When the connection is lost, what was typed stays in its form.
import { translateIn } from '../../words/words.ts'
import type { MailAnswer } from './mail-answer.ts'

type ClientActionArguments = { request: Request; serverAction: () => Promise<unknown> }

export async function answerConnectionLost({ request, serverAction }: ClientActionArguments): Promise<MailAnswer> {
  const form = await request.clone().formData()
  try {
    return (await serverAction()) as MailAnswer
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    const t = translateIn(document.documentElement.lang === 'am' ? 'am' : 'en')
    return {
      state: 'refused',
      error: t('error.network'),
      field: null,
      email: form.get('intent') === 'again' ? String(form.get('email') ?? '') : null,
    }
  }
}
