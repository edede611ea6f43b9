// What can be read without a line. The server writes the frame, which the worker keeps; the browser knows the list.
import { WifiOff } from 'lucide'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { pageMeta } from '../page/meta.ts'
import { OfflineList } from '../read/offline/offline-list.tsx'
import { PendingList } from '../read/offline/pending-list.tsx'
import { Icon } from '../ui/icon.tsx'
import { useT } from '../words/language.tsx'
import type { Route } from './+types/offline'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, (t) => ({ title: t('offline.title'), isListed: false }))
}

export default function Offline() {
  const t = useT()
  return (
    <div className="container page kept">
      <h1>{t('offline.title')}</h1>
      <p className="soft kept-lead">{t('offline.lead')}</p>
      <MissingPage />
      <PendingList />
      <OfflineList />
    </div>
  )
}

/** The page that was asked for and could not come. Its address is known to the browser only: the worker serves this page for any. */
function MissingPage() {
  const t = useT()
  const { search } = useLocation()
  const [from, setFrom] = useState<string | null>(null)
  useEffect(() => setFrom(ownPath(new URLSearchParams(search).get('from'))), [search])
  if (from === null) return null
  return (
    <div className="note kept-note" role="status">
      <Icon of={WifiOff} />
      <span className="grow">{t('offline.notKept')}</span>
      <a className="button outline" href={from}>
        {t('offline.again')}
      </a>
    </div>
  )
}

const ownPath = (value: string | null): string | null => (value && /^\/(?![/\\])[^\\]*$/.test(value) ? value : null)
