// A row to the shape of the contract.
import type { Progress } from '@menged/contracts'
import type { ProgressRow } from './queries.ts'

export const presentProgress = ({ changedAt, ...row }: Omit<ProgressRow, 'userId'>): Progress => ({
  ...row,
  changedAt: changedAt.toISOString(),
})
