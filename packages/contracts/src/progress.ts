// How far somebody is with a guide: papers collected, steps done, and what the steps said when they were last seen.
import { z } from 'zod'
import { answer } from './envelope.ts'
import { PROGRESS_SIZE } from './limits.ts'
import { postIdSchema } from './posts.ts'
import { writtenSchema } from './text.ts'

/** As many as a guide may have. */
const MOST = 20

export const progressSchema = z.object({
  postId: postIdSchema,
  papers: z.array(postIdSchema).max(MOST),
  /** By number, from one. */
  steps: z.array(z.int().min(1).max(MOST)).max(MOST),
  /** In which the guide was read: the marks are of its words. */
  language: writtenSchema,
  /** One for each step, in order (`stepMark`). */
  marks: z
    .array(
      z
        .string()
        .regex(/^[0-9a-z]{1,7}$/)
        .max(7),
    )
    .max(MOST),
  /** By the clock of the device; never later than the server's. */
  changedAt: z.iso.datetime().max(40),
})
export type Progress = z.infer<typeof progressSchema>

/** `seen`: what the account said at last of `changedAt`; null when this device has never been told. */
export const sentProgressSchema = progressSchema.extend({ seen: z.iso.datetime().max(40).nullable() })
export type SentProgress = z.infer<typeof sentProgressSchema>
export const progressInputSchema = z.object({ guides: z.array(sentProgressSchema).max(PROGRESS_SIZE) })
export const progressAnswer = answer(z.object({ guides: z.array(progressSchema) }))
