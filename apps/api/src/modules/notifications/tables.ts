// Notifications of people, and how they want to get them.
import { NOTIFICATION_KINDS } from '@menged/contracts'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant, localized, oneOf } from '../../platform/database/columns.ts'
import { ofAccount, users } from '../accounts/tables.ts'

export const notifications = pgTable(
  'notifications',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ofAccount('user_id'),
    kind: text({ enum: NOTIFICATION_KINDS }).notNull(),
    /** What it is about, so that one event notifies a person once: `saved trade-licence 2026-11-20T…`. */
    key: text().notNull(),
    ...localized('title', (column) => text(column).notNull()),
    ...localized('preview', text),
    /** A path of the portal. */
    link: text(),
    /** Whose name and words stand in it: it goes with that account. */
    causedBy: uuid('caused_by').references(() => users.id, { onDelete: 'cascade' }),
    /** Kept when the post is gone, so that the row can be left out. */
    postId: text('post_id'),
    readAt: instant('read_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('notifications_once').on(table.userId, table.key),
    index('notifications_newest').on(table.userId, table.createdAt.desc().nullsFirst(), table.id),
    index('notifications_caused_by').on(table.causedBy),
    index('notifications_unread').on(table.userId).where(sql`${table.readAt} is null`),
    check('notifications_kind', sql`${table.kind} in (${oneOf(NOTIFICATION_KINDS)})`),
  ],
)

/** Absent for who has changed nothing. */
export const notificationSettings = pgTable('notification_settings', {
  userId: ofAccount('user_id').primaryKey(),
  emailKinds: text('email_kinds', { enum: NOTIFICATION_KINDS }).array().notNull(),
  /** Minutes of the day in Addis Ababa. */
  quietFrom: smallint('quiet_from'),
  quietTo: smallint('quiet_to'),
})

export const broadcasts = pgTable('broadcasts', {
  id: uuid().primaryKey().defaultRandom(),
  ...localized('title', (column) => text(column).notNull()),
  ...localized('text', (column) => text(column).notNull()),
  link: text(),
  sentBy: uuid('sent_by').references(() => users.id, { onDelete: 'set null' }),
  /** Made by the form: sent twice it is one broadcast. */
  key: uuid().unique('broadcasts_key'),
  /** Accounts that there were, and those that have been written to; the last of these, in the order of ids. */
  receivers: integer().notNull().default(0),
  written: integer().notNull().default(0),
  writtenTo: uuid('written_to'),
  doneAt: instant('done_at'),
  createdAt: instant('created_at').notNull(),
})
