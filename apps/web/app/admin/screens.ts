// The screens of the admin area, in the order of the menu: where each stands, and who may open it. The permission table of the contracts decides; this list only keeps
// people from doors that are shut. The screen at `/admin/users` is `users.screen.tsx` in the folder of its noun, the first one `overview.screen.tsx`.

import { pathTo } from '@menged/contracts/path-to'
import { may, type Permission, type Role } from '@menged/contracts/permissions'
import type { Card, Reading } from '@menged/contracts/posts'
import type { WordKey } from '@menged/i18n/translate'
import {
  ArrowDownUp,
  Bell,
  Building2,
  Clapperboard,
  ClipboardCheck,
  FileText,
  type IconNode,
  LayoutDashboard,
  ListChecks,
  Mail,
  Megaphone,
  ScrollText,
  Settings,
  Store,
  TrendingUp,
  Users,
} from 'lucide'
import type { ComponentType } from 'react'

/** What a screen is given: the id in its address, and what belongs to other nouns. */
export type ScreenProps = { id: string | null; preview: PreviewOf }
/** Shows a post as readers see it. */
export type PreviewOf = ComponentType<{ card: Card; reading: Reading }>

/** `below`: what follows /admin in the address. A screen that is not in the menu is reached from another one. */
export type Screen = { below: string; icon: IconNode; title: WordKey; needs: Permission; group: Group | null; menu?: false }

/** The parts of the menu. What belongs to none stands above them. `folded`: what is rarely needed opens when somebody asks for it, or is there. */
export const GROUPS = [
  { group: 'content', folded: false },
  { group: 'people', folded: false },
  { group: 'system', folded: true },
] as const
export type Group = (typeof GROUPS)[number]['group']

export const SCREENS = [
  { below: '', icon: LayoutDashboard, title: 'admin.overview', needs: 'posts.write', group: null },
  { below: 'posts', icon: FileText, title: 'publishing.posts', needs: 'posts.write', group: 'content' },
  { below: 'content', icon: ClipboardCheck, title: 'upkeep.title', needs: 'content.keep', group: 'content' },
  { below: 'rates', icon: TrendingUp, title: 'admin.rates', needs: 'rates.enter', group: 'content' },
  { below: 'videos', icon: Clapperboard, title: 'admin.videos', needs: 'videos.manage', group: 'content' },
  { below: 'banners', icon: Megaphone, title: 'copy.copyTitle', needs: 'copy.edit', group: 'content' },
  { below: 'files', icon: ArrowDownUp, title: 'moving.title', needs: 'content.move', group: 'content' },
  { below: 'moderation', icon: ListChecks, title: 'admin.moderation', needs: 'comments.moderate', group: 'people' },
  { below: 'messages', icon: Mail, title: 'admin.messages', needs: 'messages.answer', group: 'people' },
  { below: 'workers', icon: Store, title: 'admin.workers', needs: 'workers.verify', group: 'people' },
  { below: 'users', icon: Users, title: 'people.users', needs: 'users.manage', group: 'people' },
  { below: 'organisations', icon: Building2, title: 'people.organisations', needs: 'organisations.manage', group: 'people' },
  { below: 'notifications', icon: Bell, title: 'admin.broadcasts', needs: 'broadcasts.send', group: 'system' },
  { below: 'settings', icon: Settings, title: 'settings.title', needs: 'settings.change', group: 'system' },
  { below: 'audit', icon: ScrollText, title: 'people.audit', needs: 'audit.read', group: 'system' },
] as const satisfies readonly Screen[]

export type ScreenPath = (typeof SCREENS)[number]['below']

/** `adminPath('posts', id)`: the address of a screen, and of one thing on it. */
export const adminPath = (below: ScreenPath, id?: string): string =>
  [pathTo('admin'), below, id && encodeURIComponent(id)].filter(Boolean).join('/')

/** The screen at an address, and the id of what it shows. Null where there is none. */
export function screenAt(pathname: string): { screen: Screen & { below: ScreenPath }; id: string | null } | null {
  const [below = '', id = null, ...rest] = pathname.split('/').slice(2).filter(Boolean)
  const screen = SCREENS.find((each) => each.below === below)
  return screen && rest.length === 0 ? { screen, id } : null
}

export const screensOf = (role: Role): readonly (Screen & { below: ScreenPath })[] =>
  SCREENS.filter(({ needs }) => may(role, needs))
