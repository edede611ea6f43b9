// Ways of asking that editors have added, what readers asked without a good answer, and vectors of texts. None knows who has asked.
import { QUESTION_TROUBLES, READER_QUESTION_STATES } from '@menged/contracts'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant, isLanguageCode, oneOf, readersLanguage } from '../../platform/database/columns.ts'
import { users } from '../accounts/tables.ts'
import { posts } from '../posts/tables.ts'
import { INTENTS, type Intent } from './intents.ts'

/** In addition to those that ship with the content. `place`: a passage of the guide. */
export const questionWays = pgTable(
  'question_ways',
  {
    id: uuid().primaryKey().defaultRandom(),
    postId: text('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    place: text().notNull(),
    asks: text({ enum: INTENTS as [Intent, ...Intent[]] }).notNull(),
    addedBy: uuid('added_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [unique('question_ways_once').on(table.postId, table.text)],
)

/** `key`: the words alone, so that the same question is one row however it is written. */
export const readerQuestions = pgTable(
  'reader_questions',
  {
    id: uuid().primaryKey().defaultRandom(),
    key: text().notNull().unique('reader_questions_once'),
    text: text().notNull(),
    language: readersLanguage().notNull(),
    trouble: text({ enum: QUESTION_TROUBLES }).notNull(),
    state: text({ enum: READER_QUESTION_STATES }).notNull(),
    count: integer().notNull(),
    /** The last answer to it, and whether somebody has opened the guide that it named. */
    answerId: uuid('answer_id').notNull(),
    opened: boolean().notNull(),
    firstAt: instant('first_at').notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (table) => [
    index('reader_questions_open')
      .on(table.count.desc().nullsFirst(), table.lastAt.desc().nullsFirst())
      .where(sql`${table.state} = 'open'`),
    index('reader_questions_answer').on(table.answerId),
    index('reader_questions_oldest').on(table.lastAt),
    check('reader_questions_language', isLanguageCode(table.language)),
    check('reader_questions_trouble', sql`${table.trouble} in (${oneOf(QUESTION_TROUBLES)})`),
    check('reader_questions_state', sql`${table.state} in (${oneOf(READER_QUESTION_STATES)})`),
  ],
)

/** Vectors of guides and of ways of asking, where a service makes them. `key`: of the model and the text. */
export const questionVectors = pgTable('question_vectors', {
  key: text().primaryKey(),
  numbers: bytes().notNull(),
  createdAt: instant('created_at').notNull(),
})
