// The second step of a login: the code of an app, or a recovery code. Password managers and phones fill it in.
import { CircleAlert } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { loginSecondStep } from '../../../session/account/second-step.ts'
import { BusyButton } from '../../../ui/forms/busy-button.tsx'
import { Notice } from '../../../ui/forms/notice.tsx'
import { submitted } from '../../../ui/forms/submitted.ts'
import { useLocale } from '../../../words/language.tsx'
import { CodeField } from '../../code-field.tsx'
import { codeOfError, fieldOf, troubleText } from './error-texts.ts'

type Props = {
  challenge: string
  /** Logged in. */
  onDone: () => void
  /** The first step has to be taken again, for the reason that is said. */
  onVoid: (text: string) => void
}

export function SecondStep(props: Props) {
  const { t } = useLocale()
  const [byRecovery, setByRecovery] = useState(false)
  const { form, busy, trouble, submit } = useStep(props)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other kind of code is another field
  useEffect(() => form.current?.querySelector('input')?.focus(), [byRecovery])
  return (
    <form ref={form} method="post" className="stack gap-16" onSubmit={submitted(submit)} noValidate>
      <p className="soft">{t('account.stepLead')}</p>
      {trouble && trouble.field !== 'code' ? (
        <Notice key={trouble.at} kind="red" icon={CircleAlert}>
          {trouble.text}
        </Notice>
      ) : null}
      <CodeInput byRecovery={byRecovery} error={trouble?.field === 'code' ? trouble.text : null} />
      <BusyButton busy={busy} label={t('account.logIn')} busyLabel={t('account.loggingIn')} />
      <div className="stack gap-4 modal-foot small">
        <button type="button" className="link strong" onClick={() => setByRecovery(!byRecovery)}>
          {t(byRecovery ? 'account.stepUseApp' : 'account.stepUseRecovery')}
        </button>
        {byRecovery ? <p className="soft">{t('account.stepLost')}</p> : null}
      </div>
    </form>
  )
}

function useStep({ challenge, onDone, onVoid }: Props) {
  const { language, t } = useLocale()
  const form = useRef<HTMLFormElement>(null)
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<{ field: string | null; text: string; at: number } | null>(null)
  const submit = async (typed: FormData) => {
    if (busy) return
    const code = String(typed.get('code') ?? '')
    if (code.trim() === '') return setTrouble({ field: 'code', text: t('account.stepCodeMissing'), at: Date.now() })
    setBusy(true)
    setTrouble(null)
    try {
      await loginSecondStep(challenge, code, language)
      onDone()
    } catch (error) {
      const text = troubleText(error, t)
      if (codeOfError(error) === 'challenge_void') return onVoid(text)
      setTrouble({ field: fieldOf(error), text, at: Date.now() })
      form.current?.querySelector('input')?.select()
    } finally {
      setBusy(false)
    }
  }
  return { form, busy, trouble, submit }
}

function CodeInput({ byRecovery, error }: { byRecovery: boolean; error: string | null }) {
  const { t } = useLocale()
  if (!byRecovery)
    return <CodeField key="app" id="second-step" label={t('account.stepCode')} hint={t('account.stepCodeHint')} error={error} />
  return (
    <CodeField
      key="recovery"
      id="second-step"
      label={t('account.stepRecovery')}
      hint={t('account.stepRecoveryHint')}
      inputMode="text"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={40}
      error={error}
    />
  )
}
