// Saved posts to the shape of the contract.
import type { SavedPost } from '@menged/contracts'
import type { SavedRow } from './queries.ts'

export const presentSaved = ({ id, titleEn, titleAm, category, savedAt, updatedAt }: SavedRow): SavedPost => ({
  _id: id,
  title_english: titleEn,
  title_amharic: titleAm,
  category,
  savedAt: savedAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
})
