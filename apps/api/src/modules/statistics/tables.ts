// Counters: how often something happened on a day. Nothing in them leads to a person.
import { STATISTICS_KINDS } from '@menged/contracts'
import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

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
