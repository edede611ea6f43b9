// The statistics calls of every page: POST, open to everyone, without personal data. And the one that reads all nine.
import { statisticsAnswer, statisticsQuerySchema } from '../../statistics.ts'
import { callsOf } from '../call.ts'
import { record } from './record.ts'

const call = callsOf('statistics')

export const recordView = record('detail-view', 'A post was opened; counts once for each visitor and day')
export const recordShare = record('share-count', 'A post was shared')

export const readStatistics = call({
  method: 'GET',
  path: '/api/admin/stats',
  summary: 'Counts of the last days: newest first, at most 10,000',
  may: 'statistics.read',
  query: statisticsQuerySchema,
  answer: statisticsAnswer,
})
