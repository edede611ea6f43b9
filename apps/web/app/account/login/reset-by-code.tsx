// The second way to a new password: the code of the mail, typed in the dialog that asked for it.

import { passwordProblem } from '@menged/contracts/accounts/rules'
import { resetPassword } from '@menged/contracts/calls/account/accounts'
import { MailCheck } from 'lucide'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useSubmission } from '../../dialogs/forms/submission.ts'
import { showModal } from '../../dialogs/modal-host.ts'
import { toastSuccess } from '../../dialogs/toast.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { BusyButton } from '../../ui/forms/busy-button.tsx'
import { Notice } from '../../ui/forms/notice.tsx'
import { submitted, textIn } from '../../ui/forms/submitted.ts'
import { TroubleNote } from '../../ui/forms/trouble-note.tsx'
import { useLocale } from '../../words/language.tsx'
import { isCode, SixDigits } from './dialog/six-digits.tsx'
import { NewPassword } from './new-password.tsx'

/** What is seen to be wrong before it is sent; both at once. */
type Wrong = { code?: string; password?: string }

export function ResetByCode({ email, onOtherEmail }: { email: string; onOtherEmail: () => void }) {
  const { t } = useLocale()
  const form = useRef<HTMLFormElement>(null)
  const { busy, reset, code, password, error } = useReset(email)
  useEffect(() => {
    form.current?.querySelector('input')?.focus()
  }, [])
  return (
    <form ref={form} method="post" className="stack gap-16" onSubmit={submitted(reset)} noValidate>
      <div role="status">
        <Notice kind="green" icon={MailCheck}>
          <p>{t('account.linkSent')}</p>
          <p className="small">
            <b className="ltr">{email}</b>{' '}
            <button type="button" className="link" onClick={onOtherEmail}>
              {t('account.otherEmail')}
            </button>
          </p>
        </Notice>
      </div>
      <TroubleNote text={error} />
      <p className="small soft">{t('account.resetCodeLead')}</p>
      {/* Tells password managers whose password it is. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <SixDigits error={code} />
      <NewPassword id="reset-password" label={t('account.newPassword')} hint={t('account.passwordHint')} error={password} />
      <BusyButton busy={busy} label={t('account.setPassword')} busyLabel={t('common.sending')} />
    </form>
  )
}

function useReset(email: string) {
  const { language, t } = useLocale()
  const [wrong, setWrong] = useState<Wrong>({})
  const { busy, submit, setTrouble, errorOf, formError } = useSubmission('account.tryAgain')
  const reset = async (data: FormData, event: FormEvent<HTMLFormElement>) => {
    const code = textIn(data, 'code')
    const password = String(data.get('password') ?? '')
    const problem = passwordProblem(password)
    const found: Wrong = {
      ...(isCode(code) ? {} : { code: t('account.codeWrong') }),
      ...(problem ? { password: t(problem) } : {}),
    }
    setWrong(found)
    setTrouble(null)
    if (found.code || found.password) {
      event.currentTarget.querySelector<HTMLElement>(`[name=${found.code ? 'code' : 'password'}]`)?.focus()
      return
    }
    if (!(await submit(() => accountApi(language)(resetPassword, { body: { email, code, password } })))) return
    void toastSuccess(t('account.passwordChanged'))
    showModal('login', { email })
  }
  const of = (field: keyof Wrong): string | null => wrong[field] ?? errorOf(field)
  return { busy, reset, code: of('code'), password: of('password'), error: formError('code', 'password') }
}
