// Asks for the confirmation mail once more. The answer is the same for every address.
import { CircleCheck } from 'lucide'
import { useState } from 'react'
import { accountApi } from '../../api/account-client.ts'
import { Icon } from '../../ui/icon.tsx'
import { useLocale } from '../../words/language.tsx'
import { troubleText } from './trouble.ts'

export function Resend({ email }: { email: string }) {
  const { language, t } = useLocale()
  const [told, setTold] = useState<{ text: string; isSent: boolean } | null>(null)
  const [busy, setBusy] = useState(false)
  const send = async () => {
    if (busy) return
    setBusy(true)
    try {
      await accountApi(language).resendConfirmation({ email })
      setTold({ text: t('account.resent'), isSent: true })
    } catch (error) {
      setTold({ text: troubleText(error, t), isSent: false })
    }
    setBusy(false)
  }
  return (
    <div className="resend" aria-live="polite">
      {told?.isSent ? null : (
        <button type="button" className="link strong" aria-disabled={busy} onClick={send}>
          {t(busy ? 'common.sending' : 'account.resend')}
        </button>
      )}
      {told ? (
        <p className="sm row top">
          {told.isSent ? <Icon of={CircleCheck} size="s" /> : null}
          <span>{told.text}</span>
        </p>
      ) : null}
    </div>
  )
}
