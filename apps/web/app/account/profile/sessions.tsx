// Where the account is logged in, each device with its end; and the end of all.

import { logoutEverywhere } from '@menged/contracts/calls/account/accounts'
import { endSession, sessions as sessionsCall } from '@menged/contracts/calls/account/profile'
import type { AccountSession } from '@menged/contracts/profile'
import { postDateLabel } from '@menged/ethiopia/ages'
import { MonitorSmartphone } from 'lucide'
import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { showModal } from '../../dialogs/modal-host.ts'
import { toastError } from '../../dialogs/toast.ts'
import { serverNow } from '../../page/deferred/server-time.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { RowButton } from '../../ui/admin/row-button.tsx'
import { TroubleNote } from '../../ui/forms/trouble-note.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useLocale } from '../../words/language.tsx'
import { forgetSession } from './forget-session.ts'

export function Sessions() {
  const { t } = useLocale()
  const { sessions, failed, end } = useSessions()
  const askForAll = useEndOfAll()
  return (
    <section className="card padded stack gap-12" aria-labelledby="sessions-title">
      <h2 id="sessions-title">{t('profile.sessions')}</h2>
      {failed && !sessions ? <TroubleNote text={t('error.network')} /> : null}
      {sessions ? (
        <ul className="sessions">
          {sessions.map((session) => (
            <SessionRow key={session._id} session={session} onEnd={() => end(session)} />
          ))}
        </ul>
      ) : null}
      <button type="button" className="button outline wide" onClick={askForAll}>
        {t('profile.logoutAll')}
      </button>
    </section>
  )
}

function useSessions() {
  const { language, t } = useLocale()
  const [sessions, setSessions] = useState<AccountSession[] | null>(null)
  const [failed, setFailed] = useState(false)
  const load = useCallback(
    () =>
      accountApi(language)(sessionsCall).then(
        ({ data }) => setSessions(data),
        () => setFailed(true),
      ),
    [language],
  )
  useEffect(() => void load(), [load])
  const end = async (ended: AccountSession) => {
    const before = sessions
    setSessions((now) => now?.filter(({ _id }) => _id !== ended._id) ?? null)
    try {
      await accountApi(language)(endSession, { params: { sessionId: ended._id } })
    } catch {
      setSessions(before)
      void toastError(t('error.wentWrong'), { id: 'sessions' })
    }
  }
  return { sessions, failed, end }
}

/** Asks first. */
function useEndOfAll() {
  const { language, t } = useLocale()
  const navigate = useNavigate()
  const endAll = async () => {
    try {
      await accountApi(language)(logoutEverywhere)
      await forgetSession()
      await navigate('/')
    } catch {
      void toastError(t('error.wentWrong'), { id: 'sessions' })
    }
  }
  const askForAll = () =>
    showModal('alert', {
      title: t('profile.logoutAll'),
      text: t('profile.logoutAllText'),
      confirm: t('profile.logoutAll'),
      danger: true,
      onConfirm: () => void endAll(),
    })
  return askForAll
}

function SessionRow({ session, onEnd }: { session: AccountSession; onEnd: () => void }) {
  const { language, t } = useLocale()
  const [now] = useState(() => new Date(serverNow()))
  // A question mark stands for a browser that says nothing we know.
  const isKnown = session.device !== '?'
  const device = isKnown ? session.device : t('profile.unknownDevice')
  return (
    <li className="row gap-12">
      <span className="tile">
        <Icon of={MonitorSmartphone} />
      </span>
      <div className="grow">
        <p className="strong" lang={isKnown ? 'en' : undefined}>
          {device}
        </p>
        <p className="small muted">
          {session.current
            ? t('profile.thisDevice')
            : t('profile.lastUsed', { when: postDateLabel(session.lastSeenAt, now, language) })}
        </p>
      </div>
      {session.current ? null : <RowButton words={t('profile.end')} of={device} onClick={onEnd} />}
    </li>
  )
}
