// The link of a reset mail. Opening it changes nothing: the token is used by the post of a new password.
import { mailTokenSchema } from '@menged/contracts/accounts'
import { ENDPOINTS } from '@menged/contracts/endpoints'
import { KeyRound } from 'lucide'
import { data } from 'react-router'
import { serverCall } from '../api/client.ts'
import { readForm } from '../api/form.ts'
import { languageOf } from '../api/language.ts'
import { type MailAnswer, mailAnswer } from '../features/account/mail-answer.ts'
import { MailPage } from '../features/account/mail-page.tsx'
import { NewPasswordForm } from '../features/account/new-password-form.tsx'
import { pageMeta, WITHOUT_PATH } from '../shell/meta.ts'
import { useT } from '../words/language.tsx'
import { translateIn } from '../words/words.ts'
import type { Route } from './+types/password-reset'

/** `token` is what the specification calls `resetToken` in one place. */
export async function action({ request, context, params: { token } }: Route.ActionArgs) {
  const { language } = languageOf(request)
  const form = await readForm(request)
  const call = serverCall(context, request, language)
  const email = String(form.get('email') ?? '')
  if (form.get('intent') === 'again') {
    const { answer, status } = await mailAnswer(() => call(ENDPOINTS.forgotPassword, { body: { email } }), 'sent', email)
    return data(answer, { status })
  }
  if (!mailTokenSchema.safeParse(token).success) {
    const error = translateIn(language)('error.linkVoid')
    return data({ state: 'void', error, field: null, email: null } satisfies MailAnswer, { status: 410 })
  }
  const body = { token, password: String(form.get('password') ?? '') }
  const { answer, status } = await mailAnswer(() => call(ENDPOINTS.resetPassword, { body }), 'done', null)
  return data(answer, { status })
}

export { lineDown as clientAction } from '../features/account/line-down.ts'

/** The address holds a token: such a page lies in no cache, ours neither. */
export const headers = () => ({ 'cache-control': 'no-store' })

export function meta({ matches }: Route.MetaArgs) {
  return [...pageMeta(matches, (t) => ({ title: t('account.resetTitle'), isListed: false })), WITHOUT_PATH]
}

export default function PasswordReset({ actionData }: Route.ComponentProps) {
  const t = useT()
  const answer = actionData ?? null
  return (
    <MailPage
      icon={KeyRound}
      title={t('account.resetTitle')}
      lead={t('account.resetPageLead')}
      answer={answer}
      done={{ title: t('account.passwordChanged'), lead: t('account.passwordChangedLead') }}
    >
      <NewPasswordForm error={answer && 'error' in answer && answer.field === 'password' ? answer.error : null} />
    </MailPage>
  )
}
