// Two-step login that is on: how many recovery codes are left, new ones, and turning it off. Both need password and code.
import { endTwoStep, renewRecoveryCodes, twoStep as twoStepCall } from '@menged/contracts/calls/account/two-step'
import type { TwoStep } from '@menged/contracts/two-step'
import { addisDate, formatDate } from '@menged/ethiopia/calendar'
import { useState } from 'react'
import { useSubmission } from '../../../dialogs/forms/submission.ts'
import { toastSuccess } from '../../../dialogs/toast.ts'
import { LoadedFrame } from '../../../page/deferred/loaded-frame.tsx'
import { useLoaded } from '../../../page/deferred/use-loaded.ts'
import { accountApi } from '../../../session/account/account-api.ts'
import { submitted } from '../../../ui/forms/submitted.ts'
import { TroubleNote } from '../../../ui/forms/trouble-note.tsx'
import { useLocale } from '../../../words/language.tsx'
import { CurrentPassword } from '../../current-password.tsx'
import { setProfile } from '../use-profile.ts'
import { AppCode } from './app-code.tsx'
import { FormButtons } from './form-buttons.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

type Act = 'renew' | 'off'

export default function Manage({ onDone }: { onDone: () => void }) {
  const { language, t } = useLocale()
  const loaded = useLoaded(async () => (await accountApi(language)(twoStepCall)).data)
  const [act, setAct] = useState<Act | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  if (act) return <Prove act={act} onCodes={setCodes} onDone={onDone} />
  return (
    <LoadedFrame loaded={loaded}>
      {(state) => (
        <div className="stack gap-12">
          <State state={state} />
          <div className="row gap-12 wraps">
            <button type="button" className="button outline" onClick={() => setAct('renew')}>
              {t('profile.recoveryRenew')}
            </button>
            <button type="button" className="button danger-outline" onClick={() => setAct('off')}>
              {t('profile.twoStepTurnOff')}
            </button>
            <button type="button" className="button quiet" onClick={onDone}>
              {t('common.close')}
            </button>
          </div>
        </div>
      )}
    </LoadedFrame>
  )
}

function State({ state: { since, recoveryCodes } }: { state: TwoStep }) {
  const { language, t } = useLocale()
  return (
    <p className="small soft">
      {since ? `${t('profile.twoStepSince', { date: formatDate(addisDate(since), language) })} ` : null}
      {t('profile.recoveryLeft', { count: recoveryCodes })}
    </p>
  )
}

type ProveProps = { act: Act; onCodes: (codes: string[]) => void; onDone: () => void }

function Prove({ act, onCodes, onDone }: ProveProps) {
  const { language, t } = useLocale()
  const { busy, submit, setTrouble, errorOf, formError, field } = useSubmission()
  const work = async (body: { password: string; code: string }) => {
    const api = accountApi(language)
    if (act === 'renew') return onCodes((await api(renewRecoveryCodes, { body })).data.recoveryCodes)
    await api(endTwoStep, { body })
    setProfile({ twoStep: false })
    void toastSuccess(t('profile.twoStepIsOff'), { id: 'two-step' })
    onDone()
  }
  const send = async (data: FormData) => {
    const [password, code] = [String(data.get('password') ?? ''), String(data.get('code') ?? '')]
    if (password === '') return setTrouble({ field: 'password', text: t('account.passwordRequired') })
    if (code.trim() === '') return setTrouble({ field: 'code', text: t('account.stepCodeMissing') })
    await submit(() => work({ password, code }))
  }
  const label = t(act === 'renew' ? 'profile.recoveryRenew' : 'profile.twoStepTurnOff')
  return (
    <form className="stack gap-16" onSubmit={submitted(send)} noValidate>
      <p className="small soft">{t(act === 'renew' ? 'profile.recoveryRenewText' : 'profile.twoStepTurnOffText')}</p>
      <TroubleNote text={formError('password', 'code')} />
      <CurrentPassword {...field('password', 'two-step-password')} autoFocus />
      <AppCode id="two-step-code" label={t('account.stepCode')} error={errorOf('code')} orRecovery />
      <FormButtons busy={busy} label={label} danger={act === 'off'} onCancel={onDone} />
    </form>
  )
}
