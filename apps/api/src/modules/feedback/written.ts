// What the SQL of other modules may read of messages and feedback, as a part of a query.
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { pick } from '../../platform/database/columns.ts'
import { contactMessages, feedback } from './tables.ts'

const build = new QueryBuilder()

export const contactLetters = build
  .select({
    ...pick(contactMessages, 'id', 'name', 'contact', 'subject', 'language', 'createdAt'),
    text: contactMessages.message,
  })
  .from(contactMessages)
  .as('contact_letters')

export const feedbackLetters = build
  .select(pick(feedback, 'id', 'userId', 'contact', 'type', 'text', 'page', 'language', 'createdAt'))
  .from(feedback)
  .as('feedback_letters')
