// Rows to the shapes of the contract.
import type { Language, ModeratedReview, MyReview, Testimonial, Text } from '@menged/contracts'
import { translateIn } from '@menged/i18n'
import type { ReportRow, ReviewRow } from './queries.ts'

/** What was said in the other language is better than nothing. */
const inLanguage = (language: Language, en: string | null, am: string | null): string =>
  (language === 'am' ? (am ?? en) : (en ?? am)) ?? ''

export const presentReceived = (row: ReviewRow, language: Language): Testimonial => ({
  id: row.id,
  clientName: row.clientName || translateIn(language)('market.formerClient'),
  rating: row.stars,
  date: row.createdAt.toISOString(),
  service: inLanguage(language, row.serviceEn, row.serviceAm) || null,
  comment: inLanguage(language, row.commentEn, row.commentAm),
  confirmedJob: row.confirmedJob,
  reply: row.reply,
})

export const presentMine = (row: ReviewRow & { reason: Text | null }, language: Language): MyReview => ({
  id: row.id,
  state: row.state,
  stars: row.stars,
  comment: row.commentEn ?? row.commentAm ?? '',
  confirmedJob: row.confirmedJob,
  hiddenReason: row.reason?.[language] ?? null,
})

type Moderated = { row: ReviewRow; version: string; reports: ReportRow[] }
export const presentModerated = ({ row, version, reports }: Moderated): ModeratedReview => ({
  id: row.id,
  workerId: row.workerId,
  clientName: row.clientName,
  isGuest: row.userId === null,
  state: row.state,
  stars: row.stars,
  comment: row.commentEn ?? row.commentAm ?? '',
  createdAt: row.createdAt.toISOString(),
  reports: reports.map(({ reason, createdAt }) => ({ reason, createdAt: createdAt.toISOString() })),
  version,
})
