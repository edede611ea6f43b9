// Confirms an address by the code of its mail, for who cannot follow the link on this device.
import { type FormEvent, useState } from 'react'
import { accountApi } from '../../api/account-client.ts'
import { showModal } from '../../shell/modal-host.ts'
import { toastSuccess } from '../../shell/toast.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { useLocale } from '../../words/language.tsx'
import { isCode, SixDigits } from './six-digits.tsx'
import { troubleText } from './trouble.ts'
import { forgetTyped } from './typed.ts'

export function ConfirmByCode({ email }: { email: string }) {
  const { language, t } = useLocale()
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const code = String(new FormData(event.currentTarget).get('code') ?? '').trim()
    if (!isCode(code)) return setError(t('account.codeWrong'))
    setError(null)
    setBusy(true)
    try {
      await accountApi(language).confirmEmail({ email, code })
      forgetTyped()
      void toastSuccess(t('account.confirmed'))
      showModal('login', { email })
    } catch (refusal) {
      setError(troubleText(refusal, t))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form method="post" className="stack g12 by-code" onSubmit={submit} noValidate>
      <p className="sm soft">{t('account.codeLead')}</p>
      <SixDigits error={error} />
      <BusyButton busy={busy} className="btn o w" label={t('account.confirm')} busyLabel={t('account.confirming')} />
    </form>
  )
}
