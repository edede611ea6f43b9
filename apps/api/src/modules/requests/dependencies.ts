// What requests need of the platform and of other modules.
import type { Language } from '@menged/contracts'
import type { Limits } from '../../platform/http/limits.ts'
import type { Platform } from '../../platform/platform.ts'
import type { MailMessage } from '../mail/index.ts'
import type { Notifications } from '../notifications/index.ts'
import type { Links } from './links.ts'

/** What is needed of accounts. */
type Senders = {
  byId(
    userId: string,
  ): Promise<{ companyNameEnglish: string | null; fullName: string | null; language: Language | null } | undefined>
}

export type RequestsDependencies = Pick<Platform, 'config' | 'db' | 'clock' | 'tasks'> & {
  limits: Pick<Limits, 'admit'>
  notifications: Pick<Notifications, 'notify'>
  mail: { deliver(message: MailMessage, id: string): Promise<void> }
  accounts: Senders
}
export type RequestsContext = RequestsDependencies & { links: Links }
