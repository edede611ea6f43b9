// Saved posts to the shape of the contract.
import { type SavedPost, snakeNames } from '@menged/contracts'
import { textFrom } from '../../platform/database/columns.ts'
import type { SavedRow } from './queries.ts'

export const presentSaved = ({ id, category, savedAt, updatedAt, ...row }: SavedRow): SavedPost => ({
  _id: id,
  ...snakeNames('title', textFrom(row, 'title')),
  category,
  savedAt: savedAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
})
