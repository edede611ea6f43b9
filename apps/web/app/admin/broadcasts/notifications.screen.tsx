// Announcements to everybody: written in both languages, looked at as they will look, tried on oneself, and sent once.
import { broadcast, broadcasts, tryBroadcast } from '@menged/contracts/calls/account/notifications'
import { useRef, useState } from 'react'
import { useSubmission } from '../../dialogs/forms/submission.ts'
import { showModal } from '../../dialogs/modal-host.ts'
import { toastSuccess } from '../../dialogs/toast.ts'
import { LoadedFrame } from '../../page/deferred/loaded-frame.tsx'
import { useLoaded } from '../../page/deferred/use-loaded.ts'
import { randomId } from '../../page/random-id.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { AdminHead } from '../../ui/admin/admin-head.tsx'
import { TroubleNote } from '../../ui/forms/trouble-note.tsx'
import { useLocale } from '../../words/language.tsx'
import { BroadcastForm } from './broadcast-form.tsx'
import { BroadcastPreview } from './broadcast-preview.tsx'
import { EMPTY, isWhole, type Typed, wordsOf } from './broadcast-words.ts'
import { SentList } from './sent-list.tsx'

export default function Broadcasts() {
  const { t } = useLocale()
  const { typed, setTyped, loaded, receivers, busy, error, tryIt, ask } = useBroadcast()
  return (
    <>
      <AdminHead title={t('broadcasts.title')} text={t('broadcasts.lead')} />
      <div className="admin-columns">
        <section className="card padded stack gap-16" aria-label={t('broadcasts.write')}>
          <TroubleNote text={error} />
          <BroadcastForm typed={typed} onType={(part) => setTyped((before) => ({ ...before, ...part }))} />
          <div className="row wraps gap-12">
            <button type="button" className="button outline" disabled={busy || !isWhole(typed)} onClick={() => void tryIt()}>
              {t('broadcasts.try')}
            </button>
            <button type="button" className="button primary" disabled={busy || !isWhole(typed)} onClick={ask}>
              {t('broadcasts.sendTo', { count: receivers })}
            </button>
          </div>
          {isWhole(typed) ? null : <p className="hint">{t('broadcasts.both')}</p>}
        </section>
        <BroadcastPreview typed={typed} />
      </div>
      <SentBroadcasts loaded={loaded} />
    </>
  )
}

function SentBroadcasts({ loaded }: { loaded: ReturnType<typeof useBroadcast>['loaded'] }) {
  const { t } = useLocale()
  return (
    <section className="card" aria-labelledby="broadcasts-sent">
      <div className="admin-card-head">
        <h2 id="broadcasts-sent">{t('broadcasts.earlier')}</h2>
        <button type="button" className="button quiet small" onClick={loaded.reload}>
          {t('broadcasts.renew')}
        </button>
      </div>
      <LoadedFrame loaded={loaded}>{({ data }) => <SentList sent={data} />}</LoadedFrame>
    </section>
  )
}

function useBroadcast() {
  const { language, t } = useLocale()
  const [typed, setTyped] = useState<Typed>(EMPTY)
  /** One for each text that is sent: a second click is the same broadcast. */
  const key = useRef(randomId())
  const loaded = useLoaded(() => accountApi(language)(broadcasts))
  const { busy, submit, formError } = useSubmission()
  const receivers = loaded.data?.receivers ?? 0
  const tryIt = () =>
    submit(async () => {
      await accountApi(language)(tryBroadcast, { body: wordsOf(typed) })
      void toastSuccess(t('broadcasts.tried'), { id: 'broadcast' })
    })
  const send = () =>
    submit(async () => {
      const body = { ...wordsOf(typed), key: key.current }
      const { data } = await accountApi(language)(broadcast, { body })
      void toastSuccess(t('broadcasts.sent', { count: data.receivers }), { id: 'broadcast' })
      key.current = randomId()
      setTyped(EMPTY)
      loaded.reload()
    })
  const ask = () =>
    showModal('alert', {
      title: t('broadcasts.sure', { count: receivers }),
      text: t('broadcasts.sureText'),
      confirm: t('broadcasts.send'),
      onConfirm: () => void send(),
    })
  return { typed, setTyped, loaded, receivers, busy, error: formError(), tryIt, ask }
}
