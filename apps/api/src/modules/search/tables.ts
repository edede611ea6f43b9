// What search keeps: one row of lexemes for each post, and the guides that people asked for.
import { LANGUAGES } from '@menged/contracts'
import { sql } from 'drizzle-orm'
import { check, customType, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { posts } from '../posts/tables.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
const instant = (name: string) => timestamp(name, { withTimezone: true }).notNull()

export const searchDocuments = pgTable(
  'search_documents',
  {
    postId: text('post_id')
      .primaryKey()
      .references(() => posts.id),
    /** Lexemes of both languages, see analyse.ts; weight A is the title, B summary and names, C the rest. */
    words: tsvector().notNull(),
    /** What the row was made from, to tell when it has to be made anew. */
    postUpdatedAt: instant('post_updated_at'),
    organisation: text().notNull(),
    analyser: integer().notNull(),
    indexedAt: instant('indexed_at'),
  },
  (table) => [index('search_documents_words').using('gin', table.words)],
)

/** "Ask us to write this guide": folded words without anything that leads to a person, and how often they were asked for. */
export const guideRequests = pgTable(
  'guide_requests',
  {
    words: text().notNull(),
    language: text({ enum: LANGUAGES }).notNull(),
    count: integer().notNull(),
    firstAt: instant('first_at'),
    lastAt: instant('last_at'),
  },
  (table) => [
    primaryKey({ columns: [table.words, table.language] }),
    index('guide_requests_most_asked').on(table.count.desc()),
    check('guide_requests_language', sql`${table.language} in ('en', 'am')`),
  ],
)
