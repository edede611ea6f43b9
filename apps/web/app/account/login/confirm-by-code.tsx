// Confirms an address by the code of its mail, for who cannot follow the link on this device.
import { confirmEmail } from '@menged/contracts/calls/accounts'
import type { FormEvent } from 'react'
import { useSubmission } from '../../dialogs/forms/submission.ts'
import { showModal } from '../../dialogs/modal-host.ts'
import { toastSuccess } from '../../dialogs/toast.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { BusyButton } from '../../ui/forms/busy-button.tsx'
import { useLocale } from '../../words/language.tsx'
import { isCode, SixDigits } from './dialog/six-digits.tsx'
import { forgetTyped } from './registration-draft.ts'

/** `isFirst`: the only way that can be offered. */
export function ConfirmByCode({ email, isFirst = false }: { email: string; isFirst?: boolean }) {
  const { language, t } = useLocale()
  const { busy, submit, setTrouble, errorBeside } = useSubmission('account.tryAgain')
  const confirm = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('code') ?? '').trim()
    if (!isCode(code)) return setTrouble({ field: 'code', text: t('account.codeWrong') })
    if (!(await submit(() => accountApi(language)(confirmEmail, { body: { email, code } })))) return
    forgetTyped()
    void toastSuccess(t('account.confirmed'))
    showModal('login', { email })
  }
  return (
    <form method="post" className="stack gap-12" onSubmit={confirm} noValidate>
      {isFirst ? <p className="small soft">{t('account.codeLead')}</p> : null}
      <SixDigits error={errorBeside()} />
      <BusyButton
        busy={busy}
        className={`button wide ${isFirst ? 'primary large' : 'outline'}`}
        label={t('account.confirm')}
        busyLabel={t('account.confirming')}
      />
    </form>
  )
}
