// The profile page: notifications, saved posts and the account's own data. Four addresses open it, each on its tab. The server writes the
// frame, which is the same for everybody; the browser fills it.
import { pathTo } from '@menged/contracts/path-to'
import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { ProfileHead, ProfileTabs } from '../account/profile/profile-head.tsx'
import { Unreachable } from '../account/profile/unreachable.tsx'
import { Guarded } from '../frame/deferred/guard.tsx'
import { pageMeta } from '../page/meta.ts'
import { useSession } from '../session/session.ts'
import { RowsSkeleton } from '../ui/deferred/rows-skeleton.tsx'
import { untilItComes } from '../ui/until-it-comes.ts'
import { useT } from '../words/language.tsx'
import type { Route } from './+types/profile'

const PANELS = {
  notifications: lazy(() => untilItComes(() => import('../account/notifications/notification-list.tsx'))),
  saved: lazy(() => untilItComes(() => import('../read/saved/saved-list.tsx'))),
  profile: lazy(() => untilItComes(() => import('../account/profile/profile-panel.tsx'))),
}
const Continue = lazy(() => untilItComes(() => import('../read/progress/continue-list.tsx')))
const Appeal = lazy(() => untilItComes(() => import('../account/appeals/appeal-card.tsx')))
type Tab = keyof typeof PANELS

/** `/profile` opens the first tab. */
function tabAt(pathname: string): Tab {
  if (pathname.startsWith(pathTo('saved'))) return 'saved'
  return pathname.startsWith(pathTo('user-profile')) ? 'profile' : 'notifications'
}

export function meta({ matches, location }: Route.MetaArgs) {
  const tab = tabAt(location.pathname)
  return pageMeta(matches, (t) => ({ title: t(`profile.${tab}`), isListed: false }))
}

export default function ProfilePage() {
  const t = useT()
  const tab = tabAt(useLocation().pathname)
  const { userData, isLoading } = useSession()
  const Panel = PANELS[tab]
  const waiting = <RowsSkeleton label={t('common.loading')} />
  return (
    <div className="profile">
      <ProfileHead profile={userData} />
      <ProfileTabs tab={tab} profile={userData} />
      <section aria-label={t(`profile.${tab}`)}>
        <Guarded waiting={waiting}>
          {userData ? (
            <Suspense fallback={waiting}>
              {tab === 'saved' ? (
                <div className="continue">
                  <Continue />
                </div>
              ) : null}
              {tab === 'notifications' ? <Appeal /> : null}
              <Panel />
            </Suspense>
          ) : isLoading ? (
            waiting
          ) : (
            <Unreachable />
          )}
        </Guarded>
      </section>
    </div>
  )
}
