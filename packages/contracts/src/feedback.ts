// Messages to the people who run the portal.
import { z } from 'zod'
import { LIMITS } from './limits.ts'
import { languageSchema } from './text.ts'

/** A line without line breaks: CR and LF would otherwise reach mail headers. */
const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\r\n]*$/)

/** Contact form of /about-us. `contact` is an e-mail address or a phone number to answer to. */
export const contactMessageSchema = z.object({
  name: line(LIMITS.name).min(1),
  contact: line(LIMITS.email).min(5),
  subject: line(LIMITS.subject).min(1),
  message: z.string().trim().min(1).max(LIMITS.message),
  language: languageSchema,
})
export type ContactMessage = z.infer<typeof contactMessageSchema>
