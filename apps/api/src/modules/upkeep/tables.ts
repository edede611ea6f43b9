// Links of published guides that did not lead anywhere when they were last tried; one that does has no row.
import { LINK_FAULTS } from '@menged/contracts'
import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/columns.ts'

export const failingLinks = pgTable(
  'failing_links',
  {
    url: text().primaryKey(),
    fault: text({ enum: LINK_FAULTS }).notNull(),
    /** Of the answer, where there was one. */
    status: smallint(),
    /** On how many days one after the other it was tried and has failed. */
    days: smallint().notNull(),
    /** The last of them. */
    failedOn: date('failed_on').notNull(),
    since: instant('since').notNull(),
    /** The posts that name it. */
    postIds: text('post_ids').array().notNull(),
  },
  (table) => [
    index('failing_links_longest').on(table.since),
    check('failing_links_fault', sql`${table.fault} in (${sql.raw(LINK_FAULTS.map((fault) => `'${fault}'`).join(', '))})`),
  ],
)
