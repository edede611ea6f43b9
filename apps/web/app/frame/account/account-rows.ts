// The ways that a signed-in person is offered, in the header's menu and in the mobile menu.

import { avatarInitial, displayName } from '@menged/contracts/accounts/rules'
import { pathTo } from '@menged/contracts/path-to'
import { may, type Permission } from '@menged/contracts/permissions'
import type { Profile } from '@menged/contracts/profile'
import type { WordKey } from '@menged/i18n/translate'
import { Bell, Bookmark, BriefcaseBusiness, type IconNode, LayoutDashboard, MessageCircle, UserRound } from 'lucide'
import { useLastKnown } from '../../session/account/known-name.ts'
import { useSession } from '../../session/session.ts'

type Row = { to: string; icon: IconNode; label: WordKey; needs?: Permission }

const ROWS: readonly Row[] = [
  { to: pathTo('profile'), icon: UserRound, label: 'nav.profile' },
  { to: pathTo('notifications'), icon: Bell, label: 'nav.notifications' },
  { to: pathTo('saved'), icon: Bookmark, label: 'nav.savedPosts' },
  { to: pathTo('requests'), icon: MessageCircle, label: 'nav.requests' },
  { to: pathTo('worker-dashboard'), icon: BriefcaseBusiness, label: 'nav.dashboard', needs: 'workers.own' },
  { to: pathTo('admin'), icon: LayoutDashboard, label: 'nav.admin', needs: 'posts.write' },
]

/** Until the profile has come, the name that was last known. */
export function personOf(profile: Profile | null, lastName = ''): { name: string; initial: string; email: string } {
  const name = profile ? displayName(profile) : lastName
  return { name, initial: avatarInitial(name), email: profile?.email ?? '' }
}

/** Of the signed-in person. `waits`: the profile is still to come, when there is a connection. */
export function usePerson(): ReturnType<typeof personOf> & { unread: number; waits: boolean } {
  const profile = useSession(({ userData }) => userData)
  const { name, waits } = useLastKnown()
  return { ...personOf(profile, name), unread: profile?.unread ?? 0, waits: waits && profile === null }
}

/** Those of the signed-in person's role. */
export function useAccountRows(): readonly Row[] {
  const role = useSession(({ userData }) => userData?.role)
  return ROWS.filter(({ needs }) => needs === undefined || (role !== undefined && may(role, needs)))
}

/** Above 99 the number says no more. */
export const countShown = (unread: number): string => (unread > 99 ? '99+' : String(unread))
