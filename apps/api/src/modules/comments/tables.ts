// What readers say under a post.
import { HIDING_GROUNDS } from '@menged/contracts'
import { sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant, isLanguageCode, readersLanguage } from '../../platform/database/columns.ts'
import { ofAccount, users } from '../accounts/tables.ts'
import { posts } from '../posts/tables.ts'

export const comments = pgTable(
  'comments',
  {
    id: uuid().primaryKey().defaultRandom(),
    postId: text('post_id')
      .notNull()
      .references(() => posts.id),
    /** Of a person's comment; samples have none. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The comment that this one replies to. One level: a reply has no replies. */
    parentId: uuid('parent_id').references((): AnyPgColumn => comments.id, { onDelete: 'cascade' }),
    author: text().notNull(),
    avatar: text({ enum: ['male', 'female'] }),
    language: readersLanguage().notNull(),
    text: text().notNull(),
    sample: boolean().notNull().default(false),
    seedHash: text('seed_hash'),
    /** Made by the form: sent twice it is one comment. */
    key: uuid(),
    /** Taken back by its author; the row stays while it has replies. */
    removedAt: instant('removed_at'),
    hiddenAt: instant('hidden_at'),
    hiddenReason: text('hidden_reason'),
    hiddenGround: text('hidden_ground', { enum: HIDING_GROUNDS }),
    hiddenBy: uuid('hidden_by').references(() => users.id, { onDelete: 'set null' }),
    /** What its author says against being hidden, and when somebody has looked at that; of the last time that it was hidden. */
    appeal: text(),
    appealedAt: instant('appealed_at'),
    upheldAt: instant('upheld_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('comments_of_post').on(table.postId, table.createdAt.desc().nullsFirst(), table.id),
    uniqueIndex('comments_key').on(table.userId, table.key),
    index('comments_parent').on(table.parentId),
    index('comments_hidden').on(table.hiddenAt.desc()).where(sql`${table.hiddenAt} is not null`),
    check('comments_avatar', sql`${table.avatar} in ('male', 'female')`),
    check('comments_language', isLanguageCode(table.language)),
  ],
)

export const commentReports = pgTable(
  'comment_reports',
  {
    commentId: uuid('comment_id')
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    userId: ofAccount('user_id'),
    reason: text().notNull(),
    createdAt: instant('created_at').notNull(),
    /** Since somebody has decided about it. */
    closedAt: instant('closed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.commentId, table.userId] }),
    index('comment_reports_open').on(table.createdAt).where(sql`${table.closedAt} is null`),
  ],
)
