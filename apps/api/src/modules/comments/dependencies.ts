// What comments need of the platform and of other modules.
import type { Platform } from '../../platform/platform.ts'
import type { Audit } from '../audit/index.ts'
import type { Voice } from '../moderation/index.ts'
import type { Notifications } from '../notifications/index.ts'

/** What is needed of accounts. */
type Writers = {
  byId(userId: string): Promise<{ companyNameEnglish: string | null; fullName: string | null } | undefined>
}

export type CommentsDependencies = Pick<Platform, 'db' | 'clock' | 'tasks'> & {
  audit: Pick<Audit, 'record'>
  notifications: Pick<Notifications, 'notify' | 'withdraw'>
  accounts: Writers
  voice: Voice
}
