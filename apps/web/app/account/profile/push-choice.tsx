// Push on this device: on, off, or why it cannot be.
import { BellRing } from 'lucide'
import { useEffect } from 'react'
import { useSubmission } from '../../dialogs/forms/submission.ts'
import { showModal } from '../../dialogs/modal-host.ts'
import { readPush, turnPushOff, usePush } from '../../session/account/push.ts'
import { TroubleNote } from '../../ui/forms/trouble-note.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useLocale } from '../../words/language.tsx'

export function PushChoice() {
  const { language, t } = useLocale()
  const status = usePush((push) => push.status)
  const { busy, submit, formError } = useSubmission()
  useEffect(() => void readPush(), [])
  const turnOff = () => submit(() => turnPushOff(language))
  return (
    <section className="card padded stack gap-12" aria-labelledby="push-title">
      <div className="row gap-12 push-row">
        <span className="tile">
          <Icon of={BellRing} />
        </span>
        <div className="grow">
          <h2 id="push-title">{t('push.onThisDevice')}</h2>
          <p className="small muted" aria-live="polite">
            {t(`push.status_${status}`)}
          </p>
        </div>
        {status === 'on' ? (
          <button type="button" className="button outline" aria-disabled={busy} onClick={turnOff}>
            {t('push.turnOff')}
          </button>
        ) : null}
        {status === 'off' ? (
          <button type="button" className="button tinted" onClick={() => showModal('pushSubscribe', {})}>
            {t('push.turnOnShort')}
          </button>
        ) : null}
      </div>
      <TroubleNote text={formError()} />
    </section>
  )
}
