// Messages to the people who run the portal.
import { z } from 'zod'
import { contactLine, contactLineOrNone, line, lines } from './form-text.ts'
import { LIMITS } from './limits.ts'
import { isOwnPath } from './own-path.ts'
import { languageSchema } from './text.ts'

/** Contact form of /about-us. */
export const contactMessageSchema = z.object({
  name: line(LIMITS.name),
  contact: contactLine,
  subject: line(LIMITS.subject),
  message: lines(LIMITS.message),
  language: languageSchema,
})
export type ContactMessage = z.infer<typeof contactMessageSchema>

export const FEEDBACK_TYPES = ['problem', 'idea', 'praise', 'other'] as const
/** The feedback modal; `page` is the path that it was opened on. */
export const feedbackSchema = z.object({
  type: z.enum(FEEDBACK_TYPES),
  text: lines(LIMITS.feedback),
  contact: contactLineOrNone.optional(),
  page: z.string().max(300).refine(isOwnPath),
  language: languageSchema,
})
export type FeedbackMessage = z.infer<typeof feedbackSchema>
