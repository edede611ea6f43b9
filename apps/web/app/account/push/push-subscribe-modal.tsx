// Explains what notifications on this device are for, lets people choose, and only then asks the browser. Guests are told what is told to all.
import type { QuietHours } from '@menged/contracts/notifications'
import { NOTIFICATION_KINDS, type NotificationKind } from '@menged/contracts/notifications/lists'
import { BellRing } from 'lucide'
import { useEffect, useState } from 'react'
import { useSubmission } from '../../dialogs/forms/submission.ts'
import type { ModalProps } from '../../dialogs/modal-host.ts'
import { toastSuccess } from '../../dialogs/toast.ts'
import { readPush, turnPushOff, turnPushOn, usePush } from '../../session/account/push.ts'
import { useSession } from '../../session/session.ts'
import { QuietHoursField } from '../../ui/deferred/time-range.tsx'
import { BusyButton } from '../../ui/forms/busy-button.tsx'
import { Choice } from '../../ui/forms/choice.tsx'
import { Dialog } from '../../ui/forms/dialog.tsx'
import { submitted } from '../../ui/forms/submitted.ts'
import { TroubleNote } from '../../ui/forms/trouble-note.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useLocale } from '../../words/language.tsx'

export default function PushSubscribeModal({ onClose }: ModalProps<'pushSubscribe'>) {
  const { language, t } = useLocale()
  const signedIn = useSession(({ isAuthenticated }) => isAuthenticated)
  const status = usePush((push) => push.status)
  const { busy, submit, formError, setTrouble } = useSubmission()
  useEffect(() => void readPush(), [])
  const turnOn = async (kinds: NotificationKind[], quietHours: QuietHours) => {
    const sent = await submit(() => turnPushOn({ kinds, quietHours, language }))
    if (!sent) return setTrouble({ field: null, text: t('push.failed') })
    if (usePush.getState().status !== 'on') return
    void toastSuccess(t('push.status_on'), { id: 'push' })
    onClose()
  }
  return (
    <Dialog title={t(signedIn ? 'push.title' : 'push.guestTitle')} closeLabel={t('common.close')} onClose={onClose}>
      <div className="stack gap-16">
        <p className="soft">{t(signedIn ? 'push.text' : 'push.guestText')}</p>
        <TroubleNote text={formError()} />
        {status === 'unsupported' || status === 'denied' ? (
          <Refused status={status} onClose={onClose} />
        ) : status === 'on' ? (
          <AlreadyOn busy={busy} onTurnOff={() => submit(() => turnPushOff(language))} onClose={onClose} />
        ) : (
          <Choices busy={busy} onChosen={turnOn} onClose={onClose} />
        )}
      </div>
    </Dialog>
  )
}

function Refused({ status, onClose }: { status: 'unsupported' | 'denied'; onClose: () => void }) {
  const { t } = useLocale()
  return (
    <>
      <div className="note">
        <Icon of={BellRing} />
        <div>
          <p className="strong">{t(`push.status_${status}`)}</p>
          <p className="small">{t(status === 'denied' ? 'push.deniedText' : 'push.unsupportedText')}</p>
        </div>
      </div>
      <div className="row modal-actions">
        <button type="button" className="button primary" onClick={onClose}>
          {t('common.ok')}
        </button>
      </div>
    </>
  )
}

function AlreadyOn({ busy, onTurnOff, onClose }: { busy: boolean; onTurnOff: () => void; onClose: () => void }) {
  const { t } = useLocale()
  return (
    <>
      <p className="note green">
        <Icon of={BellRing} />
        <span>{t('push.status_on')}</span>
      </p>
      <div className="row gap-12 modal-actions">
        <button type="button" className="button outline" aria-disabled={busy} onClick={onTurnOff}>
          {t('push.turnOff')}
        </button>
        <button type="button" className="button primary" onClick={onClose}>
          {t('common.ok')}
        </button>
      </div>
    </>
  )
}

type ChoicesProps = {
  busy: boolean
  onChosen: (kinds: NotificationKind[], quietHours: QuietHours) => void
  onClose: () => void
}

function Choices({ busy, onChosen, onClose }: ChoicesProps) {
  const { language, t } = useLocale()
  const signedIn = useSession(({ isAuthenticated }) => isAuthenticated)
  const [quietHours, setQuietHours] = useState<QuietHours>(null)
  const send = (data: FormData) => {
    onChosen(signedIn ? NOTIFICATION_KINDS.filter((kind) => data.has(kind)) : ['broadcast'], quietHours)
  }
  return (
    <form className="stack gap-16" onSubmit={submitted(send)}>
      {signedIn ? (
        <fieldset>
          <legend className="legend">{t('push.kinds')}</legend>
          {NOTIFICATION_KINDS.map((kind) => (
            <Choice key={kind} look="checkbox" name={kind} defaultChecked>
              {t(`push.kind_${kind}`)}
            </Choice>
          ))}
        </fieldset>
      ) : (
        <p className="small soft">{t('push.guest')}</p>
      )}
      <QuietHoursField
        id="push-quiet"
        value={quietHours}
        onChange={setQuietHours}
        language={language}
        words={{ title: t('push.quietHours'), hint: t('push.quietHint'), from: t('push.from'), to: t('push.to') }}
      />
      <div className="row gap-12 modal-actions">
        <button type="button" className="button quiet" onClick={onClose}>
          {t('push.notNow')}
        </button>
        <BusyButton className="button primary" isFirst busy={busy} label={t('push.turnOn')} busyLabel={t('push.turningOn')} />
      </div>
    </form>
  )
}
