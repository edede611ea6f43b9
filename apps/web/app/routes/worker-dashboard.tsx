// The dashboard of a worker: requests, services, profile, reviews, papers and earnings, a tab each. The server writes the frame, which is the
// same for everybody; the browser fills it.

import { pathTo } from '@menged/contracts/path-to'
import { Store } from 'lucide'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Guarded } from '../frame/deferred/guard.tsx'
import sheet from '../market/sheet.css?url'
import { Link } from '../page/link.tsx'
import { pageMeta } from '../page/meta.ts'
import { useSession } from '../session/session.ts'
import { RowsSkeleton } from '../ui/deferred/rows-skeleton.tsx'
import { showInside } from '../ui/deferred/show-inside.ts'
import { Empty } from '../ui/empty.tsx'
import { untilItComes } from '../ui/until-it-comes.ts'
import { useT } from '../words/language.tsx'
import type { Route } from './+types/worker-dashboard'

export const links = () => [{ rel: 'stylesheet', href: sheet }]

const PANELS = {
  requests: lazy(() => untilItComes(() => import('../market/ask/requests-tab.tsx'))),
  services: lazy(() => untilItComes(() => import('../market/dashboard/services-tab.tsx'))),
  profile: lazy(() => untilItComes(() => import('../market/dashboard/profile-tab.tsx'))),
  reviews: lazy(() => untilItComes(() => import('../market/dashboard/reviews-tab.tsx'))),
  papers: lazy(() => untilItComes(() => import('../market/dashboard/papers-tab.tsx'))),
  earnings: lazy(() => untilItComes(() => import('../market/dashboard/earnings-tab.tsx'))),
}
type Tab = keyof typeof PANELS
const TABS = Object.keys(PANELS) as Tab[]

/** The first tab stands at the address without a query. */
const tabPath = (tab: Tab): string => `${pathTo('worker-dashboard')}${tab === 'requests' ? '' : `?tab=${tab}`}`

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, (t) => ({ title: t('dashboard.title'), isListed: false }))
}

export default function WorkerDashboard() {
  const t = useT()
  const query = new URLSearchParams(useLocation().search)
  const tab = TABS.find((each) => each === query.get('tab')) ?? 'requests'
  const { userData, isLoading } = useSession()
  const Panel = PANELS[tab]
  const waiting = <RowsSkeleton label={t('common.loading')} />
  const tabs = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is another place
  useEffect(() => showInside(tabs.current), [tab])
  return (
    <div className="container page stack gap-16 dashboard">
      <h1>{t('dashboard.title')}</h1>
      <nav ref={tabs} className="tabs" aria-label={t('dashboard.title')}>
        {TABS.map((each) => (
          <Link key={each} to={tabPath(each)} preventScrollReset {...(tab === each ? { 'aria-current': 'page' as const } : {})}>
            <span>{t(`dashboard.${each}`)}</span>
          </Link>
        ))}
      </nav>
      <section className={tab === 'requests' ? undefined : 'own-column'} aria-label={t(`dashboard.${tab}`)}>
        <Guarded waiting={waiting}>
          {!userData || isLoading ? (
            waiting
          ) : userData.role === 'worker' ? (
            <Suspense fallback={waiting}>
              <Panel />
            </Suspense>
          ) : (
            <NotWorker />
          )}
        </Guarded>
      </section>
    </div>
  )
}

function NotWorker() {
  const t = useT()
  return (
    <div className="card">
      <Empty
        icon={Store}
        title={t('dashboard.notWorker')}
        text={t('dashboard.notWorkerText')}
        action={
          <Link className="button tinted" to={pathTo('worker-registration')}>
            {t('market.join')}
          </Link>
        }
      />
    </div>
  )
}
