// When the connection is lost, what was typed stays in its form.
import { translateIn } from '../../words/words.ts'
import type { SetupAnswer } from './setup-answer.ts'

export async function answerSetupLost({ serverAction }: { serverAction: () => Promise<unknown> }): Promise<SetupAnswer> {
  try {
    return (await serverAction()) as SetupAnswer
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    const t = translateIn(document.documentElement.lang === 'am' ? 'am' : 'en')
    return { state: 'refused', error: t('error.network'), field: null, fullName: '', email: '' }
  }
}
