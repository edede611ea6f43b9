// The login dialog. The password goes to the server and nowhere else.
import { emailProblem, normalEmail } from '@menged/contracts/accounts/rules'
import { addisDate, formatDate } from '@menged/ethiopia/calendar'
import { CircleAlert, Info } from 'lucide'
import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { type ModalProps, showModal } from '../../dialogs/modal-host.ts'
import { toastError, toastSuccess } from '../../dialogs/toast.ts'
import { isClockWrong, serverNow } from '../../page/deferred/server-time.ts'
import { login } from '../../session/account/login.ts'
import { forgetReturn, takeReturn } from '../../session/deferred/return-path.ts'
import { BusyButton } from '../../ui/forms/busy-button.tsx'
import { CheckField } from '../../ui/forms/choice.tsx'
import { Dialog } from '../../ui/forms/dialog.tsx'
import { Notice } from '../../ui/forms/notice.tsx'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { submitted } from '../../ui/forms/submitted.ts'
import { untilItComes } from '../../ui/until-it-comes.ts'
import { useLocale } from '../../words/language.tsx'
import { loginTrouble, type Trouble } from './dialog/error-texts.ts'
import { EmailField } from './email-field.tsx'

const Resend = lazy(() => untilItComes(() => import('./dialog/resend.tsx').then((file) => ({ default: file.Resend }))))
const SecondStep = lazy(() =>
  untilItComes(() => import('./dialog/second-step.tsx').then((file) => ({ default: file.SecondStep }))),
)

const REASONS = { save: 'account.needsPersonal', continue: 'account.toContinue', registered: 'account.registeredMail' } as const

export default function LoginModal({ reason, email: known = '', onClose }: ModalProps<'login'>) {
  const { t } = useLocale()
  const form = useRef<HTMLFormElement>(null)
  const login = useLogin(form, onClose)
  const leave = () => {
    forgetReturn()
    onClose()
  }
  if (login.challenge !== null) {
    return (
      <Dialog title={t('account.stepTitle')} closeLabel={t('common.close')} onClose={leave} tibeb>
        <Suspense fallback={null}>
          <SecondStep challenge={login.challenge} onDone={login.finish} onVoid={login.beginAnew} />
        </Suspense>
      </Dialog>
    )
  }
  return (
    <Dialog title={t('account.logIn')} closeLabel={t('common.close')} onClose={leave} tibeb lead={t('account.loginLead')}>
      <FirstStep form={form} login={login} reason={reason} known={login.email || known} />
    </Dialog>
  )
}

type FirstStepProps = {
  form: RefObject<HTMLFormElement | null>
  login: ReturnType<typeof useLogin>
  reason: ModalProps<'login'>['reason']
  known: string
}

function FirstStep({ form, login: { busy, trouble, missing, email, submit }, reason, known }: FirstStepProps) {
  const { t } = useLocale()
  const [shown, setShown] = useState(false)
  const typedEmail = () => form.current?.querySelector<HTMLInputElement>('[name=email]')?.value ?? ''
  return (
    <form ref={form} method="post" className="stack gap-16" onSubmit={submitted(submit)} noValidate>
      {reason && !trouble ? (
        <Notice kind="gold" icon={Info}>
          {t(REASONS[reason], { email: known })}
        </Notice>
      ) : null}
      {trouble ? <TroubleNotice key={trouble.at} trouble={trouble} email={email} /> : null}
      <EmailField id="login-email" defaultValue={known} error={missing.email ? t(missing.email) : null} />
      <div className="stack">
        <PasswordField
          id="login-password"
          name="password"
          label={t('account.password')}
          autoComplete="current-password"
          required
          shown={shown}
          error={missing.password ? t(missing.password) : null}
          {...(known ? { 'data-first': '' } : {})}
        />
        <div className="row between wraps">
          <CheckField label={t('account.showPassword')} checked={shown} onChange={setShown} />
          <button
            type="button"
            className="link small strong"
            onClick={() => showModal('forgotPassword', { email: normalEmail(typedEmail()) })}
          >
            {t('account.forgot')}
          </button>
        </div>
      </div>
      <BusyButton busy={busy} label={t('account.logIn')} busyLabel={t('account.loggingIn')} />
      <p className="small modal-foot">
        <span className="soft">{t('account.newHere')}</span>{' '}
        <button type="button" className="link strong" onClick={() => showModal('register', {})}>
          {t('account.createAccount')}
        </button>
      </p>
    </form>
  )
}

function TroubleNotice({ trouble, email }: { trouble: Trouble; email: string }) {
  return (
    <Notice kind="red" icon={CircleAlert}>
      <p>{trouble.text}</p>
      {trouble.more ? <p className="small">{trouble.more}</p> : null}
      <Suspense fallback={null}>{trouble.isUnconfirmed ? <Resend email={email} /> : null}</Suspense>
    </Notice>
  )
}

/** Long enough to be read twice. */
const CLOCK = { id: 'clock', duration: 15_000 }

type Missing = { email?: ReturnType<typeof emailProblem>; password?: 'account.passwordRequired' | null }

/** `at` tells one refusal from the next, so that the same words are read out again. */
function useLogin(form: { current: HTMLFormElement | null }, onClose: () => void) {
  const { language, t } = useLocale()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<(Trouble & { at: number }) | null>(null)
  const [missing, setMissing] = useState<Missing>({})
  const [email, setEmail] = useState('')
  const [challenge, setChallenge] = useState<string | null>(null)
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  const today = (at: number): string => formatDate(addisDate(at), language)
  const finish = () => {
    void toastSuccess(t('account.loggedIn'))
    if (isClockWrong()) void toastError(t('account.clockWrong', { shown: today(Date.now()), today: today(serverNow()) }), CLOCK)
    // Closed meanwhile: signed in all the same.
    if (!isHere.current) return
    const back = takeReturn()
    onClose()
    if (back !== null && back !== location.pathname + location.search + location.hash) void navigate(back)
  }
  const beginAnew = (text: string) => {
    setChallenge(null)
    setTrouble({ text, at: Date.now() })
  }
  const submit = async (data: FormData) => {
    if (busy) return
    const typed = String(data.get('email') ?? '')
    const password = String(data.get('password') ?? '')
    const problems: Missing = { email: emailProblem(typed), password: password === '' ? 'account.passwordRequired' : null }
    setMissing(problems)
    setTrouble(null)
    if (problems.email || problems.password) {
      form.current?.querySelector<HTMLInputElement>(`[name=${problems.email ? 'email' : 'password'}]`)?.focus()
      return
    }
    setEmail(normalEmail(typed))
    setBusy(true)
    try {
      const entered = await login(typed, password, language)
      if (typeof entered === 'string') finish()
      else setChallenge(entered.challenge)
    } catch (error) {
      setTrouble({ ...loginTrouble(error, t), at: Date.now() })
    } finally {
      setBusy(false)
    }
  }
  return { busy, trouble, missing, email, challenge, submit, finish, beginAnew }
}
