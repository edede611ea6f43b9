// What moderation needs of the modules whose words and papers it shows: they hand themselves to it, and it imports none of them.
import type { HidingGround, ModeratedKind, Text } from '@menged/contracts'
import type { SignedIn } from '../../platform/access.ts'
import type { Localized } from '../../platform/database/columns.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Audit } from '../audit/index.ts'
import type { Notifications } from '../notifications/index.ts'

export type Hiding = { ground: HidingGround | null; note: string }
export type Decided = { decision: 'show' | 'uphold' } | ({ decision: 'hide' } & Hiding)

/** What is decided about. */
export type ModeratedRow = {
  kind: ModeratedKind
  id: string
  state: 'shown' | 'waiting' | 'hidden'
  author: string
  userId: string | null
  text: string
  stars: number | null
  /** Of a review. */
  workerId: number | null
  /** Of a comment: the title of its guide. */
  about: Text | null
  link: string
  createdAt: Date
  since: Date
  reports: { reason: string; createdAt: Date }[]
  hidden: { reason: Text } | null
  appeal: { text: string; createdAt: Date } | null
  isUpheld: boolean
  version: string
}

/** What a module with words of people does for moderators, and for who wrote them. */
export type Desk = {
  list(which: 'reported' | 'waiting' | 'appealed' | 'hidden', most: number): Promise<ModeratedRow[]>
  counts(): Promise<{ reported: number; waiting: number; appealed: number; hidden: number }>
  decide(me: SignedIn, id: string, version: string, decided: Decided): Promise<void>
  own(me: SignedIn, id: string): Promise<ModeratedRow>
  appeal(me: SignedIn, id: string, text: string): Promise<void>
}

type Writer = {
  role: string
  verified: boolean
  createdAt: Date
}
export type VoiceDependencies = Pick<Platform, 'db' | 'clock'> & {
  audit: Pick<Audit, 'record'>
  notifications: Pick<Notifications, 'notify'>
  accounts: { byId(userId: string): Promise<Writer | undefined> }
  tasks: { wake(): void }
}

export type WaitingWorker = {
  row: { id: string; workerId: number; references: string | null; createdAt: Date }
  worker: Localized<'name'> | undefined
  papers: unknown[]
}
