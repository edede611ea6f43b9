// Confirms an address by the code of its mail, for those who cannot follow the link on this device.
import { confirmEmail } from '@menged/contracts/calls/account/accounts'
import { useSubmission } from '../../dialogs/forms/submission.ts'
import { showModal } from '../../dialogs/modal-host.ts'
import { toastSuccess } from '../../dialogs/toast.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { BusyButton } from '../../ui/forms/busy-button.tsx'
import { submitted, textIn } from '../../ui/forms/submitted.ts'
import { useLocale } from '../../words/language.tsx'
import { isCode, SixDigits } from './dialog/six-digits.tsx'
import { forgetTyped } from './registration-draft.ts'

/** `isFirst`: the only way that can be offered. */
export function ConfirmByCode({ email, isFirst = false }: { email: string; isFirst?: boolean }) {
  const { language, t } = useLocale()
  const { busy, submit, setTrouble, formError } = useSubmission('account.tryAgain')
  const confirm = async (form: FormData) => {
    const code = textIn(form, 'code')
    if (!isCode(code)) return setTrouble({ field: 'code', text: t('account.codeWrong') })
    if (!(await submit(() => accountApi(language)(confirmEmail, { body: { email, code } })))) return
    forgetTyped()
    void toastSuccess(t('account.confirmed'))
    showModal('login', { email })
  }
  return (
    <form method="post" className="stack gap-12" onSubmit={submitted(confirm)} noValidate>
      {isFirst ? <p className="small soft">{t('account.codeLead')}</p> : null}
      <SixDigits error={formError()} />
      <BusyButton
        busy={busy}
        className={`button wide ${isFirst ? 'primary large' : 'outline'}`}
        label={t('account.confirm')}
        busyLabel={t('account.confirming')}
      />
    </form>
  )
}
