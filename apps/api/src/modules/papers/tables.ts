// Papers by which workers prove who they are, until somebody has decided; and the decisions.

import { PAPER_KINDS, VERIFICATION_STATES } from '@menged/contracts'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant, oneOf } from '../../platform/database/columns.ts'
import { users } from '../accounts/tables.ts'
import { workers } from '../marketplace/tables.ts'

/** Deleted with the decision. */
export const workerPapers = pgTable(
  'worker_papers',
  {
    id: uuid().primaryKey().defaultRandom(),
    workerId: integer('worker_id')
      .notNull()
      .references(() => workers.id, { onDelete: 'cascade' }),
    kind: text({ enum: PAPER_KINDS }).notNull(),
    /** A picture, encrypted with a key that is not in the database. */
    sealed: bytes().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('worker_papers_of_worker').on(table.workerId),
    check('worker_papers_kind', sql`${table.kind} in (${oneOf(PAPER_KINDS)})`),
  ],
)

export const workerVerifications = pgTable(
  'worker_verifications',
  {
    id: uuid().primaryKey().defaultRandom(),
    workerId: integer('worker_id')
      .notNull()
      .references(() => workers.id, { onDelete: 'cascade' }),
    state: text({ enum: VERIFICATION_STATES }).notNull(),
    /** What the admin has seen: identity papers; a police clearance or two references. */
    identity: boolean().notNull().default(false),
    background: boolean().notNull().default(false),
    /** Two names with their phones, where references stand in for a clearance. */
    references: text(),
    reason: text(),
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: instant('decided_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('worker_verifications_of_worker').on(table.workerId, table.createdAt.desc()),
    uniqueIndex('worker_verifications_waiting').on(table.workerId).where(sql`${table.state} = 'waiting'`),
    check('worker_verifications_state', sql`${table.state} in (${oneOf(VERIFICATION_STATES)})`),
  ],
)
