// Papers by which workers prove who they are, and what is decided about them.
import { z } from 'zod'
import { answer } from './envelope.ts'
import { lines } from './form-text.ts'
import { imageSchema } from './marketplace/joining.ts'
import { WORKER_LIMITS } from './marketplace/limits.ts'
import { PAPER_KINDS, VERIFICATION_STATES } from './marketplace/lists.ts'

const paperSchema = z.object({ id: z.uuid(), kind: z.enum(PAPER_KINDS), createdAt: z.iso.datetime() })

export const ownVerificationSchema = z.object({
  /** Null when nothing was ever handed in. */
  state: z.enum(VERIFICATION_STATES).nullable(),
  /** What waits for the decision; nothing is kept after it. */
  papers: z.array(paperSchema),
  references: z.string().nullable(),
  reason: z.string().nullable(),
  decidedAt: z.iso.datetime().nullable(),
})
export type OwnVerification = z.infer<typeof ownVerificationSchema>
export const ownVerificationAnswer = answer(ownVerificationSchema)

export const paperUploadSchema = z.object({ kind: z.enum(PAPER_KINDS), picture: imageSchema })
export const paperParamsSchema = z.object({ paperId: z.uuid() })
/** Two people with their phones, in place of a clearance. */
export const referencesSchema = z.object({ references: lines(WORKER_LIMITS.references) })

export const verificationSchema = z.object({
  id: z.uuid(),
  worker: z.object({ id: z.int(), name: z.string() }),
  papers: z.array(paperSchema),
  references: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** Of the name and of what was handed in. */
  version: z.string(),
})
export type Verification = z.infer<typeof verificationSchema>
export const verificationsAnswer = answer(z.array(verificationSchema))

export const verificationParamsSchema = z.object({ verificationId: z.uuid() })
export const verificationPaperParamsSchema = z.object({ verificationId: z.uuid(), paperId: z.uuid() })
/** What the admin has seen, of which version; another one is looked at again. Who refuses one of the two says why. */
export const verificationDecisionSchema = z
  .object({ identity: z.boolean(), background: z.boolean(), reason: lines(500).optional(), version: z.string().max(100) })
  .refine(({ identity, background, reason }) => (identity && background) || reason !== undefined, { path: ['reason'] })
export type VerificationDecision = z.infer<typeof verificationDecisionSchema>
