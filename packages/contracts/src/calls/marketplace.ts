// Gig workers: the list with its filters, and one of them.
import { workerAnswer, workerParamsSchema, workerQuerySchema, workersAnswer, workersQuerySchema } from '../marketplace.ts'
import { callsOf } from './call.ts'

const call = callsOf('marketplace')

export const workers = call({
  method: 'GET',
  path: '/api/workers',
  summary: 'Gig workers by words, filters and order, with how many each filter would leave',
  may: 'workers.read',
  query: workersQuerySchema,
  answer: workersAnswer,
})

export const worker = call({
  method: 'GET',
  path: '/api/workers/:id',
  summary: 'A gig worker: what they do, what clients said, and who does the same',
  may: 'workers.read',
  params: workerParamsSchema,
  query: workerQuerySchema,
  answer: workerAnswer,
})
