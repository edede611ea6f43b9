// How one gets in: another address, another password. Both ask for the password that stands.

import { emailProblem, normalEmail, passwordProblem } from '@menged/contracts/accounts/rules'
import { changeEmail, changePassword } from '@menged/contracts/calls/account/profile'
import { ChevronDown } from 'lucide'
import { type ReactNode, useState } from 'react'
import { useSubmission } from '../../dialogs/forms/submission.ts'
import { toastSuccess } from '../../dialogs/toast.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { BusyButton } from '../../ui/forms/busy-button.tsx'
import { CheckField } from '../../ui/forms/choice.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { exactIn, submitted } from '../../ui/forms/submitted.ts'
import { TroubleNote } from '../../ui/forms/trouble-note.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useLocale, useT } from '../../words/language.tsx'
import { CurrentPassword } from '../current-password.tsx'
import { setProfile, useProfile } from './use-profile.ts'

export function Security() {
  const t = useT()
  return (
    <section className="card" aria-labelledby="security-title">
      <h2 id="security-title" className="card-title">
        {t('profile.security')}
      </h2>
      <Fold title={t('profile.changeEmail')}>{(close) => <EmailForm onDone={close} />}</Fold>
      <Fold title={t('profile.changePassword')}>{(close) => <PasswordForm onDone={close} />}</Fold>
    </section>
  )
}

function Fold({ title, children }: { title: string; children: (close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <details className="fold" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span className="grow">{title}</span>
        <Icon of={ChevronDown} size="small" className="turn" />
      </summary>
      {open ? <div className="fold-body">{children(() => setOpen(false))}</div> : null}
    </details>
  )
}

function EmailForm({ onDone }: { onDone: () => void }) {
  const { language, t } = useLocale()
  const { busy, submit, setTrouble, formError, field } = useSubmission()
  const send = async (form: FormData) => {
    const email = normalEmail(exactIn(form, 'email'))
    const password = exactIn(form, 'password')
    const problem = emailProblem(email)
    if (problem) return setTrouble({ field: 'email', text: t(problem) })
    if (password === '') return setTrouble({ field: 'password', text: t('account.passwordRequired') })
    if (!(await submit(() => accountApi(language)(changeEmail, { body: { email, password } })))) return
    setProfile({ newEmail: email })
    void toastSuccess(t('profile.linkSent', { email }), { id: 'email', duration: 4000 })
    onDone()
  }
  return (
    <form className="stack gap-16" onSubmit={submitted(send)} noValidate>
      <TroubleNote text={formError('email', 'password')} />
      <TextField
        {...field('email', 'new-email')}
        type="email"
        label={t('profile.newEmail')}
        hint={t('profile.newEmailHint')}
        autoComplete="email"
        required
        requiredMark
      />
      <CurrentPassword {...field('password', 'email-password')} requiredMark />
      <BusyButton className="button primary" busy={busy} label={t('profile.changeEmail')} busyLabel={t('common.sending')} />
    </form>
  )
}

/** The API names its inputs `current` and `password`. */
const CURRENT = ['current', 'password']

function PasswordForm({ onDone }: { onDone: () => void }) {
  const { language, t } = useLocale()
  const { email } = useProfile()
  const [shown, setShown] = useState(false)
  const { busy, submit, setTrouble, errorOf, formError, field } = useSubmission()
  const type = shown ? 'text' : 'password'
  const send = async (form: FormData) => {
    const current = exactIn(form, 'current')
    const password = exactIn(form, 'new')
    const problem = passwordProblem(password)
    if (current === '') return setTrouble({ field: 'current', text: t('account.passwordRequired') })
    if (problem) return setTrouble({ field: 'password', text: t(problem) })
    if (!(await submit(() => accountApi(language)(changePassword, { body: { current, password } })))) return
    void toastSuccess(t('account.passwordChanged'), { id: 'password' })
    onDone()
  }
  return (
    <form className="stack gap-16" onSubmit={submitted(send)} noValidate>
      <TroubleNote text={formError(...CURRENT)} />
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <CurrentPassword {...field('current', 'current-password')} type={type} requiredMark />
      <TextField
        id="new-password"
        name="new"
        type={type}
        label={t('account.newPassword')}
        hint={t('account.passwordHint')}
        autoComplete="new-password"
        required
        requiredMark
        error={errorOf('password')}
      />
      <CheckField label={t('account.showPassword')} checked={shown} onChange={setShown} />
      <BusyButton className="button primary" busy={busy} label={t('profile.changePassword')} busyLabel={t('common.sending')} />
    </form>
  )
}
