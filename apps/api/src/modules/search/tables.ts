// What search keeps: one row of lexemes for each post, and the guides that people asked for.
import { CATEGORIES, ORGANISATION_TYPES, WISH_STATES } from '@menged/contracts'
import { sql } from 'drizzle-orm'
import { boolean, check, customType, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, isLanguageCode, readersLanguage } from '../../platform/database/columns.ts'
import { posts } from '../posts/tables.ts'
import { byLongName } from './query/facets.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
/** In the order of its bytes on any server, so that the words that begin alike stand together. */
const lexeme = customType<{ data: string }>({ dataType: () => 'text collate "C"' })

export const searchDocuments = pgTable(
  'search_documents',
  {
    postId: text('post_id')
      .primaryKey()
      .references(() => posts.id),
    /**
     * Lexemes of both languages, see analyse.ts; those of the title once more with an `a` before them, those of title,
     * summary and names with a `b`. Not by the weights of a tsvector: an index knows none, so each row would be opened.
     */
    words: tsvector().notNull(),
    /** What filters and orders need of the post, so that counting many does not read the posts themselves. */
    category: text({ enum: CATEGORIES }).notNull(),
    type: text({ enum: ORGANISATION_TYPES }),
    ...byLongName(() => boolean().notNull()),
    createdAt: instant('created_at').notNull(),
    /** What the row was made from, to tell when it has to be made again. */
    postUpdatedAt: instant('post_updated_at').notNull(),
    organisation: text().notNull(),
    analyser: integer().notNull(),
    indexedAt: instant('indexed_at').notNull(),
  },
  (table) => [
    index('search_documents_words').using('gin', table.words),
    index('search_documents_newest').on(table.createdAt.desc().nullsFirst(), table.postId),
    // To see whether the index has changed.
    index('search_documents_indexed').on(table.indexedAt),
  ],
)

/** Each lexeme of the index without its mark, and in how many posts it stands. Kept with the documents. */
export const searchLexemes = pgTable(
  'search_lexemes',
  {
    lexeme: lexeme().primaryKey(),
    /** Of a whole word: words of both scripts that sound alike share it. */
    sound: text(),
    posts: integer().notNull(),
  },
  (table) => [index('search_lexemes_sound').on(table.sound)],
)

/** "Ask us to write this guide": folded words without anything that leads to a person, and how often they were asked for. */
export const guideRequests = pgTable(
  'guide_requests',
  {
    words: text().notNull(),
    language: readersLanguage().notNull(),
    count: integer().notNull(),
    firstAt: instant('first_at').notNull(),
    lastAt: instant('last_at').notNull(),
    /** What editors make of it. */
    state: text({ enum: WISH_STATES }).notNull().default('open'),
  },
  (table) => [
    primaryKey({ columns: [table.words, table.language] }),
    index('guide_requests_most_asked').on(table.count.desc()),
    check('guide_requests_language', isLanguageCode(table.language)),
    check('guide_requests_state', sql`${table.state} in ('open', 'planned', 'done', 'refused')`),
  ],
)
