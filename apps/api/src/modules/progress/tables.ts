// How far somebody is with a guide.
import { WRITTEN, type Written } from '@menged/contracts'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { instant, oneOf } from '../../platform/database/columns.ts'
import { ofAccount } from '../accounts/tables.ts'
import { posts } from '../posts/tables.ts'

export const guideProgress = pgTable(
  'guide_progress',
  {
    userId: ofAccount('user_id'),
    postId: text('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    papers: text().array().notNull(),
    steps: smallint().array().notNull(),
    language: text().$type<Written>().notNull(),
    /** What the steps said when they were seen. */
    marks: text().array().notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.postId] }),
    index('guide_progress_of_post').on(table.postId),
    check('guide_progress_language', sql`${table.language} in (${oneOf(WRITTEN)})`),
  ],
)
