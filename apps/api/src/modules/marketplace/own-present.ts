// What is a worker's own, to the shapes of the contract: both languages, as it is edited.
import type { Earning, OwnService, OwnWorker } from '@menged/contracts'
import type { EarningRow, OwnRow, OwnServiceRow } from './own-queries.ts'
import { photoAddress } from './photo-address.ts'

export const presentOwn = (row: OwnRow): OwnWorker => ({
  id: row.id,
  name: { en: row.nameEn, am: row.nameAm },
  description: { en: row.descriptionEn, am: row.descriptionAm },
  about: { en: row.aboutEn, am: row.aboutAm },
  location: row.location,
  specialties: row.specialties,
  experience: row.experience,
  hourlyRate: row.hourlyRate,
  startingPrice: row.startingPrice,
  avatar: photoAddress(row, 'large'),
  available: row.available,
  isVerified: row.identityCheckedAt !== null && row.backgroundCheckedAt !== null,
})

export const presentOwnService = (row: OwnServiceRow): OwnService => ({
  id: row.id,
  title: { en: row.titleEn, am: row.titleAm },
  text: { en: row.textEn, am: row.textAm },
  price: row.price,
  papers: { en: row.papersEn, am: row.papersAm },
  specialty: row.specialty,
  days: row.days,
  postId: row.postId,
})

export const presentEarning = ({ id, day, amount, note }: EarningRow): Earning => ({ id, day, amount, note })
