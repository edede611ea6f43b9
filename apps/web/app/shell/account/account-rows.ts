// The ways that a signed-in person is offered, in the header's menu and in the mobile menu.
import { avatarInitial, displayName } from '@menged/contracts/account-rules'
import type { Profile } from '@menged/contracts/profile'
import type { WordKey } from '@menged/i18n/translate'
import { Bell, Bookmark, type IconNode, UserRound } from 'lucide'

export const ACCOUNT_ROWS: readonly { to: string; icon: IconNode; label: WordKey }[] = [
  { to: '/profile', icon: UserRound, label: 'nav.profile' },
  { to: '/notifications', icon: Bell, label: 'nav.notifications' },
  { to: '/saved', icon: Bookmark, label: 'nav.savedPosts' },
]

/** Until the profile has come nobody is named. */
export function personOf(profile: Profile | null): { name: string; initial: string; email: string } {
  const name = profile ? displayName(profile) : ''
  return { name, initial: avatarInitial(name), email: profile?.email ?? '' }
}

/** Above 99 the number says no more. */
export const countShown = (unread: number): string => (unread > 99 ? '99+' : String(unread))
