// The first screen of the admin area.
import { z } from 'zod'
import { overviewAnswer, overviewQuerySchema } from '../../overview.ts'
import { callsOf, perAccount } from '../call.ts'

const call = callsOf('statistics')
const may = 'statistics.read'

export const overview = call({
  method: 'GET',
  path: '/api/admin/overview',
  summary: 'What was read, searched and done in the last days, beside the days before, and what waits',
  may,
  query: overviewQuerySchema,
  answer: overviewAnswer,
})

export const overviewFile = call({
  method: 'GET',
  path: '/api/admin/overview.csv',
  summary: 'The numbers of each of these days as a table (CSV)',
  may,
  limit: perAccount('documents'),
  query: overviewQuerySchema,
  answer: z.any().describe('text/csv'),
})
