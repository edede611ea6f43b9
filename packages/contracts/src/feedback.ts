// Messages to the people who run the portal.
import { z } from 'zod'
import { LIMITS } from './limits.ts'
import { languageSchema } from './text.ts'
import { contactLine, line, lines } from './typed.ts'

/** Contact form of /about-us. */
export const contactMessageSchema = z.object({
  name: line(LIMITS.name),
  contact: contactLine,
  subject: line(LIMITS.subject),
  message: lines(LIMITS.message),
  language: languageSchema,
})
export type ContactMessage = z.infer<typeof contactMessageSchema>
