// Turning two-step login on: the password, the key for the app, a code of it, and the recovery codes, which are shown once.
import { beginTwoStep, confirmTwoStep } from '@menged/contracts/calls/account/two-step'
import { useState } from 'react'
import { useSubmission } from '../../../dialogs/forms/submission.ts'
import { toastSuccess } from '../../../dialogs/toast.ts'
import { accountApi } from '../../../session/account/account-api.ts'
import { submitted } from '../../../ui/forms/submitted.ts'
import { TroubleNote } from '../../../ui/forms/trouble-note.tsx'
import { useLocale } from '../../../words/language.tsx'
import { CurrentPassword } from '../../current-password.tsx'
import { setProfile } from '../use-profile.ts'
import { AppCode } from './app-code.tsx'
import { FormButtons } from './form-buttons.tsx'
import { QrCode } from './qr-code.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

type Key = { secret: string; uri: string }
type Done = { onDone: () => void }

export default function SetUp({ onDone }: Done) {
  const [key, setKey] = useState<Key | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  if (codes) {
    // Only now: the card would else put another part in its place, and the codes would be gone.
    const finish = () => {
      setProfile({ twoStep: true })
      onDone()
    }
    return <RecoveryCodes codes={codes} onDone={finish} />
  }
  return key ? <Confirm shown={key} onCodes={setCodes} onDone={onDone} /> : <AskPassword onKey={setKey} onDone={onDone} />
}

function AskPassword({ onKey, onDone }: Done & { onKey: (key: Key) => void }) {
  const { language, t } = useLocale()
  const { busy, submit, setTrouble, formError, field } = useSubmission()
  const send = async (form: FormData) => {
    const password = String(form.get('password') ?? '')
    if (password === '') return setTrouble({ field: 'password', text: t('account.passwordRequired') })
    await submit(async () => onKey((await accountApi(language)(beginTwoStep, { body: { password } })).data))
  }
  return (
    <form className="stack gap-16" onSubmit={submitted(send)} noValidate>
      <p className="small soft">{t('profile.twoStepNeeds')}</p>
      <TroubleNote text={formError('password')} />
      <CurrentPassword {...field('password', 'two-step-password')} autoFocus />
      <FormButtons busy={busy} label={t('profile.twoStepNext')} onCancel={onDone} />
    </form>
  )
}

function Confirm({ shown, onCodes, onDone }: Done & { shown: Key; onCodes: (codes: string[]) => void }) {
  const { language, t } = useLocale()
  const { busy, submit, setTrouble, errorOf, formError } = useSubmission()
  const send = async (form: FormData) => {
    const code = String(form.get('code') ?? '')
    if (code.trim() === '') return setTrouble({ field: 'code', text: t('account.stepCodeMissing') })
    const sent = await submit(async () => {
      const { data } = await accountApi(language)(confirmTwoStep, { body: { code } })
      onCodes(data.recoveryCodes)
    })
    if (sent) void toastSuccess(t('profile.twoStepIsOn'), { id: 'two-step' })
  }
  return (
    <form className="stack gap-16" onSubmit={submitted(send)} noValidate>
      <p>{t('profile.twoStepScan')}</p>
      <div className="two-step-key">
        <QrCode text={shown.uri} label={t('profile.twoStepQr')} />
        <div className="stack gap-4">
          <p className="small muted">{t('profile.twoStepTyped')}</p>
          <p className="two-step-secret ltr" lang="en" translate="no">
            {(shown.secret.match(/.{1,4}/g) ?? []).join(' ')}
          </p>
          <a className="link small strong" href={shown.uri}>
            {t('profile.twoStepOpenApp')}
          </a>
        </div>
      </div>
      <TroubleNote text={formError('code')} />
      <AppCode id="two-step-code" label={t('profile.twoStepEnter')} error={errorOf('code')} />
      <FormButtons busy={busy} label={t('profile.twoStepTurnOn')} onCancel={onDone} />
    </form>
  )
}
