// Counters: how often something happened on a day. Nothing in them leads to a person.
import { STATISTICS_KINDS } from '@menged/contracts'
import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'

export const statisticsDaily = pgTable(
  'statistics_daily',
  {
    /** Day in Addis Ababa. */
    day: date().notNull(),
    kind: text({ enum: STATISTICS_KINDS as [string, ...string[]] }).notNull(),
    /** What was counted: an id, a folded word, a route; empty when the kind says it all. */
    subject: text().notNull(),
    /** `found` or `missing` for a search, else empty. */
    outcome: text().notNull().default(''),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.kind, table.subject, table.outcome] })],
)

/** What a day's counters add up to. Kept by a trigger on the counters, see the migration: whoever writes them, and however many at once. */
export const statisticsTotals = pgTable(
  'statistics_totals',
  {
    day: date().notNull(),
    kind: text().notNull(),
    /** Of a search whether it found anything, of the way to an account how far it went, else empty. */
    outcome: text().notNull(),
    /** One of four by the subject, so that not all who count on a day wait for the same row. */
    part: smallint().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.kind, table.outcome, table.part] })],
)

/** How often words were searched in the last days, for each length that the overview shows. Kept by the same trigger, and moved on day by day. */
export const statisticsSearches = pgTable(
  'statistics_searches',
  {
    days: smallint().notNull(),
    kind: text().notNull(),
    subject: text().notNull(),
    found: integer().notNull(),
    missing: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.days, table.kind, table.subject] }),
    index('statistics_searches_most').on(table.days, table.kind, sql`(${table.found} + ${table.missing}) desc`, table.subject),
    index('statistics_searches_missing')
      .on(table.days, table.kind, table.missing.desc(), table.subject)
      .where(sql`${table.missing} > ${table.found}`),
  ],
)

/** The last day in each of these lengths: older ones than its first are no longer in it. */
export const statisticsSpans = pgTable('statistics_spans', {
  days: smallint().primaryKey(),
  until: date().notNull(),
})
