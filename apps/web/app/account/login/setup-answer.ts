// The action of the page that makes the first administrator, and its result: on the server, for the form posts without scripts.
import { mailTokenSchema } from '@menged/contracts/accounts'
import { makeFirstAdmin } from '@menged/contracts/calls/people'
import { data, type RouterContextProvider } from 'react-router'
import { readForm } from '../../api/form.ts'
import { languageOf } from '../../api/language.ts'
import { serverApi } from '../../api/server-api.ts'
import { ApiError } from '../../page/api-error.ts'
import { translateIn } from '../../words/words.ts'

/** `void`: the link makes no administrator any more. What was typed comes back, but for the password. */
export type SetupAnswer =
  | { state: 'done' }
  | { state: 'void' | 'refused'; error: string; field: string | null; fullName: string; email: string }

type SetupArguments = { request: Request; context: Readonly<RouterContextProvider>; params: { token: string } }

export async function answerSetup({ request, context, params: { token } }: SetupArguments) {
  const { language } = languageOf(request)
  const form = await readForm(request)
  const typed = { fullName: String(form.get('fullName') ?? ''), email: String(form.get('email') ?? '') }
  const refused = (state: 'void' | 'refused', error: string, field: string | null, status: number) =>
    data<SetupAnswer>({ state, error, field, ...typed }, { status })
  if (!mailTokenSchema.safeParse(token).success) return refused('void', translateIn(language)('account.setupVoid'), null, 410)
  try {
    const body = { token, ...typed, password: String(form.get('password') ?? ''), language }
    await serverApi(context, request, language)(makeFirstAdmin, { body })
    return data<SetupAnswer>({ state: 'done' }, { status: 200 })
  } catch (error) {
    if (!(error instanceof ApiError) || error.answer === null) throw error
    const { code, error: words, field = null } = error.answer
    return refused(code === 'setup_void' ? 'void' : 'refused', words, field, error.status)
  }
}
