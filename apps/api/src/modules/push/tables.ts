// Browsers that subscribed to push messages. One without an account hears broadcasts only.
import { NOTIFICATION_KINDS } from '@menged/contracts'
import { check, index, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant, isLanguageCode, readersLanguage } from '../../platform/database/columns.ts'
import { users } from '../accounts/tables.ts'

export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: uuid().primaryKey().defaultRandom(),
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The session that subscribed; it may have ended since. Unknown for older rows and guests. */
    sessionId: uuid('session_id'),
    kinds: text({ enum: NOTIFICATION_KINDS }).array().notNull(),
    /** Minutes of the day in Addis Ababa. */
    quietFrom: smallint('quiet_from'),
    quietTo: smallint('quiet_to'),
    language: readersLanguage().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('push_subscriptions_endpoint').on(table.endpoint),
    index('push_subscriptions_of_user').on(table.userId),
    check('push_subscriptions_language', isLanguageCode(table.language)),
  ],
)
