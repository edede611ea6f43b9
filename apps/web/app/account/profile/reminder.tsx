// Until a personal account has confirmed its address: the way to it, and the mail once more.
import { resendConfirmation } from '@menged/contracts/calls/account/accounts'
import { MailWarning } from 'lucide'
import { useState } from 'react'
import { useSubmission } from '../../dialogs/forms/submission.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { Icon } from '../../ui/icon.tsx'
import { useLocale } from '../../words/language.tsx'

export default function Reminder({ email }: { email: string }) {
  const { language, t } = useLocale()
  const [sent, setSent] = useState(false)
  const { busy, submit, formError } = useSubmission()
  const resend = async () => setSent(await submit(() => accountApi(language)(resendConfirmation, { body: { email } })))
  return (
    <div className="note reminder">
      <Icon of={MailWarning} />
      <div className="stack gap-4 grow" aria-live="polite">
        <p className="strong">{t('profile.confirmFirst')}</p>
        <p className="small">{sent ? t('profile.linkSent', { email }) : t('profile.confirmText', { email })}</p>
        {formError() ? <p className="small red">{formError()}</p> : null}
        {sent ? null : (
          <button type="button" className="button outline small" aria-disabled={busy} onClick={resend}>
            {t('account.resend')}
          </button>
        )}
      </div>
    </div>
  )
}
