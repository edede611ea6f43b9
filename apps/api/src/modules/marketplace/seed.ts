// The sample workers of the content folder. Repeating it changes nothing; a changed file changes its rows.
import { citySchema, DEFAULT_LANGUAGE, EXPERIENCES, LIMITS, specialtySchema, textSchema } from '@menged/contracts'
import { cityById, inEach } from '@menged/ethiopia'
import { DAY_MS } from '@menged/ethiopia/durations'
import { z } from 'zod'
import { hashOfContent } from '../../platform/content.ts'
import { textAs } from '../../platform/database/columns.ts'
import type { Connection } from '../../platform/database/pool.ts'
import { replaceSampleReviews, shownReviews } from '../reviews/index.ts'
import { putReviewFigures } from './queries.ts'
import { sampleQueries } from './seed-queries.ts'

const birr = z.number().min(0).max(1_000_000)

/** What a sample offers; numbers of accounts' services begin later. */
const sampleServiceSchema = z.object({
  /** Part of its address, so it stays when others come or go. One without gets a new one each time. */
  id: z.int().min(1).max(1000).optional(),
  title: textSchema,
  /** What is done for the price. */
  text: textSchema.optional(),
  price: birr,
  /** Working days; 0 is the same day. */
  days: z.int().min(0).max(365).optional(),
  specialty: specialtySchema.optional(),
  guide: z.string().max(100).nullable(),
  /** What the client must bring; `document`: of the guide's list. */
  papers: z
    .array(z.object({ document: z.string().max(100).optional(), text: textSchema }))
    .max(20)
    .optional(),
})

const sampleSchema = z.object({
  /** 1 to 8; workers with an account begin later. */
  id: z.int().min(1).max(1000),
  portrait: z.string().regex(/^[a-z]+$/),
  name: textSchema,
  description: textSchema,
  about: textSchema,
  city: citySchema,
  specialties: z.array(specialtySchema).min(1).max(5),
  experience: z.enum(EXPERIENCES),
  hourlyRate: birr,
  responseMinutes: z.int().min(1).max(10_080),
  isVerified: z.boolean(),
  joinedDaysAgo: z.int().min(0),
  services: z.array(sampleServiceSchema).min(1).max(20),
  reviews: z
    .array(
      z.object({
        client: z.string().min(1).max(LIMITS.name),
        stars: z.int().min(1).max(5),
        service: textSchema,
        comment: textSchema,
        confirmedJob: z.boolean(),
        daysAgo: z.number().min(0),
      }),
    )
    .max(50),
})
export const workersFileSchema = z.array(sampleSchema).max(100)
export type SampleWorker = z.infer<typeof sampleSchema>

/** `guides`: those that are there; a service names no other. */
type Known = { guides: ReadonlySet<string>; now: Date }

export async function seedWorkers(db: Connection, samples: SampleWorker[], { guides, now }: Known): Promise<void> {
  const queries = sampleQueries(db)
  const known = await queries.known(samples.map(({ id }) => id))
  for (const sample of samples) {
    const seedHash = hashOfContent(sample)
    if (known.get(sample.id) === seedHash) continue
    await queries.put({ ...rowOf(sample, now), seedHash }, servicesOf(sample, { guides, now }))
    await replaceSampleReviews(db, sample.id, reviewsOf(sample, now))
    await putReviewFigures(db, sample.id, await shownReviews(db).stars(sample.id), now)
  }
}

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS)

function rowOf(sample: SampleWorker, now: Date) {
  const checkedAt = sample.isVerified ? now : null
  return {
    id: sample.id,
    portrait: sample.portrait,
    ...textAs('name', sample.name),
    ...textAs('description', sample.description),
    ...textAs('about', sample.about),
    location: cityById(sample.city)?.name[DEFAULT_LANGUAGE] ?? sample.city,
    city: sample.city,
    specialties: sample.specialties,
    experience: sample.experience,
    hourlyRate: sample.hourlyRate,
    startingPrice: Math.min(...sample.services.map(({ price }) => price)),
    identityCheckedAt: checkedAt,
    backgroundCheckedAt: checkedAt,
    responseMinutes: sample.responseMinutes,
    completedTasks: sample.reviews.filter(({ confirmedJob }) => confirmedJob).length,
    createdAt: daysBefore(now, sample.joinedDaysAgo),
    updatedAt: now,
  }
}

const servicesOf = ({ id, services }: SampleWorker, { guides, now }: Known) =>
  services.map(({ id: number, title, text, price, days, specialty, guide, papers }, place) => ({
    ...(number === undefined ? {} : { id: number }),
    workerId: id,
    place,
    ...textAs('title', title),
    ...textAs('text', text ?? inEach(() => null)),
    price,
    days: days ?? null,
    specialty: specialty ?? null,
    ...textAs(
      'papers',
      inEach((written) => papers?.map((each) => each.text[written]) ?? null),
    ),
    postId: guide !== null && guides.has(guide) ? guide : null,
    updatedAt: now,
  }))

const reviewsOf = ({ id, reviews }: SampleWorker, now: Date) =>
  reviews.map(({ client, stars, service, comment, confirmedJob, daysAgo }) => ({
    workerId: id,
    state: 'shown' as const,
    clientName: client,
    stars,
    ...textAs('service', service),
    ...textAs('comment', comment),
    confirmedJob,
    sample: true,
    createdAt: daysBefore(now, daysAgo),
  }))
