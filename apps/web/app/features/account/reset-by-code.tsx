// The second way to a new password: the code of the mail, typed in the dialog that asked for it.
import { passwordProblem } from '@menged/contracts/account-rules'
import { CircleAlert, MailCheck } from 'lucide'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { accountApi } from '../../api/account-client.ts'
import { showModal } from '../../shell/modal-host.ts'
import { toastSuccess } from '../../shell/toast.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { CheckField, PasswordField } from '../../ui/password-field.tsx'
import { useLocale } from '../../words/language.tsx'
import { isCode, SixDigits } from './six-digits.tsx'
import { fieldOf, troubleText } from './trouble.ts'

type Wrong = { code?: string; password?: string; form?: string }

export function ResetByCode({ email, onOtherEmail }: { email: string; onOtherEmail: () => void }) {
  const { t } = useLocale()
  const [shown, setShown] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { wrong, busy, submit } = useReset(email)
  useEffect(() => {
    form.current?.querySelector('input')?.focus()
  }, [])
  return (
    <form ref={form} method="post" className="stack g16" onSubmit={submit} noValidate>
      <div role="status">
        <Notice kind="green" icon={MailCheck}>
          <p>{t('account.linkSent')}</p>
          <p className="sm">
            <b className="ltr">{email}</b>{' '}
            <button type="button" className="link" onClick={onOtherEmail}>
              {t('account.otherEmail')}
            </button>
          </p>
        </Notice>
      </div>
      {wrong.form ? (
        <Notice kind="red" icon={CircleAlert}>
          {wrong.form}
        </Notice>
      ) : null}
      <p className="sm soft">{t('account.resetCodeLead')}</p>
      {/* Tells whoever keeps passwords whose it is. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <SixDigits error={wrong.code ?? null} />
      <PasswordField
        id="reset-password"
        name="password"
        label={t('account.newPassword')}
        hint={t('account.passwordHint')}
        autoComplete="new-password"
        required
        shown={shown}
        error={wrong.password ?? null}
      />
      <CheckField label={t('account.showPassword')} checked={shown} onChange={setShown} />
      <BusyButton busy={busy} label={t('account.setPassword')} busyLabel={t('common.sending')} />
    </form>
  )
}

function useReset(email: string) {
  const { language, t } = useLocale()
  const [wrong, setWrong] = useState<Wrong>({})
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const data = new FormData(event.currentTarget)
    const code = String(data.get('code') ?? '').trim()
    const password = String(data.get('password') ?? '')
    const problem = passwordProblem(password)
    const found: Wrong = {
      ...(isCode(code) ? {} : { code: t('account.codeWrong') }),
      ...(problem ? { password: t(problem) } : {}),
    }
    setWrong(found)
    if (found.code || found.password) {
      event.currentTarget.querySelector<HTMLElement>(`[name=${found.code ? 'code' : 'password'}]`)?.focus()
      return
    }
    setBusy(true)
    try {
      await accountApi(language).resetPassword({ email, code, password })
      void toastSuccess(t('account.passwordChanged'))
      showModal('login', { email })
    } catch (error) {
      const text = troubleText(error, t)
      const field = fieldOf(error)
      setWrong(field === 'code' || field === 'password' ? { [field]: text } : { form: text })
    } finally {
      setBusy(false)
    }
  }
  return { wrong, busy, submit }
}
