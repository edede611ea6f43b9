// Requests to workers: sent by anybody, followed by the sender in the account or by a private link, answered by the worker.
import { z } from 'zod'
import { workerParamsSchema } from '../../marketplace.ts'
import {
  newRequestSchema,
  requestAnswer,
  requestChangeSchema,
  requestParamsSchema,
  requestQuerySchema,
  requestsAnswer,
  requestsQuerySchema,
  requestTokenParamsSchema,
  sentRequestAnswer,
} from '../../requests.ts'
import { callsOf } from '../call.ts'

const call = callsOf('requests')
const steps = { name: 'requestSteps', per: 'voice' } as const
const calendar = z.any().describe('text/calendar')

export const sendRequest = call({
  method: 'POST',
  path: '/api/workers/:id/requests',
  summary: 'Ask a worker: by a message, for a call, or for a meeting',
  may: 'requests.send',
  limit: { name: 'contact', per: 'voice' },
  params: workerParamsSchema,
  body: newRequestSchema,
  answer: sentRequestAnswer,
})

export const sentRequests = call({
  method: 'GET',
  path: '/api/requests',
  summary: 'What the account has asked: first what is open, each newest first',
  may: 'requests.own',
  query: requestsQuerySchema,
  answer: requestsAnswer,
})

export const sentRequest = call({
  method: 'GET',
  path: '/api/requests/:requestId',
  summary: 'One request of the account',
  may: 'requests.own',
  params: requestParamsSchema,
  query: requestQuerySchema,
  answer: requestAnswer,
})

export const changeSentRequest = call({
  method: 'POST',
  path: '/api/requests/:requestId/steps',
  summary: 'Agree to a time, cancel, or say whether the job is done, as its sender',
  may: 'requests.own',
  limit: steps,
  params: requestParamsSchema,
  query: requestQuerySchema,
  body: requestChangeSchema,
  answer: requestAnswer,
})

export const sentRequestCalendar = call({
  method: 'GET',
  path: '/api/requests/:requestId/calendar.ics',
  summary: 'The agreed time as a calendar file',
  may: 'requests.own',
  params: requestParamsSchema,
  query: requestQuerySchema,
  answer: calendar,
})

export const linkedRequest = call({
  method: 'GET',
  path: '/api/request-links/:token',
  summary: 'The request that a private link leads to',
  may: 'requests.follow',
  params: requestTokenParamsSchema,
  query: requestQuerySchema,
  answer: requestAnswer,
  shows: 'anything',
})

export const changeLinkedRequest = call({
  method: 'POST',
  path: '/api/request-links/:token/steps',
  summary: 'Agree to a time, cancel, or say whether the job is done, by a private link',
  may: 'requests.follow',
  limit: steps,
  params: requestTokenParamsSchema,
  query: requestQuerySchema,
  body: requestChangeSchema,
  answer: requestAnswer,
})

export const linkedRequestCalendar = call({
  method: 'GET',
  path: '/api/request-links/:token/calendar.ics',
  summary: 'The agreed time as a calendar file, by a private link',
  may: 'requests.follow',
  params: requestTokenParamsSchema,
  query: requestQuerySchema,
  answer: calendar,
})

export const receivedRequests = call({
  method: 'GET',
  path: '/api/own-worker/requests',
  summary: 'What clients have asked of the worker: first what is open, each newest first',
  may: 'workers.own',
  query: requestsQuerySchema,
  answer: requestsAnswer,
})

export const changeReceivedRequest = call({
  method: 'POST',
  path: '/api/own-worker/requests/:requestId/steps',
  summary: 'Accept, propose another time, decline, or say whether the job is done, as the worker',
  may: 'workers.own',
  limit: steps,
  params: requestParamsSchema,
  query: requestQuerySchema,
  body: requestChangeSchema,
  answer: requestAnswer,
})

export const receivedRequestCalendar = call({
  method: 'GET',
  path: '/api/own-worker/requests/:requestId/calendar.ics',
  summary: 'The agreed time as a calendar file, for the worker',
  may: 'workers.own',
  params: requestParamsSchema,
  query: requestQuerySchema,
  answer: calendar,
})
