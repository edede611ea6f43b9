// Wishes for a plan, which the operator answers by mail, and texts that administrators have changed.
import { COPY_PLACES, PLAN_IDS, PLAN_PERIODS } from '@menged/contracts'
import { inEach } from '@menged/ethiopia'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant, isLanguageCode, oneOf, readersLanguage } from '../../platform/database/columns.ts'
import { ofAccount, users } from '../accounts/tables.ts'

export const planRequests = pgTable(
  'plan_requests',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ofAccount('user_id'),
    plan: text({ enum: PLAN_IDS }).notNull(),
    period: text({ enum: PLAN_PERIODS }).notNull(),
    language: readersLanguage().notNull(),
    /** Made by the page: sent twice it is one request. */
    key: uuid().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('plan_requests_key').on(table.userId, table.key),
    index('plan_requests_newest').on(table.createdAt.desc().nullsFirst()),
    check('plan_requests_plan', sql`${table.plan} in (${oneOf(PLAN_IDS)})`),
    check('plan_requests_period', sql`${table.period} in (${oneOf(PLAN_PERIODS)})`),
    check('plan_requests_language', isLanguageCode(table.language)),
  ],
)

/** In place of a text that ships: of the banner of home, or of the landing page. */
export const copyTexts = pgTable(
  'copy_texts',
  {
    place: text({ enum: COPY_PLACES }).notNull(),
    /** Where it stands: `hero.title`. */
    key: text().notNull(),
    ...inEach(() => text().notNull()),
    updatedBy: uuid('updated_by').references(() => users.id, { onDelete: 'set null' }),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.place, table.key] }),
    check('copy_texts_place', sql`${table.place} in (${oneOf(COPY_PLACES)})`),
  ],
)
