// The admin area: every address below /admin. The server writes the frame, which is the same for everybody; the browser fills it with what the
// person may open.

import { may } from '@menged/contracts/permissions'
import { Lock, Signpost } from 'lucide'
import { type ComponentType, lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { AdminFrame } from '../admin/frame/admin-frame.tsx'
import { useWaiting } from '../admin/moderation/waiting.ts'
import { type ScreenProps, screenAt } from '../admin/screens.ts'
import sheet from '../admin/sheet.css?url'
import { Brand } from '../frame/brand.tsx'
import { Guarded } from '../frame/deferred/guard.tsx'
import { LanguageSwitch } from '../frame/language-switch.tsx'
import { ThemeToggle } from '../frame/theme-toggle.tsx'
import { Link } from '../page/link.tsx'
import { pageMeta } from '../page/meta.ts'
import { useSession } from '../session/session.ts'
import { RowsSkeleton } from '../ui/deferred/rows-skeleton.tsx'
import { Empty } from '../ui/empty.tsx'
import { untilItComes } from '../ui/until-it-comes.ts'
import { useLocale, useT } from '../words/language.tsx'
import type { Route } from './+types/admin'

export const links = () => [{ rel: 'stylesheet', href: sheet }]

/** What a post looks like to readers is known to the posts' own parts. */
const PostPreview = lazy(() => untilItComes(() => import('../read/posts/detail/post-preview.tsx')))

const SCREEN_FILES = import.meta.glob<{ default: ComponentType<ScreenProps> }>('../admin/**/*.screen.tsx')
/** By the name of the file. */
const PANELS = Object.fromEntries(
  Object.entries(SCREEN_FILES).map(([path, load]) => [/(\w+)\.screen/.exec(path)?.[1], lazy(() => untilItComes(load))]),
)

const TwoStepUrge = lazy(() => untilItComes(() => import('../admin/people/two-step-urge.tsx')))

export function meta({ matches, location }: Route.MetaArgs) {
  const title = screenAt(location.pathname)?.screen.title ?? 'admin.area'
  return pageMeta(matches, (t) => ({ title: `${t(title)} · ${t('admin.area')}`, isListed: false }))
}

export default function Admin() {
  const t = useT()
  const role = useSession(({ userData }) => userData?.role ?? null)
  const isUrged = useSession(
    ({ userData }) => userData?.twoStep === false && (userData.role === 'editor' || userData.role === 'admin'),
  )
  const found = screenAt(useLocation().pathname)
  const Panel = PANELS[found?.screen.below || 'overview']
  const counts = useWaiting(role, useLocale().language)
  const waiting = <RowsSkeleton label={t('common.loading')} />
  const controls = (
    <>
      <LanguageSwitch />
      <ThemeToggle />
    </>
  )
  return (
    <AdminFrame role={role} below={found?.screen.below ?? null} waiting={counts} brand={<Brand />} controls={controls}>
      {isUrged && found?.screen.below === '' ? (
        <Suspense fallback={null}>
          <TwoStepUrge />
        </Suspense>
      ) : null}
      <Guarded waiting={waiting}>
        {role === null ? (
          waiting
        ) : !found || !Panel ? (
          <NoScreen />
        ) : !may(role, found.screen.needs) ? (
          <Shut />
        ) : (
          <Suspense fallback={waiting}>
            <Panel id={found.id} preview={PostPreview} />
          </Suspense>
        )}
      </Guarded>
    </AdminFrame>
  )
}

function Shut() {
  const t = useT()
  return (
    <div className="card">
      <h1 className="sr-only">{t('admin.area')}</h1>
      <Empty icon={Lock} title={t('admin.notYours')} text={t('admin.notYoursText')} />
    </div>
  )
}

function NoScreen() {
  const t = useT()
  return (
    <div className="card">
      <h1 className="sr-only">{t('admin.area')}</h1>
      <Empty
        icon={Signpost}
        title={t('admin.notFound')}
        action={
          <Link className="button tinted" to="/admin">
            {t('admin.toOverview')}
          </Link>
        }
      />
    </div>
  )
}
