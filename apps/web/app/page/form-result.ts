// What came of a form that posts with and without JavaScript. What was typed is never lost.

import { data } from 'react-router'
import { pageLanguage } from '../words/page-language.ts'
import { translateIn } from '../words/words.ts'

export type Typed<Field extends string> = Record<Field, string>
/** `fields`: the inputs that are wrong; `values`: what they held, for a page that is rendered anew. */
export type FormResult<Field extends string> =
  | { sent: true }
  | { sent: false; fields: string[]; error: string | null; values: Partial<Typed<Field>> }
export type Refused<Field extends string> = Extract<FormResult<Field>, { sent: false }>

export type ClientAction<Result> = { request: Request; serverAction: () => Promise<Result> }

/**
 * When the connection is lost the page says what `lost` makes of it. The status says that nothing has changed: the page need not be fetched
 * again, nor could it be.
 */
export async function unlessLost<Result>({ serverAction }: ClientAction<Result>, lost: (error: string) => Result) {
  try {
    return await serverAction()
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return data(lost(translateIn(pageLanguage())('error.network')), { status: 503 })
  }
}

/** The form stands where it was, with what was typed in it. */
export const keepForm = <Field extends string>(posted: ClientAction<FormResult<Field>>) =>
  unlessLost(posted, (error) => ({ sent: false, fields: [], error, values: {} }))
