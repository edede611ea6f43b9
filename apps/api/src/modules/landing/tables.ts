// Wishes for a plan, which the operator answers by mail, and texts that administrators have changed.
import { COPY_PLACES, LANGUAGES, PLAN_IDS, PLAN_PERIODS } from '@menged/contracts'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
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

/** In place of a text that ships: of the banner of home, or of the landing page. */
export const copyTexts = pgTable(
  'copy_texts',
  {
    place: text({ enum: COPY_PLACES }).notNull(),
    /** Where it stands: `hero.title`. */
    key: text().notNull(),
    en: text().notNull(),
    am: text().notNull(),
    updatedBy: uuid('updated_by').references(() => users.id, { onDelete: 'set null' }),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.place, table.key] }),
    check('copy_texts_place', sql`${table.place} in (${oneOf(COPY_PLACES)})`),
  ],
)
