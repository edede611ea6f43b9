// What readers say under a post.
import { LANGUAGES } from '@menged/contracts'
import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { posts } from '../posts/tables.ts'

export const comments = pgTable(
  'comments',
  {
    id: uuid().primaryKey().defaultRandom(),
    postId: text('post_id')
      .notNull()
      .references(() => posts.id),
    author: text().notNull(),
    avatar: text({ enum: ['male', 'female'] }),
    language: text({ enum: LANGUAGES }).notNull(),
    text: text().notNull(),
    sample: boolean().notNull().default(false),
    seedHash: text('seed_hash'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('comments_of_post').on(table.postId, table.createdAt.desc().nullsFirst(), table.id),
    check('comments_avatar', sql`${table.avatar} in ('male', 'female')`),
    check('comments_language', sql`${table.language} in ('en', 'am')`),
  ],
)
