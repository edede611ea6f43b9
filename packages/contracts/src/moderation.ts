// Moderation: the queue of what needs a decision, decisions, mutes, and the appeals of authors.
import { z } from 'zod'
import { answer } from './envelope.ts'
import { lines } from './form-text.ts'
import { LIMITS } from './limits.ts'
import { HIDING_GROUNDS, MODERATED_KINDS, MUTE_DAYS, QUEUE_VIEWS } from './moderation/lists.ts'
import { textSchema } from './text.ts'

const moderatedKindSchema = z.enum(MODERATED_KINDS)
const instant = z.iso.datetime()
const reasonSchema = lines(LIMITS.feedback)
const groundSchema = z.enum(HIDING_GROUNDS)

/** Who reported it is told to nobody. */
const reportSchema = z.object({ reason: z.string(), createdAt: instant })

export const queueItemSchema = z.object({
  kind: moderatedKindSchema,
  id: z.uuid(),
  state: z.enum(['shown', 'waiting', 'hidden']),
  /** `userId` is null without an account, or when it is gone. */
  author: z.object({ name: z.string(), userId: z.uuid().nullable(), mutedUntil: instant.nullable() }),
  text: z.string(),
  stars: z.int().min(1).max(5).nullable(),
  /** The guide or the worker that it is about. */
  about: textSchema,
  /** A path of the portal: where it stands. */
  link: z.string(),
  createdAt: instant,
  /** Since when somebody has to decide; of what is hidden, since when it is. */
  since: instant,
  reports: z.array(reportSchema),
  /** Why it is hidden. */
  hidden: z.object({ reason: textSchema }).nullable(),
  /** What its author says against it. */
  appeal: z.object({ text: z.string(), createdAt: instant }).nullable(),
  /** Of what is decided about: goes back with the decision. */
  version: z.string(),
})
export type QueueItem = z.infer<typeof queueItemSchema>

/** A worker whose papers wait. What they show is another call, of administrators. */
export const queueWorkerSchema = z.object({
  kind: z.literal('worker'),
  id: z.uuid(),
  workerId: z.int(),
  name: z.string(),
  papers: z.int().min(0),
  references: z.boolean(),
  since: instant,
})
export type QueueWorker = z.infer<typeof queueWorkerSchema>

const count = z.int().min(0)
const countsSchema = z.object({ all: count, comments: count, reviews: count, appeals: count, workers: count, hidden: count })
export type QueueCounts = z.infer<typeof countsSchema>
export const queueQuerySchema = z.object({ show: z.enum(QUEUE_VIEWS).default('all') })
/** The oldest first, of what is hidden the newest; as many as one sitting takes. `counts`: of each view. */
export const queueAnswer = answer(z.array(z.discriminatedUnion('kind', [queueItemSchema, queueWorkerSchema]))).extend({
  counts: countsSchema,
})
export const queueCountAnswer = answer(z.object({ waiting: z.int().min(0), workers: z.int().min(0) }))

const decidedSchema = z.object({ kind: moderatedKindSchema, id: z.uuid(), version: z.string().min(1).max(200) })
const most = z.array(decidedSchema).min(1).max(50)
/** `show`: it stands, or stands again, and its reports are closed. `uphold`: it stays hidden, against the appeal. */
export const decisionSchema = z
  .object({
    items: most,
    decision: z.enum(['show', 'hide', 'uphold']),
    ground: groundSchema.optional(),
    /** More words on it, for the author. */
    note: lines(LIMITS.comment).optional(),
  })
  .refine(({ decision, ground }) => decision !== 'hide' || ground !== undefined, { path: ['ground'] })
  .refine(({ ground, note }) => ground !== 'else' || note !== undefined, { path: ['note'] })
export type Decision = z.infer<typeof decisionSchema>
/** What others have changed or decided meanwhile stays as they have left it. 409 when that is everything. `back`: to take back what was done. */
export const decisionAnswer = answer(
  z.object({ done: z.int().min(0), changed: z.array(z.object({ id: z.uuid() })), back: z.string() }),
)
export const decisionBackSchema = z.object({ back: z.string().min(1).max(400_000) })

export const muteParamsSchema = z.object({ userId: z.uuid() })
export const newMuteSchema = z.object({
  userId: z.uuid(),
  days: z.int().refine((days) => (MUTE_DAYS as readonly number[]).includes(days)),
  reason: reasonSchema,
})
export type NewMute = z.infer<typeof newMuteSchema>
export const muteSchema = z.object({ userId: z.uuid(), name: z.string(), reason: z.string(), since: instant, until: instant })
export type Mute = z.infer<typeof muteSchema>
export const muteAnswer = answer(muteSchema)
export const mutesAnswer = answer(z.array(muteSchema))

export const appealParamsSchema = z.object({ kind: moderatedKindSchema, itemId: z.uuid() })
export const newAppealSchema = z.object({ text: lines(LIMITS.comment) })
/** What its author sees of something hidden. */
export const ownHiddenSchema = z.object({
  kind: moderatedKindSchema,
  id: z.uuid(),
  text: z.string(),
  about: textSchema,
  link: z.string(),
  /** False when it was shown again. */
  isHidden: z.boolean(),
  reason: textSchema.nullable(),
  /** `upheld`: somebody has looked at it, and it stays hidden. */
  appeal: z.object({ text: z.string(), createdAt: instant, state: z.enum(['waiting', 'upheld']) }).nullable(),
})
export type OwnHidden = z.infer<typeof ownHiddenSchema>
export const ownHiddenAnswer = answer(ownHiddenSchema)
