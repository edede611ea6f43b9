// What requests need of the platform and of other modules.
import type { Language } from '@menged/contracts'
import type { Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/database/pool.ts'
import type { Tasks } from '../../platform/tasks/tasks.ts'
import type { MailMessage } from '../mail/index.ts'
import type { Notifications } from '../notifications/index.ts'
import type { Links } from './links.ts'

/** What is needed of accounts. */
type Senders = {
  byId(
    userId: string,
  ): Promise<{ companyNameEnglish: string | null; fullName: string | null; language: Language | null } | undefined>
}

export type RequestsDependencies = {
  db: Database
  clock: Clock
  config: Config
  tasks: Tasks
  notifications: Pick<Notifications, 'notify'>
  mail: { deliver(message: MailMessage, id: string): Promise<void> }
  accounts: Senders
}
export type RequestsContext = RequestsDependencies & { links: Links }
