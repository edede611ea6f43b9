// The first screen of the admin area.
import { z } from 'zod'
import { dueAnswer, overviewAnswer, overviewQuerySchema } from '../../overview.ts'
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

export const due = call({
  method: 'GET',
  path: '/api/admin/due',
  summary: 'What is due in every room of the administration that the reader may open, the most urgent first',
  may: 'content.keep',
  answer: dueAnswer,
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
