// What clients ask of workers, and what became of it.

import { REQUEST_KINDS, REQUEST_STATES, REQUEST_STEPS, REQUEST_TIMES, URGENCIES } from '@menged/contracts'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, numeric, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant, isLanguageCode, oneOf, readersLanguage } from '../../platform/database/columns.ts'
import { users } from '../accounts/tables.ts'
import { workerServices, workers } from '../marketplace/tables.ts'

const SIDES = ['client', 'worker'] as const

export const workerRequests = pgTable(
  'worker_requests',
  {
    id: uuid().primaryKey().defaultRandom(),
    workerId: integer('worker_id')
      .notNull()
      .references(() => workers.id, { onDelete: 'cascade' }),
    serviceId: integer('service_id').references(() => workerServices.id, { onDelete: 'set null' }),
    /** The sender's account; null for a guest, and for who has deleted the account. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    kind: text({ enum: REQUEST_KINDS }).notNull(),
    state: text({ enum: REQUEST_STATES }).notNull(),
    /** Raised by every change: who has seen an older one is told so. */
    version: integer().notNull().default(1),
    /** Of the sender. */
    language: readersLanguage().notNull(),
    name: text().notNull(),
    /** E.164. */
    phone: text(),
    email: text(),
    /** The message; the reason of a call; the note of a meeting. */
    text: text().notNull().default(''),
    urgency: text({ enum: URGENCIES }),
    /** Birr. */
    budget: numeric({ precision: 9, scale: 2, mode: 'number' }),
    /** Best time of a call. */
    callTime: text('call_time', { enum: REQUEST_TIMES }),
    /** When the sender would meet. */
    meetAt: instant('meet_at'),
    place: text(),
    online: boolean().notNull().default(false),
    /** Another time, by whom it was named, and how often in a row. */
    proposedAt: instant('proposed_at'),
    proposedBy: text('proposed_by', { enum: SIDES }),
    proposals: smallint().notNull().default(0),
    /** What both have said yes to. */
    agreedAt: instant('agreed_at'),
    /** The worker's last words to the sender. */
    workerNote: text('worker_note'),
    /** Made by the form: sent twice it is one request. */
    key: uuid().notNull(),
    /** SHA-256 of what the private link of a guest holds; null once it is void. */
    tokenHash: text('token_hash'),
    /** Of the link in mails, which only the owner of the address has: who opens it has shown that the address is theirs. */
    mailTokenHash: text('mail_token_hash'),
    mailOpenedAt: instant('mail_opened_at'),
    answeredAt: instant('answered_at'),
    /** Each side marks a job as done for itself. */
    workerDoneAt: instant('worker_done_at'),
    clientDoneAt: instant('client_done_at'),
    /** Keyed hash of a client who is known to be somebody else, once the job has ended: who it was goes, that it was one stays. */
    clientMark: text('client_mark'),
    endedAt: instant('ended_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('worker_requests_key').on(table.key),
    uniqueIndex('worker_requests_token').on(table.tokenHash),
    uniqueIndex('worker_requests_mail_token').on(table.mailTokenHash),
    index('worker_requests_of_worker').on(table.workerId, table.createdAt.desc()),
    index('worker_requests_of_user').on(table.userId, table.createdAt.desc()),
    check('worker_requests_kind', sql`${table.kind} in (${oneOf(REQUEST_KINDS)})`),
    check('worker_requests_state', sql`${table.state} in (${oneOf(REQUEST_STATES)})`),
    check('worker_requests_language', isLanguageCode(table.language)),
    check('worker_requests_urgency', sql`${table.urgency} in (${oneOf(URGENCIES)})`),
    check('worker_requests_call_time', sql`${table.callTime} in (${oneOf(REQUEST_TIMES)})`),
    check('worker_requests_proposed_by', sql`${table.proposedBy} in (${oneOf(SIDES)})`),
    check('worker_requests_budget', sql`${table.budget} >= 0`),
    check(
      'worker_requests_reachable',
      sql`num_nonnulls(${table.userId}, ${table.phone}, ${table.email}) > 0 or ${table.endedAt} is not null`,
    ),
  ],
)

/** What happened, in its order: both sides read it. */
export const workerRequestSteps = pgTable(
  'worker_request_steps',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    requestId: uuid('request_id')
      .notNull()
      .references(() => workerRequests.id, { onDelete: 'cascade' }),
    by: text({ enum: SIDES }).notNull(),
    step: text({ enum: REQUEST_STEPS }).notNull(),
    note: text(),
    /** The time that was named. */
    meetAt: instant('meet_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('worker_request_steps_of_request').on(table.requestId, table.id),
    check('worker_request_steps_by', sql`${table.by} in ('client', 'worker')`),
    check('worker_request_steps_step', sql`${table.step} in (${oneOf(REQUEST_STEPS)})`),
  ],
)
