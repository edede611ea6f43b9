// What reviews need of the platform and of other modules. The marketplace reads reviews itself: what they need of it is handed to them.
import type { Text } from '@menged/contracts'
import type { InEach } from '@menged/ethiopia'
import type { Connection } from '../../platform/database/pool.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Tasks } from '../../platform/tasks/tasks.ts'
import type { Audit } from '../audit/index.ts'
import type { Voice } from '../moderation/index.ts'
import type { Notifications } from '../notifications/index.ts'

/** What is needed of accounts. */
type Writers = {
  byId(
    userId: string,
  ): Promise<{ companyNameEnglish: string | null; fullName: string | null; confirmedAt: Date | null } | undefined>
}

/** What is needed of the marketplace. */
type ReviewedWorkers = {
  /** Nobody else reviews this worker before the transaction ends. */
  hold(connection: Connection, id: number): Promise<{ userId: string | null; name: Text; isListed: boolean } | undefined>
  idOf(userId: string): Promise<number | undefined>
  putFigures(connection: Connection, id: number, stars: readonly { stars: number; count: number }[], now: Date): Promise<void>
}

/** The sender of a request: an account, or who holds the private link. */
export type Client = { userId: string } | { token: string }
export type FinishedJob = { workerId: number; isConfirmed: boolean; service: InEach<string | null> | null }

export type ReviewsDependencies = Pick<Platform, 'db' | 'clock'> & {
  tasks: Pick<Tasks, 'wake'>
  audit: Pick<Audit, 'record'>
  notifications: Pick<Notifications, 'notify' | 'withdraw'>
  accounts: Writers
  workers: ReviewedWorkers
  voice: Voice
  /** A request of this client; nothing for another's. Confirmed: both sides have marked it as done. */
  finishedJob(request: string, client: Client): Promise<FinishedJob | undefined>
}
