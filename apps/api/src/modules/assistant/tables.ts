// What was said of answers, and the conversations of accounts. Guests' questions are kept nowhere but with a rating.
import { ANSWER_KINDS, type AssistantAnswer } from '@menged/contracts'
import { sql } from 'drizzle-orm'
import { boolean, check, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, isLanguageCode, readersLanguage } from '../../platform/database/columns.ts'
import { ofAccount } from '../accounts/tables.ts'

/** One for each answer: it may be changed. What was answered is known while the process remembers it. */
export const assistantRatings = pgTable(
  'assistant_ratings',
  {
    answerId: uuid('answer_id').primaryKey(),
    useful: boolean().notNull(),
    question: text().notNull(),
    kind: text({ enum: ANSWER_KINDS }),
    guides: text().array().notNull(),
    language: readersLanguage(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('assistant_ratings_newest').on(table.createdAt),
    check('assistant_ratings_language', isLanguageCode(table.language)),
  ],
)

/** Ids are made by the page. */
export const conversations = pgTable(
  'conversations',
  {
    id: uuid().primaryKey(),
    userId: ofAccount('user_id'),
    title: text().notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('conversations_of_user').on(table.userId, table.updatedAt)],
)

export const conversationTurns = pgTable(
  'conversation_turns',
  {
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    kind: text({ enum: ['question', 'document'] }).notNull(),
    question: text(),
    answer: jsonb().$type<AssistantAnswer>(),
    documentId: uuid('document_id'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.id] }),
    index('conversation_turns_in_order').on(table.conversationId, table.createdAt),
    check('conversation_turns_kind', sql`(${table.kind} = 'question') = (${table.question} is not null)`),
    check('conversation_turns_document', sql`(${table.kind} = 'document') = (${table.documentId} is not null)`),
  ],
)
