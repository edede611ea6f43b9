// What the SQL of other modules may read of messages and feedback, as a part of a query.
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { contactMessages, feedback } from './tables.ts'

const build = new QueryBuilder()

export const contactLetters = build
  .select({
    id: contactMessages.id,
    name: contactMessages.name,
    contact: contactMessages.contact,
    subject: contactMessages.subject,
    text: contactMessages.message,
    language: contactMessages.language,
    createdAt: contactMessages.createdAt,
  })
  .from(contactMessages)
  .as('contact_letters')

export const feedbackLetters = build
  .select({
    id: feedback.id,
    userId: feedback.userId,
    contact: feedback.contact,
    type: feedback.type,
    text: feedback.text,
    page: feedback.page,
    language: feedback.language,
    createdAt: feedback.createdAt,
  })
  .from(feedback)
  .as('feedback_letters')
