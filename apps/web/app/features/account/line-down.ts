// When the line is down what was typed stays in its form.
import { translateIn } from '../../words/words.ts'
import type { MailAnswer } from './mail-answer.ts'

type Asked = { request: Request; serverAction: () => Promise<unknown> }

export async function lineDown({ request, serverAction }: Asked): Promise<MailAnswer> {
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
