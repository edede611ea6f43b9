// Rows of workers to the shapes of the contract.
import {
  type Language,
  type Offer,
  type PostLink,
  type Testimonial,
  type Worker,
  type WorkerCard,
  workerFieldsOf,
} from '@menged/contracts'
import { cityById, textIn, whichIn } from '@menged/ethiopia'
import { MINUTE_MS } from '@menged/ethiopia/durations'
import { translateIn } from '@menged/i18n'
import { type Localized, textAs, textFrom } from '../../platform/database/columns.ts'
import { photoAddress } from './photo-address.ts'
import type { ReviewRow, ServiceRow, WorkerRow } from './queries.ts'
import { ratingOf } from './ranking.ts'

/** Who was active so long ago is still there. */
export const ONLINE_MS = 5 * MINUTE_MS
/** From so many finished jobs on the rate of success is computed. */
const JOBS_FOR_RATE = 5

function responseTime(minutes: number, language: Language): string {
  const t = translateIn(language)
  return minutes < 60
    ? t('worker.minutesAverage', { count: minutes })
    : t('worker.hoursAverage', { count: Math.round(minutes / 60) })
}

export type CardContext = { language: Language; now: Date; lifted?: ReadonlySet<number> }

export function presentWorkerCard(row: WorkerRow, { language, now, lifted }: CardContext): WorkerCard {
  const city = cityById(row.city ?? '')
  return {
    id: row.id,
    name: textIn(textFrom(row, 'name'), language),
    avatar: photoAddress(row, 'small'),
    sample: row.userId === null,
    isOnline: row.available && row.activeAt !== null && now.getTime() - row.activeAt.getTime() < ONLINE_MS,
    isVerified: row.identityCheckedAt !== null && row.backgroundCheckedAt !== null,
    rating: ratingOf(row),
    reviewCount: row.reviewCount,
    completedTasks: row.completedTasks,
    location: city ? textIn(city.name, language) : row.location,
    responseTime: responseTime(row.responseMinutes, language),
    specialty: row.specialties[0] ?? 'personalAssistant',
    description: textIn(textFrom(row, 'description'), language),
    startingPrice: row.startingPrice,
    isNew: lifted?.has(row.id) ?? false,
  }
}

/** What `one` of the service finds. */
type Found = {
  row: WorkerRow
  services: ServiceRow[]
  reviews: ReviewRow[]
  stars: { stars: number; count: number }[]
  similar: WorkerRow[]
  claims: { successRate: number }
  now: Date
}

export function presentWorker({ row, services, reviews, stars, similar, claims, now }: Found, language: Language): Worker {
  const context = { language, now }
  const t = translateIn(language)
  const named = services.map((each) => textIn(textFrom(each, 'title'), language))
  return {
    ...workerFieldsOf(row),
    ...presentWorkerCard(row, context),
    avatar: photoAddress(row, 'large'),
    about: textIn(textFrom(row, 'about'), language),
    services: named.length > 0 ? named : row.specialties.map((id) => t(`worker.${id}`)),
    offers: services.map((each) => presentOffer(each, language)),
    successRate: successRate(row) ?? claims.successRate,
    stars: [1, 2, 3, 4, 5].map((given) => stars.find((each) => each.stars === given)?.count ?? 0),
    testimonials: reviews.map((each) => presentReview(each, language)),
    similar: similar.map((each) => presentWorkerCard(each, context)),
    createdAt: row.createdAt.toISOString(),
  }
}

const presentOffer = (row: ServiceRow, language: Language): Offer => ({
  id: row.id,
  title: textIn(textFrom(row, 'title'), language),
  price: row.price,
  days: row.days,
  guide: presentLink({ id: row.postId, ...textAs('title', textFrom(row, 'guide')) }, language),
})

/** In the language of the reader, or in the one that the guide is written in. */
export function presentLink(row: { id: string | null } & Localized<'title'>, wanted: Language): PostLink | null {
  const title = textFrom(row, 'title')
  const language = whichIn(title, wanted)
  return row.id !== null && language ? { _id: row.id, title: title[language] ?? '', language } : null
}

function successRate({ completedTasks, unfinishedTasks }: WorkerRow): number | null {
  const all = completedTasks + unfinishedTasks
  return all < JOBS_FOR_RATE ? null : Math.round((100 * completedTasks) / all)
}

const presentReview = (row: ReviewRow, language: Language): Testimonial => ({
  id: row.id,
  clientName: row.clientName || translateIn(language)('market.formerClient'),
  rating: row.stars,
  date: row.createdAt.toISOString(),
  service: textIn(textFrom(row, 'service'), language) || null,
  comment: textIn(textFrom(row, 'comment'), language),
  confirmedJob: row.confirmedJob,
  reply: row.reply,
})
