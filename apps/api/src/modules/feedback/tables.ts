// Messages to the people who run the portal. No address of the sender's machine is kept.
import { FEEDBACK_TYPES } from '@menged/contracts'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, isLanguageCode, readersLanguage } from '../../platform/database/columns.ts'
import { users } from '../accounts/tables.ts'
import { posts } from '../posts/tables.ts'

const language = () => readersLanguage().notNull()
const createdAt = () => instant('created_at').notNull()

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    contact: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    language: language(),
    createdAt: createdAt(),
  },
  (table) => [
    index('contact_messages_newest').on(table.createdAt.desc().nullsFirst()),
    check('contact_messages_language', isLanguageCode(table.language)),
  ],
)

export const changeReports = pgTable(
  'change_reports',
  {
    id: uuid().primaryKey().defaultRandom(),
    postId: text('post_id')
      .notNull()
      .references(() => posts.id),
    text: text().notNull(),
    contact: text(),
    language: language(),
    createdAt: createdAt(),
    /** Set by an editor, who may say what was done. */
    doneAt: instant('done_at'),
    doneBy: uuid('done_by').references(() => users.id, { onDelete: 'set null' }),
    note: text(),
  },
  (table) => [
    index('change_reports_open').on(table.createdAt).where(sql`${table.doneAt} is null`),
    index('change_reports_newest').on(table.postId, table.createdAt.desc().nullsFirst()),
    check('change_reports_language', isLanguageCode(table.language)),
  ],
)

export const feedback = pgTable(
  'feedback',
  {
    id: uuid().primaryKey().defaultRandom(),
    type: text({ enum: FEEDBACK_TYPES }).notNull(),
    text: text().notNull(),
    contact: text(),
    /** Path of the page that it is about. */
    page: text().notNull(),
    language: language(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('feedback_newest').on(table.createdAt.desc().nullsFirst()),
    check('feedback_language', isLanguageCode(table.language)),
  ],
)
