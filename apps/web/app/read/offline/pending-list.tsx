// What was done while the line was down and is not sent yet.
import { Clock } from 'lucide'
import { useEffect, useState } from 'react'
import { type OfflineGuide, offlineGuides } from '../../offline/offline-guides.ts'
import { currentUserId } from '../../session/account/token.ts'
import { onLaterChange, pendingFor } from '../../session/deferred/later-queue.ts'
import type { PendingCall } from '../../session/deferred/later-store.ts'
import { Icon } from '../../ui/icon.tsx'
import { useT } from '../../words/language.tsx'
import { kindOf, postIdOf } from './pending-kind.ts'

function usePending(): PendingCall[] {
  const [pending, setPending] = useState<PendingCall[]>([])
  useEffect(() => {
    const follow = async () => {
      const userId = currentUserId()
      setPending(userId === null ? [] : await pendingFor(userId))
    }
    void follow()
    return onLaterChange(() => void follow())
  }, [])
  return pending
}

export function PendingList() {
  const t = useT()
  const pending = usePending()
  const [guides, setGuides] = useState<OfflineGuide[]>([])
  useEffect(() => {
    offlineGuides()
      .then(setGuides)
      .catch(() => undefined)
  }, [])
  if (pending.length === 0) return null
  return (
    <section aria-labelledby="kept-pending" className="kept-pending">
      <h2 id="kept-pending">{t('offline.waiting')}</h2>
      <p className="small muted">{t('offline.waitingText')}</p>
      <ul className="kept-list card">
        {pending.map((call) => {
          const about = guides.find(({ postId }) => postId === postIdOf(call))
          return (
            <li key={call.id}>
              <Icon of={Clock} />
              <div className="grow">
                <p>{t(`offline.pending_${kindOf(call)}`)}</p>
                {about ? (
                  <p className="tiny muted" lang={about.titleLanguage}>
                    {about.title}
                  </p>
                ) : null}
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
