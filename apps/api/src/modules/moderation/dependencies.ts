// What moderation needs of the modules whose words and papers it shows: they hand themselves to it, and it imports none of them.
import type { HidingGround, ModeratedKind, Text } from '@menged/contracts'
import type { SignedIn } from '../../platform/access.ts'
import type { Localized } from '../../platform/database/columns.ts'
import type { Connection } from '../../platform/database/pool.ts'
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

/** What is decided of a text, as it stands. */
export type Standing = {
  state?: 'shown' | 'waiting' | 'hidden'
  hiddenAt: Date | null
  hiddenBy: string | null
  hiddenReason: string | null
  hiddenGround: HidingGround | null
  appeal: string | null
  appealedAt: Date | null
  upheldAt: Date | null
}
/** What a decision has changed: what it was before, the version that it left, and when that was. Enough to take it back. */
export type Step = { id: string; before: Standing; after: string; at: Date }
/** When something is decided, and from when on people hear of it. */
export type Moment = { now: Date; tellAt: Date }

/** What a module with words of people does for moderators, and for who wrote them. */
export type Desk = {
  list(which: 'reported' | 'waiting' | 'appealed' | 'hidden', most: number): Promise<ModeratedRow[]>
  counts(): Promise<{ reported: number; waiting: number; appealed: number; hidden: number }>
  decide(me: SignedIn, id: string, version: string, decided: Decided): Promise<Step>
  /** @throws AppError changed_meanwhile when it is not what the decision has left */
  takeBack(tx: Connection, me: SignedIn, step: Step): Promise<void>
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
  notifications: Pick<Notifications, 'notify' | 'withdraw'>
  accounts: { byId(userId: string): Promise<Writer | undefined> }
  tasks: { wake(): void }
}

export type WaitingWorker = {
  row: { id: string; workerId: number; references: string | null; createdAt: Date }
  worker: Localized<'name'> | undefined
  papers: unknown[]
}
