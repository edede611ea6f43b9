// Rows to the shapes of the contract.
import {
  DEFAULT_LANGUAGE,
  type Language,
  type ModeratedReview,
  type MyReview,
  type Testimonial,
  type Text,
} from '@menged/contracts'
import { textIn } from '@menged/ethiopia'
import { translateIn } from '@menged/i18n'
import { textFrom } from '../../platform/database/columns.ts'
import type { ReportRow, ReviewRow } from './queries.ts'

export const presentReceived = (row: ReviewRow, language: Language): Testimonial => ({
  id: row.id,
  clientName: row.clientName || translateIn(language)('market.formerClient'),
  rating: row.stars,
  date: row.createdAt.toISOString(),
  service: textIn(textFrom(row, 'service'), language) || null,
  comment: textIn(textFrom(row, 'comment'), language),
  confirmedJob: row.confirmedJob,
  reply: row.reply,
})

export const presentMine = (row: ReviewRow & { reason: Text | null }, language: Language): MyReview => ({
  id: row.id,
  state: row.state,
  stars: row.stars,
  comment: textIn(textFrom(row, 'comment'), DEFAULT_LANGUAGE),
  confirmedJob: row.confirmedJob,
  hiddenReason: row.reason && textIn(row.reason, language),
})

type Moderated = { row: ReviewRow; version: string; reports: ReportRow[] }
export const presentModerated = ({ row, version, reports }: Moderated): ModeratedReview => ({
  id: row.id,
  workerId: row.workerId,
  clientName: row.clientName,
  isGuest: row.userId === null,
  state: row.state,
  stars: row.stars,
  comment: textIn(textFrom(row, 'comment'), DEFAULT_LANGUAGE),
  createdAt: row.createdAt.toISOString(),
  reports: reports.map(({ reason, createdAt }) => ({ reason, createdAt: createdAt.toISOString() })),
  version,
})
