// The marketplace: gig workers, what they offer, and what clients said of them.
import { CITIES, type CityId } from '@menged/ethiopia/cities'
import { z } from 'zod'
import { answer } from './envelope.ts'
import {
  PRICE_MAX,
  REVIEWS_MOST,
  REVIEWS_SHOWN,
  SPECIALTIES,
  WORKER_CATEGORY_IDS,
  WORKER_SORTS,
  WORKERS_MOST,
  WORKERS_SHOWN,
} from './marketplace/lists.ts'
import { workerFields } from './marketplace/worker-fields.ts'
import { postLinkSchema } from './posts.ts'
import { languageSchema } from './text.ts'

/** Largest number of a worker: what the column of the table holds. */
export const ID_MAX = 2_147_483_647

export const CITY_IDS = CITIES.map(({ id }) => id) as [CityId, ...CityId[]]
export const citySchema = z.enum(CITY_IDS)
export const specialtySchema = z.enum(SPECIALTIES)
export const workerIdSchema = z.coerce.number().int().min(1).max(ID_MAX)

/** `a,b`: some of the values, none when it is empty. */
export const someOf = <Value extends string>(values: readonly Value[]) =>
  z
    .string()
    .max(values.join().length)
    .regex(new RegExp(`^(?:(?:${values.join('|')})(?:,(?!$)|$))*$`))
    .default('')
    .transform((text) => [...new Set(text === '' ? [] : text.split(','))] as Value[])

export const workersQuerySchema = z
  .object({
    /** Words as typed; what is too long is cut. */
    q: z.string().max(10_000).default(''),
    /** Language of the reader. */
    language: languageSchema,
    category: someOf(WORKER_CATEGORY_IDS),
    city: someOf(CITY_IDS),
    /** Starting price in birr; `to` of PRICE_MAX and more is no bound. */
    from: z.coerce.number().int().min(0).max(PRICE_MAX).default(0),
    to: z.coerce.number().int().min(0).max(PRICE_MAX).default(PRICE_MAX),
    /** So many stars and more; 0 for no bound. */
    rating: z.coerce.number().int().min(0).max(4).default(0),
    sort: z.enum(WORKER_SORTS).default('rating'),
    /** How many of the list are shown. */
    show: z.coerce.number().int().min(1).max(WORKERS_MOST).default(WORKERS_SHOWN),
  })
  .refine(({ from, to }) => from <= to, { path: ['from'] })
export type WorkersQuery = z.infer<typeof workersQuerySchema>

export const workerCardSchema = z.object({
  id: z.int().min(1),
  name: z.string(),
  /** A picture of this site; null for one without, whose initials stand there. */
  avatar: z.string().nullable(),
  /** Made up, to show what the marketplace looks like. */
  sample: z.boolean(),
  isOnline: z.boolean(),
  isVerified: z.boolean(),
  /** Mean of the stars with one decimal; 0 without a review. */
  rating: z.number().min(0).max(5),
  reviewCount: z.int().min(0),
  completedTasks: z.int().min(0),
  /** A city, in the language of the reader where it is one of the ten. */
  location: z.string(),
  /** `1h avg`, in the language of the reader. */
  responseTime: z.string(),
  specialty: specialtySchema,
  description: z.string(),
  /** Birr. */
  startingPrice: z.number().min(0),
  /** Joined not long ago, and on a place that is kept for those who are new. */
  isNew: z.boolean(),
})
export type WorkerCard = z.infer<typeof workerCardSchema>

export const countsSchema = z.record(z.string().max(40), z.int().min(0))
export const workersAnswer = answer(z.array(workerCardSchema)).extend({
  /** Who fit, shown or not. */
  totalItems: z.int().min(0),
  /** Who are listed at all. */
  everyone: z.int().min(0),
  /** How many each choice would leave, the other filters as they are, by its value. */
  counts: z.object({ category: countsSchema, city: countsSchema, rating: countsSchema }),
  /** Who are in each category, whatever is filtered. */
  inCategory: countsSchema,
})
export type WorkersPage = z.infer<typeof workersAnswer>

export const testimonialSchema = z.object({
  id: z.uuid(),
  clientName: z.string(),
  rating: z.int().min(1).max(5),
  date: z.iso.datetime(),
  service: z.string().nullable(),
  comment: z.string(),
  /** Both sides have marked the job as done. */
  confirmedJob: z.boolean(),
  reply: z.string().nullable(),
})
export type Testimonial = z.infer<typeof testimonialSchema>

/** What a worker does for a price. */
export const offerSchema = z.object({
  id: z.int().min(1),
  title: z.string(),
  /** Birr. */
  price: z.number().min(0),
  /** Working days; 0 is the same day, null is not known. */
  days: z.int().min(0).nullable(),
  /** The guide to it. */
  guide: postLinkSchema.nullable(),
})
export type Offer = z.infer<typeof offerSchema>

export const workerSchema = workerCardSchema.extend({
  ...workerFields.shown,
  about: z.string(),
  /** What is offered by name; a specialty's name where a worker has named nothing. */
  services: z.array(z.string()),
  /** Those of them that have a price. */
  offers: z.array(offerSchema),
  /** Of a hundred jobs; the portal's own claim until five are finished. */
  successRate: z.int().min(0).max(100),
  /** How many reviews gave one star, two, up to five. */
  stars: z.array(z.int().min(0)).length(5),
  testimonials: z.array(testimonialSchema),
  similar: z.array(workerCardSchema),
  createdAt: z.iso.datetime(),
})
export type Worker = z.infer<typeof workerSchema>

export const workerParamsSchema = z.object({ id: workerIdSchema })
export const workerQuerySchema = z.object({
  language: languageSchema,
  reviews: z.coerce.number().int().min(1).max(REVIEWS_MOST).default(REVIEWS_SHOWN),
})
export const workerAnswer = answer(workerSchema)
