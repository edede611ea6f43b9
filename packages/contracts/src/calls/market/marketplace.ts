// Gig workers: the list with its filters, and one of them.

import {
  gudayAnswer,
  gudayCallAnswer,
  gudayListAnswer,
  gudayListQuerySchema,
  gudayParamsSchema,
  gudayQuerySchema,
} from '../../marketplace/guday.ts'
import { workerAnswer, workerParamsSchema, workerQuerySchema, workersAnswer, workersQuerySchema } from '../../marketplace.ts'
import { callsOf, perVoice } from '../call.ts'

const call = callsOf('marketplace')

export const workers = call({
  method: 'GET',
  path: '/api/workers',
  summary: 'Gig workers by words, filters and order, with how many each filter would leave',
  may: 'workers.read',
  query: workersQuerySchema,
  answer: workersAnswer,
  shows: ['workers'],
})

export const worker = call({
  method: 'GET',
  path: '/api/workers/:id',
  summary: 'A gig worker: what they do, what clients said, and who does the same',
  may: 'workers.read',
  params: workerParamsSchema,
  query: workerQuerySchema,
  answer: workerAnswer,
  shows: ['workers'],
})

export const gudayList = call({
  method: 'GET',
  path: '/api/guday',
  summary: 'Services by words, sector, city and price, with how many each filter would leave',
  may: 'workers.read',
  query: gudayListQuerySchema,
  answer: gudayListAnswer,
  shows: ['workers'],
})

export const guday = call({
  method: 'GET',
  path: '/api/guday/:gudayId',
  summary: 'A service: what is done, what to bring, by whom, the guides to it, and who does the like',
  may: 'workers.read',
  params: gudayParamsSchema,
  query: gudayQuerySchema,
  answer: gudayAnswer,
  shows: ['workers'],
})

export const callWorker = call({
  method: 'POST',
  path: '/api/guday/:gudayId/call',
  summary: 'The number to call about a service; none for a sample',
  may: 'requests.send',
  limit: perVoice('phoneNumbers'),
  params: gudayParamsSchema,
  answer: gudayCallAnswer,
})
