// Who may be counted: everyone. Reading the counts is another matter.
import { may } from '@menged/contracts'
import type { Actor } from '../../platform/access.ts'

export const mayRecordStatistics = ({ role }: Actor): boolean => may(role, 'statistics.record')
