// What clients said of workers, and who reported it.

import { HIDING_GROUNDS, REVIEW_STATES } from '@menged/contracts'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant, localized, oneOf } from '../../platform/database/columns.ts'
import { ofAccount, users } from '../accounts/tables.ts'
import { workers } from '../marketplace/tables.ts'
import { workerRequests } from '../requests/tables.ts'

export const workerReviews = pgTable(
  'worker_reviews',
  {
    id: uuid().primaryKey().defaultRandom(),
    workerId: integer('worker_id')
      .notNull()
      .references(() => workers.id, { onDelete: 'cascade' }),
    /** Null for a guest, for a sample, and for who has deleted the account. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The finished request that it is about; one review for each. */
    requestId: uuid('request_id').references(() => workerRequests.id, { onDelete: 'set null' }),
    state: text({ enum: REVIEW_STATES }).notNull(),
    clientName: text('client_name').notNull(),
    stars: smallint().notNull(),
    ...localized('service', text),
    /** In the language it was written in; a sample in both. */
    ...localized('comment', text),
    confirmedJob: boolean('confirmed_job').notNull().default(false),
    reply: text(),
    repliedAt: instant('replied_at'),
    /** Made up, with the sample worker that it is about. */
    sample: boolean().notNull().default(false),
    /** Made by the form: sent twice it is one review. */
    key: uuid(),
    hiddenReason: text('hidden_reason'),
    hiddenGround: text('hidden_ground', { enum: HIDING_GROUNDS }),
    hiddenBy: uuid('hidden_by').references(() => users.id, { onDelete: 'set null' }),
    hiddenAt: instant('hidden_at'),
    /** What its author says against being hidden, and when somebody has looked at that; of the last time that it was hidden. */
    appeal: text(),
    appealedAt: instant('appealed_at'),
    upheldAt: instant('upheld_at'),
    createdAt: instant('created_at').notNull(),
    /** Of its author's last change. */
    changedAt: instant('changed_at'),
  },
  (table) => [
    index('worker_reviews_newest').on(table.workerId, table.createdAt.desc()),
    index('worker_reviews_of_user').on(table.userId),
    index('worker_reviews_hidden').on(table.hiddenAt.desc()).where(sql`${table.state} = 'hidden'`),
    index('worker_reviews_waiting').on(table.createdAt).where(sql`${table.state} = 'waiting'`),
    unique('worker_reviews_once').on(table.workerId, table.userId),
    unique('worker_reviews_of_request').on(table.requestId),
    unique('worker_reviews_key').on(table.key),
    check('worker_reviews_state', sql`${table.state} in (${oneOf(REVIEW_STATES)})`),
    check('worker_reviews_stars', sql`${table.stars} between 1 and 5`),
  ],
)

export const workerReviewReports = pgTable(
  'worker_review_reports',
  {
    reviewId: uuid('review_id')
      .notNull()
      .references(() => workerReviews.id, { onDelete: 'cascade' }),
    userId: ofAccount('user_id'),
    reason: text().notNull(),
    createdAt: instant('created_at').notNull(),
    /** Since somebody has decided about it. */
    closedAt: instant('closed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.userId] }),
    index('worker_review_reports_open').on(table.createdAt).where(sql`${table.closedAt} is null`),
  ],
)
