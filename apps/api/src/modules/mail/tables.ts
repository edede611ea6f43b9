// The local mailbox: mail of a server that has no mail server, to be read at /dev/mail.
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant, readersLanguage } from '../../platform/database/columns.ts'

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
    language: readersLanguage().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('mailbox_message').on(table.messageId),
    index('mailbox_newest').on(table.createdAt.desc().nullsFirst()),
  ],
)
