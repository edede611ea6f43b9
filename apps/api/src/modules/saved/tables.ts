// Posts that people keep.
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/columns.ts'
import { ofAccount } from '../accounts/tables.ts'
import { posts } from '../posts/tables.ts'

export const savedPosts = pgTable(
  'saved_posts',
  {
    userId: ofAccount('user_id'),
    postId: text('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    savedAt: instant('saved_at').notNull(),
    /** The version of the post that the person knows of; a later one is reported. */
    knownUpdatedAt: instant('known_updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.postId] }), index('saved_posts_of_post').on(table.postId)],
)
