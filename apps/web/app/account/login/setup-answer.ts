// The action of the page that makes the first administrator: on the server, for the form posts without scripts.
import { mailTokenSchema } from '@menged/contracts/accounts'
import { makeFirstAdmin } from '@menged/contracts/calls/admin/people'
import { data } from 'react-router'
import { readForm, typedIn } from '../../api/form.ts'
import { languageOf } from '../../api/language.ts'
import { serverApi } from '../../api/server-api.ts'
import { type ActionArguments, resultOf } from '../../api/submit-form.ts'
import { translateIn } from '../../words/words.ts'
import { SETUP_FIELDS, type SetupAnswer } from './setup-page.tsx'

type SetupArguments = ActionArguments & { params: { token: string } }

export async function answerSetup({ request, context, params: { token } }: SetupArguments) {
  const { language } = languageOf(request)
  const form = await readForm(request)
  const typed = typedIn(form, SETUP_FIELDS)
  if (!mailTokenSchema.safeParse(token).success) {
    const error = translateIn(language)('account.setupVoid')
    return data<SetupAnswer>({ state: 'void', error, field: null, typed }, { status: 410 })
  }
  return resultOf<SetupAnswer, SetupAnswer>(
    async () => {
      const body = { token, ...typed, password: String(form.get('password') ?? ''), language }
      await serverApi(context, request, language)(makeFirstAdmin, { body })
      return { state: 'done' }
    },
    ({ code, error, field = null }) => ({ state: code === 'setup_void' ? 'void' : 'refused', error, field, typed }),
  )
}
