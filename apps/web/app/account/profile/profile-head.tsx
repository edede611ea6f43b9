// Who is signed in, and the three tabs as links of their own: Back leads from tab to tab.

import { avatarInitial, displayName } from '@menged/contracts/accounts/rules'
import { pathTo } from '@menged/contracts/path-to'
import type { Profile } from '@menged/contracts/profile'
import { lazy, Suspense } from 'react'
import { Link } from '../../page/link.tsx'
import { AVATAR_PICTURES } from '../../session/deferred/avatar.ts'
import { untilItComes } from '../../ui/until-it-comes.ts'
import { useT } from '../../words/language.tsx'

const Reminder = lazy(() => untilItComes(() => import('./reminder.tsx')))

const KINDS = {
  normalUser: 'profile.personal',
  user: 'profile.company',
  worker: 'profile.worker',
  editor: 'profile.editor',
  admin: 'profile.admin',
} as const

export function ProfileHead({ profile }: { profile: Profile | null }) {
  const t = useT()
  const name = profile ? displayName(profile) : ''
  return (
    <>
      <div className="row gap-16 profile-head">
        {profile?.avatarImg ? (
          <img className="avatar" src={AVATAR_PICTURES[profile.avatarImg]} width={72} height={72} alt="" />
        ) : (
          <span className="initials" aria-hidden="true">
            {profile ? avatarInitial(name) : ''}
          </span>
        )}
        <div>
          <h1>{profile ? name : t('profile.title')}</h1>
          <p className="muted">{profile ? t(KINDS[profile.role]) : t('common.loading')}</p>
        </div>
      </div>
      {profile && !profile.confirmed ? (
        <Suspense fallback={null}>
          <Reminder email={profile.email} />
        </Suspense>
      ) : null}
    </>
  )
}

const TABS = [
  ['notifications', pathTo('notifications')],
  ['saved', pathTo('saved')],
  ['profile', pathTo('user-profile')],
] as const

export function ProfileTabs({ tab, profile }: { tab: (typeof TABS)[number][0]; profile: Profile | null }) {
  const t = useT()
  return (
    <nav className="tabs" aria-label={t('profile.title')}>
      {TABS.map(([name, to]) => (
        <Link key={name} to={to} preventScrollReset {...(tab === name ? { 'aria-current': 'page' as const } : {})}>
          <span>{t(`profile.${name}`)}</span>
          {name === 'notifications' && profile && profile.unread > 0 ? (
            <Count number={profile.unread} label={t('profile.unreadCount', { count: profile.unread })} hot />
          ) : null}
          {name === 'saved' && profile && profile.savedMessages.length > 0 ? (
            <Count
              number={profile.savedMessages.length}
              label={t('profile.savedCount', { count: profile.savedMessages.length })}
            />
          ) : null}
        </Link>
      ))}
    </nav>
  )
}

function Count({ number, label, hot = false }: { number: number; label: string; hot?: boolean }) {
  return (
    <span className={`count${hot ? ' urgent' : ''}`}>
      <span aria-hidden="true">{number}</span>
      <span className="sr-only">{label}</span>
    </span>
  )
}
