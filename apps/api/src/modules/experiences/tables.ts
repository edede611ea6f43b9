// What people report of the errands that guides are about, and what comes out of it.
import { type ExperienceSummary, HELD_FOR, type Text } from '@menged/contracts'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant, oneOf, readersLanguage } from '../../platform/database/columns.ts'
import { posts } from '../posts/tables.ts'

const REPORT_STATES = ['counted', 'held', 'rejected'] as const

export const experiences = pgTable(
  'experiences',
  {
    id: uuid().primaryKey().defaultRandom(),
    postId: text('post_id')
      .notNull()
      .references(() => posts.id),
    /** Keyed hash of the account or device and the guide: one person's reports of two guides have nothing in common. */
    reporter: text().notNull(),
    /** Under the salt of the day, with the guide: which reports of that day came from one network. */
    network: text(),
    /** In Addis Ababa. */
    year: smallint().notNull(),
    /** In birr. */
    paid: integer(),
    days: integer(),
    /** As it was written, and folded. */
    office: text(),
    officeKey: text('office_key'),
    language: readersLanguage().notNull(),
    state: text({ enum: REPORT_STATES }).notNull(),
    heldFor: text('held_for', { enum: HELD_FOR }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('experiences_once').on(table.postId, table.reporter, table.year),
    index('experiences_of_post').on(table.postId, table.createdAt),
    index('experiences_held').on(table.createdAt).where(sql`${table.state} = 'held'`),
    check('experiences_state', sql`${table.state} in (${oneOf(REPORT_STATES)})`),
    check('experiences_said', sql`num_nonnulls(${table.paid}, ${table.days}) > 0`),
    check('experiences_held_for', sql`(${table.state} = 'held') <= (${table.heldFor} is not null)`),
  ],
)

/** Names that editors have checked; null for one that is never to be shown. */
export const experienceOffices = pgTable(
  'experience_offices',
  {
    postId: text('post_id')
      .notNull()
      .references(() => posts.id),
    key: text().notNull(),
    name: jsonb().$type<Text>(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.key] })],
)

/** What pages show. A row stands from the first report on: it is what reports of one guide wait for each other at. */
export const experienceSummaries = pgTable('experience_summaries', {
  postId: text('post_id')
    .primaryKey()
    .references(() => posts.id),
  summary: jsonb().$type<ExperienceSummary>(),
})
