// Services that workers offer, the errand first: what is done, for how much, how soon, and by whom.
import { z } from 'zod'
import { answer } from '../envelope.ts'
import { citySchema, countsSchema, ID_MAX, offerSchema, someOf, workerCardSchema } from '../marketplace.ts'
import { postIdSchema, postLinkSchema } from '../posts.ts'
import { languageSchema } from '../text.ts'
import { GUDAY_MOST, GUDAY_SHOWN, GUDAY_SORTS, PRICE_MAX, WORKER_CATEGORY_IDS } from './lists.ts'

export const gudayIdSchema = z.coerce.number().int().min(1).max(ID_MAX)

export const gudayListQuerySchema = z
  .object({
    /** Words as typed; what is too long is cut. */
    q: z.string().max(10_000).default(''),
    /** Language of the reader. */
    language: languageSchema,
    /** Sectors. */
    category: someOf(WORKER_CATEGORY_IDS),
    city: someOf(citySchema.options),
    /** Only help with this guide. */
    guide: postIdSchema.optional(),
    /** Price in birr; `to` of PRICE_MAX is no bound. */
    from: z.coerce.number().int().min(0).max(PRICE_MAX).default(0),
    to: z.coerce.number().int().min(0).max(PRICE_MAX).default(PRICE_MAX),
    sort: z.enum(GUDAY_SORTS).default('best'),
    /** How many of the list are shown. */
    show: z.coerce.number().int().min(1).max(GUDAY_MOST).default(GUDAY_SHOWN),
  })
  .refine(({ from, to }) => from <= to, { path: ['from'] })
export type GudayListQuery = z.infer<typeof gudayListQuerySchema>

const byWhom = workerCardSchema.pick({
  id: true,
  name: true,
  avatar: true,
  sample: true,
  isOnline: true,
  isVerified: true,
  rating: true,
  reviewCount: true,
  location: true,
})

export const gudayRowSchema = offerSchema.omit({ guide: true }).extend({ worker: byWhom })
export type GudayRow = z.infer<typeof gudayRowSchema>

export const gudayListAnswer = answer(z.array(gudayRowSchema)).extend({
  /** What fits, shown or not. */
  totalItems: z.int().min(0),
  /** What is offered at all. */
  everything: z.int().min(0),
  /** How many each choice would leave, the other filters as they are, by its value. */
  counts: z.object({ category: countsSchema, city: countsSchema }),
  /** What is in each sector, whatever is filtered. */
  inCategory: countsSchema,
  /** The guide that was asked for, if it is there. */
  guide: postLinkSchema.nullable(),
})
export type GudayList = z.infer<typeof gudayListAnswer>

export const gudaySchema = offerSchema.omit({ guide: true }).extend({
  /** What is done for the price; empty where the worker has not said. */
  text: z.string(),
  /** What the client must bring. */
  papers: z.array(z.string()),
  worker: workerCardSchema,
  /** The guide to it first, then those that it names. */
  guides: z.array(postLinkSchema),
  similar: z.array(gudayRowSchema),
})
export type Guday = z.infer<typeof gudaySchema>

export const gudayParamsSchema = z.object({ gudayId: gudayIdSchema })
export const gudayQuerySchema = z.object({ language: languageSchema })
export const gudayAnswer = answer(gudaySchema)
/** Null: there is nobody to call, for the worker is a sample or has given no number. */
export const gudayCallAnswer = answer(z.object({ phone: z.string().nullable() }))
