// What is a worker's own, to the shapes of the contract: both languages, as it is edited.
import { type Earning, type OwnService, type OwnWorker, workerFieldsOf } from '@menged/contracts'
import { textFrom } from '../../platform/database/columns.ts'
import type { EarningRow, OwnRow, OwnServiceRow } from './own-queries.ts'
import { photoAddress } from './photo-address.ts'
import { ratingOf } from './ranking.ts'

export const presentOwn = (row: OwnRow): OwnWorker => ({
  id: row.id,
  name: textFrom(row, 'name'),
  description: textFrom(row, 'description'),
  about: textFrom(row, 'about'),
  ...workerFieldsOf(row),
  startingPrice: row.startingPrice,
  avatar: photoAddress(row, 'large'),
  available: row.available,
  isVerified: row.identityCheckedAt !== null && row.backgroundCheckedAt !== null,
  rating: ratingOf(row),
  reviewCount: row.reviewCount,
})

export const presentOwnService = (row: OwnServiceRow): OwnService => ({
  id: row.id,
  title: textFrom(row, 'title'),
  text: textFrom(row, 'text'),
  price: row.price,
  papers: textFrom(row, 'papers'),
  specialty: row.specialty,
  days: row.days,
  postId: row.postId,
})

export const presentEarning = ({ id, day, amount, note }: EarningRow): Earning => ({ id, day, amount, note })
