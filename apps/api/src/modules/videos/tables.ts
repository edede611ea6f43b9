// Videos, each by its provider and the id that it has there.
import { VIDEO_PROVIDERS } from '@menged/contracts'
import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant, localized } from '../../platform/database/columns.ts'
import { posts } from '../posts/tables.ts'

export const videos = pgTable(
  'videos',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    provider: text({ enum: VIDEO_PROVIDERS }).notNull(),
    videoId: text('video_id').notNull(),
    ...localized('title', (column) => text(column).notNull()),
    seconds: integer().notNull(),
    postId: text('post_id').references(() => posts.id, { onDelete: 'set null' }),
    place: integer().notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('videos_once').on(table.provider, table.videoId),
    check('videos_provider', sql`${table.provider} in ('youtube', 'vimeo')`),
    check('videos_seconds', sql`${table.seconds} > 0`),
  ],
)
