// What workers see of themselves on their dashboard, and change there.
import { type InEach, valuesOf } from '@menged/ethiopia/text'
import { z } from 'zod'
import { answer } from '../envelope.ts'
import { line, lines, orNone } from '../form-text.ts'
import { postIdSchema } from '../posts.ts'
import { inEachOf, languageSchema } from '../text.ts'
import { descriptionSchema, imageSchema } from './joining.ts'
import { isBirr } from './joining-rules.ts'
import { WORKER_LIMITS } from './limits.ts'
import { SPECIALTIES } from './lists.ts'
import { workerFields } from './worker-fields.ts'

/** A text in some language; null where it is not said. */
const inSome = <Value extends z.ZodType>(text: Value) => inEachOf(text.nullable())
const said = (text: InEach<unknown>): boolean => valuesOf(text).some((each) => each !== null)
const typedIn = <Value extends z.ZodType>(text: Value) => inEachOf(orNone(text))

const amount = z.string().max(20).refine(isBirr, { error: 'join.validHourlyRate' }).transform(Number)

export const ownWorkerSchema = z.object({
  id: z.int(),
  name: inSome(z.string()),
  description: inSome(z.string()),
  about: inSome(z.string()),
  ...workerFields.shown,
  startingPrice: z.number(),
  /** Address of the photo; null without one. */
  avatar: z.string().nullable(),
  /** The switch. */
  available: z.boolean(),
  isVerified: z.boolean(),
  /** As clients see it: the mean of the stars with one decimal, 0 without a review. */
  rating: z.number().min(0).max(5),
  reviewCount: z.int().min(0),
})
export type OwnWorker = z.infer<typeof ownWorkerSchema>
export const ownWorkerAnswer = answer(ownWorkerSchema)

export const ownWorkerChangeSchema = z.object({
  name: typedIn(line(WORKER_LIMITS.name * 2 + 1))
    .refine(said, { error: 'dashboard.oneLanguage' })
    .optional(),
  description: typedIn(descriptionSchema).refine(said, { error: 'dashboard.oneLanguage' }).optional(),
  about: typedIn(lines(WORKER_LIMITS.about)).optional(),
  ...z.object(workerFields.typed).partial().shape,
  available: z.boolean().optional(),
})
export type OwnWorkerChange = z.infer<typeof ownWorkerChangeSchema>

export const photoUploadSchema = z.object({ photo: imageSchema })
export const photoParamsSchema = z.object({ photoId: z.uuid(), file: z.enum(['small.webp', 'large.webp']) })

const paper = line(120)
const serviceTexts = {
  specialty: z.enum(SPECIALTIES).nullable(),
  /** Working days; 0 is the same day, null is not known. */
  days: z.int().min(0).max(WORKER_LIMITS.serviceDays).nullable(),
  /** The guide to what is done. */
  postId: postIdSchema.nullable(),
}
export const ownServiceSchema = z.object({
  id: z.int(),
  title: inSome(z.string()),
  text: inSome(z.string()),
  price: z.number(),
  papers: inSome(z.array(z.string())),
  ...serviceTexts,
})
export type OwnService = z.infer<typeof ownServiceSchema>
export const ownServicesAnswer = answer(z.array(ownServiceSchema))

export const serviceInputSchema = z.object({
  title: typedIn(line(100)).refine(said, { error: 'dashboard.oneLanguage' }),
  text: typedIn(lines(WORKER_LIMITS.serviceText)),
  price: amount.refine((price) => price > 0, { error: 'join.validHourlyRate' }),
  /** What the client must bring, a line each. */
  papers: inEachOf(z.array(paper).max(WORKER_LIMITS.servicePapers)),
  ...serviceTexts,
})
export type ServiceInput = z.infer<typeof serviceInputSchema>
export type ServiceTyped = z.input<typeof serviceInputSchema>
const serviceId = z.coerce.number().int().min(1).max(2_147_483_647)
export const serviceParamsSchema = z.object({ serviceId })
export const servicesOrderSchema = z.object({ ids: z.array(serviceId).max(WORKER_LIMITS.services) })

export const guideChoicesQuerySchema = z.object({ language: languageSchema })
export const guideChoicesAnswer = answer(z.array(z.object({ _id: postIdSchema, title: z.string() })))

/** No database has the year 0, and nobody has earned anything before this. */
const FIRST_DAY = '1900-01-01'
const day = z.iso.date().refine((typed) => typed >= FIRST_DAY)
export const earningsQuerySchema = z.object({ from: day, to: day }).refine(({ from, to }) => from <= to, { path: ['from'] })
export const earningSchema = z.object({ id: z.uuid(), day, amount: z.number(), note: z.string() })
export type Earning = z.infer<typeof earningSchema>
export const earningsAnswer = answer(z.array(earningSchema)).extend({ sum: z.number() })
/** `id` is made by the sender: sent twice it is one. */
export const earningInputSchema = z.object({
  id: z.uuid(),
  day,
  amount,
  note: orNone(line(WORKER_LIMITS.earningNote)),
})
export type EarningInput = z.infer<typeof earningInputSchema>
export const earningParamsSchema = z.object({ earningId: z.uuid() })

/** What an export holds of a worker. Of papers it says nothing: they are with the verification until it is decided. */
export const workerDataSchema = z.object({
  page: ownWorkerSchema,
  services: z.array(ownServiceSchema),
  earnings: z.array(earningSchema),
})
export type WorkerData = z.infer<typeof workerDataSchema>
