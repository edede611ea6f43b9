// Who may be counted: everyone. Who may read the counts: administrators.
import { may } from '@menged/contracts'
import type { Actor } from '../../platform/access.ts'

export const mayRecordStatistics = ({ role }: Actor): boolean => may(role, 'statistics.record')
export const mayReadStatistics = ({ role }: Actor): boolean => may(role, 'statistics.read')
