// The inbox: messages, feedback and wishes for a plan, and how they are answered.
import { z } from 'zod'
import { answer } from './envelope.ts'
import { lines } from './form-text.ts'
import { LIMITS } from './limits.ts'
import { ANSWER_WAYS, MESSAGE_KINDS, MESSAGE_STATES } from './messages/lists.ts'
import { languageSchema } from './text.ts'

const kindSchema = z.enum(MESSAGE_KINDS)
const stateSchema = z.enum(MESSAGE_STATES)
const instant = z.iso.datetime()
const count = z.int().min(0)

export const messageSchema = z.object({
  kind: kindSchema,
  id: z.uuid(),
  state: stateSchema,
  /** Empty where nobody has said one. */
  name: z.string(),
  /** Where an answer can be sent: an address, a phone number, or nowhere. */
  contact: z.string().nullable(),
  /** Goes by mail. */
  canMail: z.boolean(),
  subject: z.string(),
  text: z.string(),
  language: languageSchema,
  /** Path of the page that feedback is about. */
  page: z.string().nullable(),
  createdAt: instant,
  /** The last word on it. `by` is null when that account is gone. */
  answer: z.object({ way: z.enum(ANSWER_WAYS), text: z.string(), by: z.string().nullable(), at: instant }).nullable(),
  version: z.string(),
})
export type Message = z.infer<typeof messageSchema>

export const messagesFilterSchema = z.object({
  state: stateSchema.optional(),
  kind: kindSchema.optional(),
  q: z.string().trim().max(LIMITS.search).default(''),
})
export const messagesQuerySchema = messagesFilterSchema.extend({ page: z.coerce.number().int().min(1).max(10_000).default(1) })
/** Open ones the oldest first, others the newest. */
export const messagesAnswer = answer(z.array(messageSchema)).extend({
  totalItems: z.int().min(0),
  pageSize: z.int().min(1),
  counts: z.object({ open: count, answered: count, closed: count }),
})

export const messageParamsSchema = z.object({ kind: kindSchema, messageId: z.uuid() })
const versionSchema = z.string().min(1).max(60)
/** `mail` is sent; the others say what was done, and how it was answered. */
export const messageReplySchema = z.object({ way: z.enum(ANSWER_WAYS), text: lines(LIMITS.message), version: versionSchema })
export type MessageReply = z.infer<typeof messageReplySchema>
/** `answered` stands for what has been answered only. */
export const messageStateSchema = z.object({ state: stateSchema, version: versionSchema })
export const messageAnswer = answer(messageSchema)
