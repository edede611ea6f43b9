// The link of a confirmation mail. Opening it changes nothing (mail scanners open links too): the token is used by the button's post.
import { confirmEmail, resendConfirmation } from '@menged/contracts/calls/account/accounts'
import { MailCheck } from 'lucide'
import { Form, useNavigation } from 'react-router'
import { answerMail } from '../account/login/mail-answer.ts'
import { MailPage } from '../account/login/mail-page.tsx'
import { pageMeta, WITHOUT_PATH } from '../page/meta.ts'
import { useSession } from '../session/session.ts'
import { BusyButton } from '../ui/forms/busy-button.tsx'
import { useT } from '../words/language.tsx'
import type { Route } from './+types/email-confirmation'

export const action = (posted: Route.ActionArgs) =>
  answerMail(posted, {
    again: (api, email) => api(resendConfirmation, { body: { email } }),
    use: (api, token) => api(confirmEmail, { body: { token } }),
  })

export { keepMailForm as clientAction } from '../account/login/connection-lost.ts'

/** The address holds a token: such a page lies in no cache, ours neither. */
export const headers = () => ({ 'cache-control': 'no-store' })

export function meta({ matches }: Route.MetaArgs) {
  return [...pageMeta(matches, (t) => ({ title: t('account.confirmTitle'), isListed: false })), WITHOUT_PATH]
}

export default function EmailConfirmation({ actionData }: Route.ComponentProps) {
  const t = useT()
  const busy = useNavigation().formMethod === 'POST'
  const signedIn = useSession(({ isAuthenticated }) => isAuthenticated)
  return (
    <MailPage
      icon={MailCheck}
      title={t('account.confirmTitle')}
      lead={t('account.confirmLead')}
      answer={actionData ?? null}
      keepsSession
      done={{ title: t('account.confirmed'), lead: t(signedIn ? 'account.confirmedHere' : 'account.confirmedLead') }}
    >
      <Form discover="none" method="post">
        <BusyButton busy={busy} label={t('account.confirmEmail')} busyLabel={t('account.confirming')} />
      </Form>
    </MailPage>
  )
}
