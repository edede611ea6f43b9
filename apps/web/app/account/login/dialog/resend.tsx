// Asks for the confirmation mail once more. The answer is the same for every address.
import { resendConfirmation } from '@menged/contracts/calls/account/accounts'
import { CircleCheck } from 'lucide'
import { useState } from 'react'
import { useSubmission } from '../../../dialogs/forms/submission.ts'
import { accountApi } from '../../../session/account/account-api.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useLocale } from '../../../words/language.tsx'

export function Resend({ email }: { email: string }) {
  const { language, t } = useLocale()
  const [isSent, setSent] = useState(false)
  const { busy, submit, formError } = useSubmission('account.tryAgain')
  const send = async () => setSent(await submit(() => accountApi(language)(resendConfirmation, { body: { email } })))
  const message = isSent ? t('account.resent') : formError()
  return (
    <div className="resend" aria-live="polite">
      {isSent ? null : (
        <button type="button" className="link strong" aria-disabled={busy} onClick={send}>
          {t(busy ? 'common.sending' : 'account.resend')}
        </button>
      )}
      {message ? (
        <p className="small row align-top">
          {isSent ? <Icon of={CircleCheck} size="small" /> : null}
          <span>{message}</span>
        </p>
      ) : null}
    </div>
  )
}
