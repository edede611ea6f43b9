// Drafts of posts, the versions that are kept of them, what is said about them, who has them open, and the pictures of bodies.
import { DRAFT_STATES, type DraftContent, type Text, VERSION_KINDS } from '@menged/contracts'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant, oneOf } from '../../platform/database/columns.ts'
import { ofAccount, users } from '../accounts/tables.ts'
import { organisations, posts } from '../posts/tables.ts'

const person = (name: string) => uuid(name).references(() => users.id, { onDelete: 'set null' })
/** Whose the draft was when this was written: it may be moved to another organisation later. */
const hadBy = () => text('organisation_id').references(() => organisations.id, { onDelete: 'set null' })

export const drafts = pgTable(
  'drafts',
  {
    id: uuid().primaryKey(),
    /** Null until it is published for the first time. */
    postId: text('post_id')
      .unique('drafts_post')
      .references(() => posts.id, { onDelete: 'set null' }),
    organisationId: text('organisation_id').references(() => organisations.id),
    ownerId: person('owner_id'),
    reviewerId: person('reviewer_id'),
    state: text({ enum: DRAFT_STATES }).notNull(),
    content: jsonb().$type<DraftContent>().notNull(),
    nextReview: date('next_review'),
    /** Raised by each change, of the state as well: who has read an older one changes nothing. */
    revision: integer().notNull().default(1),
    submittedAt: instant('submitted_at'),
    scheduledAt: instant('scheduled_at'),
    scheduledBy: person('scheduled_by'),
    /** What readers are told when the schedule publishes it. */
    change: jsonb().$type<Text>(),
    updatedBy: person('updated_by'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('drafts_newest').on(table.updatedAt.desc().nullsFirst(), table.id),
    index('drafts_organisation').on(table.organisationId),
    index('drafts_owner').on(table.ownerId),
    index('drafts_review').on(table.submittedAt).where(sql`${table.state} = 'in_review'`),
    check('drafts_state', sql`${table.state} in (${oneOf(DRAFT_STATES)})`),
    check('drafts_scheduled', sql`${table.scheduledAt} is null or ${table.state} = 'in_review'`),
  ],
)

export const postVersions = pgTable(
  'post_versions',
  {
    draftId: uuid('draft_id')
      .notNull()
      .references(() => drafts.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    kind: text({ enum: VERSION_KINDS }).notNull(),
    content: jsonb().$type<DraftContent>().notNull(),
    note: text(),
    organisationId: hadBy(),
    writtenBy: person('written_by'),
    writtenAt: instant('written_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.draftId, table.number] }),
    check('post_versions_kind', sql`${table.kind} in (${oneOf(VERSION_KINDS)})`),
  ],
)

export const draftNotes = pgTable(
  'draft_notes',
  {
    id: uuid().primaryKey().defaultRandom(),
    draftId: uuid('draft_id')
      .notNull()
      .references(() => drafts.id, { onDelete: 'cascade' }),
    writtenBy: person('written_by'),
    writtenAt: instant('written_at').notNull(),
    organisationId: hadBy(),
    text: text().notNull(),
  },
  (table) => [index('draft_notes_of_draft').on(table.draftId, table.writtenAt)],
)

/** Who has a draft open: gone when nothing was heard for two minutes. */
export const draftPresence = pgTable(
  'draft_presence',
  {
    draftId: uuid('draft_id')
      .notNull()
      .references(() => drafts.id, { onDelete: 'cascade' }),
    userId: ofAccount('user_id'),
    since: instant('since').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.draftId, table.userId] })],
)

export const postPictures = pgTable('post_pictures', {
  id: uuid().primaryKey(),
  /** WebP. */
  picture: bytes().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  writtenBy: person('written_by'),
  createdAt: instant('created_at').notNull(),
})
