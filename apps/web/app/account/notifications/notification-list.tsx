// The first tab: what has happened, newest first.

import { notifications } from '@menged/contracts/calls/account/notifications'
import { Bell } from 'lucide'
import { useCallback, useEffect, useState } from 'react'
import { toastError } from '../../dialogs/toast.ts'
import { serverNow } from '../../page/deferred/server-time.ts'
import { TryAgain } from '../../page/deferred/try-again.tsx'
import { accountApi } from '../../session/account/account-api.ts'
import { useSession } from '../../session/session.ts'
import { RowsSkeleton } from '../../ui/deferred/rows-skeleton.tsx'
import { Empty } from '../../ui/empty.tsx'
import { useLocale } from '../../words/language.tsx'
import { NotificationRow } from './notification-row.tsx'
import { markAllRead, setNotifications } from './reading.ts'
import { newestFirst, unreadIn } from './texts.ts'

const NONE: never[] = []

export default function NotificationList() {
  const { language, t } = useLocale()
  const list = useSession(({ userData }) => userData?.notifications ?? NONE)
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading')
  const [now] = useState(() => new Date(serverNow()))
  const load = useCallback(async () => {
    setState('loading')
    try {
      const { data } = await accountApi(language)(notifications)
      setNotifications(data.notifications)
      setState('loaded')
    } catch {
      setState('failed')
      void toastError(t('error.network'), { id: 'notifications' })
    }
  }, [language, t])
  useEffect(() => void load(), [load])
  const rows = newestFirst(list)
  if (rows.length === 0 && state === 'loading') return <RowsSkeleton label={t('common.loading')} />
  if (rows.length === 0 && state === 'failed') return <TryAgain text={t('error.network')} onAgain={load} />
  if (rows.length === 0) {
    return (
      <div className="card">
        <Empty icon={Bell} title={t('profile.noNotification')} text={t('profile.noNotificationText')} />
      </div>
    )
  }
  return (
    <div className="stack gap-12">
      {unreadIn(list) > 0 ? (
        <button type="button" className="button quiet small end to-edge" onClick={() => markAllRead(language)}>
          {t('profile.markAllRead')}
        </button>
      ) : null}
      <ul className="card">
        {rows.map((notification) => (
          <NotificationRow key={notification._id} notification={notification} now={now} />
        ))}
      </ul>
    </div>
  )
}
