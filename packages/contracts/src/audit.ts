// The log of privileged acts and of what concerns security, as administrators read it: worded in the language of the request.
import { z } from 'zod'
import { answer } from './envelope.ts'

export const AUDIT_PAGE_SIZE = 50
/** Events of one file. */
export const AUDIT_FILE_SIZE = 10_000

const event = z.object({
  id: z.int().min(1),
  at: z.iso.datetime(),
  kind: z.string(),
  /** The kind in words. */
  what: z.string(),
  /** What more is known, in words. */
  detail: z.string(),
  /** The account that acted or was acted on; no name when it is gone. */
  account: z.object({ _id: z.uuid(), name: z.string().nullable() }).nullable(),
  /** Who did it, where that was somebody else. */
  by: z.object({ _id: z.uuid(), name: z.string().nullable() }).nullable(),
})
export type AuditEntry = z.infer<typeof event>

/** Days of Addis Ababa; both are within. */
const filters = {
  kind: z.string().max(40).optional(),
  account: z.uuid().optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
}
export const auditQuerySchema = z.object({
  ...filters,
  before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
})
export const auditFileQuerySchema = z.object(filters)
export type AuditQuery = z.infer<typeof auditQuerySchema>

/** `next`: what `before` of the next page is; null on the last. `kinds`: all there are, for the filter. */
export const auditAnswer = answer(
  z.object({
    events: z.array(event),
    next: z.int().nullable(),
    kinds: z.array(z.object({ kind: z.string(), what: z.string() })),
  }),
)
