// Reviews of workers: what clients write, what the worker replies, and what moderators decide.
import { z } from 'zod'
import { answer } from './envelope.ts'
import { line, lines } from './form-text.ts'
import { LIMITS } from './limits.ts'
import { REVIEW_STATES, REVIEWS_MOST, REVIEWS_SHOWN } from './marketplace/lists.ts'
import { testimonialSchema, workerIdSchema } from './marketplace.ts'
import { languageSchema } from './text.ts'

/** Its own sentence, whatever is wrong: nothing but a number of stars can be chosen. */
const SELECT = 'review.selectRating'
const starsSchema = z.int(SELECT).min(1, SELECT).max(5, SELECT)
/** Stars may speak for themselves. */
const commentSchema = z.literal('').or(lines(LIMITS.review))
/** The finished request that it is about, and what the private link of a guest holds. */
const jobSchema = { request: z.uuid().optional(), token: z.string().max(200).optional() }

/** `key` is made by the form, so that one review sent twice is one review. `name`: of a guest; an account has its own. */
export const newReviewSchema = z.object({
  stars: starsSchema,
  comment: commentSchema.default(''),
  language: languageSchema,
  key: z.uuid(),
  name: line(LIMITS.name).optional(),
  ...jobSchema,
})
export type NewReview = z.infer<typeof newReviewSchema>

export const reviewChangeSchema = z.object({
  stars: starsSchema,
  comment: commentSchema.default(''),
  language: languageSchema,
  ...jobSchema,
})
export type ReviewChange = z.infer<typeof reviewChangeSchema>

const reviewStateSchema = z.enum(REVIEW_STATES)
/** `waiting`: somebody looks at it before it is shown. */
export const reviewAnswer = answer(z.object({ id: z.uuid(), state: reviewStateSchema }))

export const myReviewSchema = z.object({
  id: z.uuid(),
  state: reviewStateSchema,
  stars: z.int().min(1).max(5),
  comment: z.string(),
  confirmedJob: z.boolean(),
  /** Why a moderator has hidden it. */
  hiddenReason: z.string().nullable(),
})
export type MyReview = z.infer<typeof myReviewSchema>
export const myReviewAnswer = answer(myReviewSchema.nullable())

export const reviewedWorkerSchema = z.object({ id: workerIdSchema })
export const reviewParamsSchema = z.object({ reviewId: z.uuid() })
export const reviewReplySchema = z.object({ text: lines(LIMITS.review) })
export const reviewReportSchema = z.object({ reason: lines(LIMITS.feedback) })

/** Of the worker who is signed in: the shown ones, newest first. */
export const receivedQuerySchema = z.object({
  language: languageSchema,
  /** How many of the list are shown. */
  show: z.coerce.number().int().min(1).max(REVIEWS_MOST).default(REVIEWS_SHOWN),
})
export const receivedAnswer = answer(z.array(testimonialSchema)).extend({ workerId: z.int().min(1), totalItems: z.int().min(0) })

export const moderatedQuerySchema = z.object({ state: z.enum(['waiting', 'reported']) })
export const moderatedReviewSchema = z.object({
  id: z.uuid(),
  workerId: z.int().min(1),
  clientName: z.string(),
  /** Written without an account, or by one that is gone. */
  isGuest: z.boolean(),
  state: reviewStateSchema,
  stars: z.int().min(1).max(5),
  comment: z.string(),
  createdAt: z.iso.datetime(),
  reports: z.array(z.object({ reason: z.string(), createdAt: z.iso.datetime() })),
  /** Of what is decided about: goes back with the decision. */
  version: z.string(),
})
export type ModeratedReview = z.infer<typeof moderatedReviewSchema>
/** The oldest first, as many as one sitting takes. */
export const moderatedAnswer = answer(z.array(moderatedReviewSchema)).extend({ totalItems: z.int().min(0) })

const versionSchema = z.string().min(1).max(60)
export const reviewDecisionSchema = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('show'), version: versionSchema }),
  z.object({ decision: z.literal('hide'), version: versionSchema, reason: lines(LIMITS.feedback) }),
])
export type ReviewDecision = z.infer<typeof reviewDecisionSchema>
