// What came of a form that posts with and without JavaScript. What was typed is never lost.

import { data } from 'react-router'
import { pageLanguage } from '../words/page-language.ts'
import { translateIn } from '../words/words.ts'

export type Typed<Field extends string> = Record<Field, string>
/** `fields`: the inputs that are wrong. */
export type FormResult<Field extends string> =
  | { sent: true }
  | { sent: false; fields: string[]; error: string | null; values: Typed<Field> }
export type Refused<Field extends string> = Extract<FormResult<Field>, { sent: false }>

export const typedIn = <Field extends string>(form: FormData, fields: readonly Field[]) =>
  Object.fromEntries(fields.map((field) => [field, String(form.get(field) ?? '')])) as Typed<Field>

export type ClientAction<Result> = { request: Request; serverAction: () => Promise<Result> }

/**
 * When the connection is lost the page says what `lost` makes of it. The status says that nothing has changed: the page need not be fetched
 * again, nor could it be.
 */
export async function unlessLost<Result>(
  { request, serverAction }: ClientAction<Result>,
  lost: (error: string, form: FormData) => Result,
) {
  const form = await request.clone().formData()
  try {
    return await serverAction()
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return data(lost(translateIn(pageLanguage())('error.network'), form), { status: 503 })
  }
}

export const keepForm = <Field extends string>(asked: ClientAction<FormResult<Field>>, fields: readonly Field[]) =>
  unlessLost(asked, (error, form) => ({ sent: false, fields: [], error, values: typedIn(form, fields) }))
