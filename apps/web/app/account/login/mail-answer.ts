// The action of a page that a mail links to, and its result: on the server, for the form posts without scripts.
import { mailTokenSchema } from '@menged/contracts/accounts'
import { data } from 'react-router'
import { readForm } from '../../api/form.ts'
import { languageOf } from '../../api/language.ts'
import { type ServerApi, serverApi } from '../../api/server-api.ts'
import { type ActionArguments, resultOf } from '../../api/submit-form.ts'
import { translateIn } from '../../words/words.ts'

/** `void`: the link is used or too old; `sent`: a new mail is on its way, should the address be known. `email`: what was typed to get one. */
export type MailAnswer =
  | { state: 'done' | 'sent' }
  | { state: 'void' | 'refused'; error: string; field: string | null; email: string | null }

type MailActionArguments = ActionArguments & { params: { token: string } }
type LinkCalls = {
  /** Requests a new mail. */
  again: (api: ServerApi, email: string) => Promise<unknown>
  /** Does what the link is for, with the rest of the form. */
  use: (api: ServerApi, token: string, form: FormData) => Promise<unknown>
}

/** The one form of such a page: it uses the link, or requests a new mail by the address that was typed. */
export async function answerMail({ request, context, params: { token } }: MailActionArguments, { again, use }: LinkCalls) {
  const { language } = languageOf(request)
  const form = await readForm(request)
  const api = serverApi(context, request, language)
  if (form.get('intent') === 'again') {
    const email = String(form.get('email') ?? '')
    return await answerOf(() => again(api, email), 'sent', email)
  }
  if (!mailTokenSchema.safeParse(token).success) {
    const error = translateIn(language)('error.linkVoid')
    return data<MailAnswer>({ state: 'void', error, field: null, email: null }, { status: 410 })
  }
  return await answerOf(() => use(api, token, form), 'done', null)
}

const answerOf = (call: () => Promise<unknown>, state: 'done' | 'sent', email: string | null) =>
  resultOf<MailAnswer, MailAnswer>(
    async () => {
      await call()
      return { state }
    },
    ({ code, error, field = null }) => ({ state: code === 'link_void' ? 'void' : 'refused', error, field, email }),
  )
