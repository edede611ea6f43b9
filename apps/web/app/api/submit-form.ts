// What actions do with a posted form: read it, check it, make the call, and hand back what was typed where it is refused.
import type { ErrorAnswer } from '@menged/contracts/errors'
import type { Language } from '@menged/ethiopia/languages'
import { data, type RouterContextProvider } from 'react-router'
import { ApiError } from '../page/api-error.ts'
import type { FormResult, Typed } from '../page/form-result.ts'
import { apiFailure } from './failure.ts'
import { readForm, typedIn } from './form.ts'
import { languageOf } from './language.ts'
import { type ServerApi, serverApi } from './server-api.ts'

export type ActionArguments = { request: Request; context: Readonly<RouterContextProvider> }
type Checked<Body> =
  | { success: true; data: Body }
  | { success: false; error: { issues: readonly { path: readonly PropertyKey[] }[] } }

/** What became of the call; refused, the page says what `refused` makes of it, with the status. What is not there is an error of the page. */
export async function resultOf<Done, Refused>(call: () => Promise<Done>, refused: (answer: ErrorAnswer) => Refused) {
  try {
    return data<Done | Refused>(await call(), { status: 200 })
  } catch (error) {
    if (!(error instanceof ApiError) || error.answer === null || error.status === 404) apiFailure(error)
    return data<Done | Refused>(refused(error.answer), { status: error.status })
  }
}

/** `check`: by the schema of the call, so that nothing is sent that would be refused. */
export async function submitForm<Field extends string, Body>(
  { request, context }: ActionArguments,
  fields: readonly Field[],
  check: (typed: Typed<Field>, language: Language) => Checked<Body>,
  send: (api: ServerApi, body: Body) => Promise<unknown>,
) {
  const { language } = languageOf(request)
  const values = typedIn(await readForm(request), fields)
  const refused = (wrong: string[], error: string | null): FormResult<Field> => ({ sent: false, fields: wrong, error, values })
  const checked = check(values, language)
  if (!checked.success) {
    const wrong = checked.error.issues.map(({ path }) => String(path[0]))
    return data<FormResult<Field>>(refused([...new Set(wrong)], null), { status: 400 })
  }
  return resultOf<FormResult<Field>, FormResult<Field>>(
    async () => {
      await send(serverApi(context, request, language), checked.data)
      return { sent: true }
    },
    ({ field, error }) => refused(field ? [field] : [], error),
  )
}
