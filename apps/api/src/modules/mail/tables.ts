// The local mailbox: mail of a server that has no mail server, to be read at /dev/mail.
import { LANGUAGES } from '@menged/contracts'
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

export const mailbox = pgTable(
  'mailbox',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Of the message: one that is delivered twice stands here once. */
    messageId: text('message_id').notNull(),
    receiver: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    language: text({ enum: LANGUAGES }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('mailbox_message').on(table.messageId),
    index('mailbox_newest').on(table.createdAt.desc().nullsFirst()),
  ],
)
