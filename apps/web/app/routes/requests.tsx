// What the account has asked of workers. The server writes the frame, which is the same for everybody; the browser fills it.

import { lazy, Suspense, useEffect, useState } from 'react'
import { Guarded } from '../frame/deferred/guard.tsx'
import { hasSentLinks, type SentLink, sentLinks } from '../market/ask/sent-links.ts'
import sheet from '../market/sheet.css?url'
import { pageMeta } from '../page/meta.ts'
import { RowsSkeleton } from '../ui/deferred/rows-skeleton.tsx'
import { untilItComes } from '../ui/until-it-comes.ts'
import { useT } from '../words/language.tsx'
import type { Route } from './+types/requests'

export const links = () => [{ rel: 'stylesheet', href: sheet }]

const DeviceRequests = lazy(() => untilItComes(() => import('../market/ask/device-requests.tsx')))
const OwnRequests = lazy(() => untilItComes(() => import('../market/ask/own-requests.tsx')))

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, (t) => ({ title: t('ask.yourRequests'), isListed: false }))
}

export default function Requests() {
  const t = useT()
  const [links, setLinks] = useState<SentLink[]>([])
  const [isForgotten, setForgotten] = useState(false)
  useEffect(() => setLinks(sentLinks()), [])
  const skeleton = <RowsSkeleton label={t('common.loading')} />
  const waiting = links.length > 0 ? null : skeleton
  return (
    <div className="container page stack gap-16 requests">
      <h1>{t('ask.yourRequests')}</h1>
      {links.length > 0 ? (
        <Suspense fallback={skeleton}>
          <DeviceRequests
            links={links}
            onForget={() => {
              setLinks([])
              setForgotten(true)
            }}
          />
        </Suspense>
      ) : null}
      <Guarded waiting={waiting} staysWithout={isForgotten ? undefined : hasSentLinks}>
        <Suspense fallback={skeleton}>
          <OwnRequests />
        </Suspense>
      </Guarded>
    </div>
  )
}
