// What became of messages, feedback and wishes for a plan. A message without a row is open; the row goes with its message.
import { ANSWER_WAYS, MESSAGE_STATES } from '@menged/contracts'
import { sql } from 'drizzle-orm'
import { check, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, oneOf } from '../../platform/database/columns.ts'
import { users } from '../accounts/tables.ts'
import { contactMessages, feedback } from '../feedback/tables.ts'
import { planRequests } from '../landing/tables.ts'

export const messageMarks = pgTable(
  'message_marks',
  {
    /** That of the message. */
    id: uuid().primaryKey(),
    contactId: uuid('contact_id').references(() => contactMessages.id, { onDelete: 'cascade' }),
    feedbackId: uuid('feedback_id').references(() => feedback.id, { onDelete: 'cascade' }),
    planId: uuid('plan_id').references(() => planRequests.id, { onDelete: 'cascade' }),
    state: text({ enum: MESSAGE_STATES }).notNull(),
    way: text({ enum: ANSWER_WAYS }),
    answer: text(),
    answeredBy: uuid('answered_by').references(() => users.id, { onDelete: 'set null' }),
    answeredAt: instant('answered_at'),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    check('message_marks_one', sql`num_nonnulls(${table.contactId}, ${table.feedbackId}, ${table.planId}) = 1`),
    check('message_marks_state', sql`${table.state} in (${oneOf(MESSAGE_STATES)})`),
    check('message_marks_way', sql`${table.way} in (${oneOf(ANSWER_WAYS)})`),
  ],
)
