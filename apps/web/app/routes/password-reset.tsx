// The link of a reset mail. Opening it changes nothing: the token is used by the post of a new password.
import { forgotPassword, resetPassword } from '@menged/contracts/calls/account/accounts'
import { KeyRound } from 'lucide'
import { answerMail } from '../account/login/mail-answer.ts'
import { MailPage } from '../account/login/mail-page.tsx'
import { NewPasswordForm } from '../account/login/new-password-form.tsx'
import { pageMeta, WITHOUT_PATH } from '../page/meta.ts'
import { useT } from '../words/language.tsx'
import type { Route } from './+types/password-reset'

/** `token` is what the specification calls `resetToken` in one place. */
export const action = (posted: Route.ActionArgs) =>
  answerMail(posted, {
    again: (api, email) => api(forgotPassword, { body: { email } }),
    use: (api, token, form) => api(resetPassword, { body: { token, password: String(form.get('password') ?? '') } }),
  })

export { keepMailForm as clientAction } from '../account/login/connection-lost.ts'

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
