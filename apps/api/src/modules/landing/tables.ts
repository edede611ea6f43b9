// Wishes for a plan: the operator answers them by mail.
import { LANGUAGES, PLAN_IDS, PLAN_PERIODS } from '@menged/contracts'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.ts'

const oneOf = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '))

export const planRequests = pgTable(
  'plan_requests',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    plan: text({ enum: PLAN_IDS }).notNull(),
    period: text({ enum: PLAN_PERIODS }).notNull(),
    language: text({ enum: LANGUAGES }).notNull(),
    /** Made by the page: sent twice it is one request. */
    key: uuid().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('plan_requests_key').on(table.userId, table.key),
    index('plan_requests_newest').on(table.createdAt.desc().nullsFirst()),
    check('plan_requests_plan', sql`${table.plan} in (${oneOf(PLAN_IDS)})`),
    check('plan_requests_period', sql`${table.period} in (${oneOf(PLAN_PERIODS)})`),
    check('plan_requests_language', sql`${table.language} in (${oneOf(LANGUAGES)})`),
  ],
)
