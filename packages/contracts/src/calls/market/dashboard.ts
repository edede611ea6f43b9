// What workers do on their dashboard: their page, photo, services and notes of earnings.
import { acknowledgedSchema, answer } from '../../envelope.ts'
import {
  earningInputSchema,
  earningParamsSchema,
  earningsAnswer,
  earningsQuerySchema,
  guideChoicesAnswer,
  guideChoicesQuerySchema,
  ownServiceSchema,
  ownServicesAnswer,
  ownWorkerAnswer,
  ownWorkerChangeSchema,
  photoUploadSchema,
  serviceInputSchema,
  serviceParamsSchema,
  servicesOrderSchema,
} from '../../marketplace/own.ts'
import { callsOf, perAccount } from '../call.ts'

const call = callsOf('dashboard')
const may = 'workers.own'
const limit = perAccount('saving')

export const ownWorker = call({
  method: 'GET',
  path: '/api/workers/own',
  summary: 'My page in the marketplace, as I edit it',
  may,
  answer: ownWorkerAnswer,
})

export const changeOwnWorker = call({
  method: 'PATCH',
  path: '/api/workers/own',
  summary: 'Change my page, or the switch that says whether I am there; another name has to be verified again',
  may,
  limit,
  body: ownWorkerChangeSchema,
  answer: ownWorkerAnswer,
})

export const putPhoto = call({
  method: 'PUT',
  path: '/api/workers/own/photo',
  summary: 'Another photo, as multipart/form-data',
  may,
  upload: true,
  limit: perAccount('uploads'),
  body: photoUploadSchema,
  answer: ownWorkerAnswer,
})

export const removePhoto = call({
  method: 'DELETE',
  path: '/api/workers/own/photo',
  summary: 'Remove my photo',
  may,
  limit,
  answer: ownWorkerAnswer,
})

export const ownServices = call({
  method: 'GET',
  path: '/api/workers/own/services',
  summary: 'What I offer, in my order',
  may,
  answer: ownServicesAnswer,
})

export const addService = call({
  method: 'POST',
  path: '/api/workers/own/services',
  summary: 'Offer something more',
  may,
  limit,
  body: serviceInputSchema,
  answer: answer(ownServiceSchema),
})

export const changeService = call({
  method: 'PUT',
  path: '/api/workers/own/services/:serviceId',
  summary: 'Change what I offer',
  may,
  limit,
  params: serviceParamsSchema,
  body: serviceInputSchema,
  answer: answer(ownServiceSchema),
})

export const removeService = call({
  method: 'DELETE',
  path: '/api/workers/own/services/:serviceId',
  summary: 'Offer something no more',
  may,
  limit,
  params: serviceParamsSchema,
  answer: acknowledgedSchema,
})

export const orderServices = call({
  method: 'PUT',
  path: '/api/workers/own/service-order',
  summary: 'Another order of all that I offer; 409 when it was changed meanwhile',
  may,
  limit,
  body: servicesOrderSchema,
  answer: ownServicesAnswer,
})

export const guideChoices = call({
  method: 'GET',
  path: '/api/workers/own/guides',
  summary: 'Guides that a service may name',
  may,
  query: guideChoicesQuerySchema,
  answer: guideChoicesAnswer,
})

export const earnings = call({
  method: 'GET',
  path: '/api/workers/own/earnings',
  summary: 'What I have noted of my earnings in some days, and its sum',
  may,
  query: earningsQuerySchema,
  answer: earningsAnswer,
})

export const addEarning = call({
  method: 'POST',
  path: '/api/workers/own/earnings',
  summary: 'Note an earning; sent twice it is one',
  may,
  limit,
  body: earningInputSchema,
  answer: acknowledgedSchema,
})

export const removeEarning = call({
  method: 'DELETE',
  path: '/api/workers/own/earnings/:earningId',
  summary: 'Remove a note',
  may,
  limit,
  params: earningParamsSchema,
  answer: acknowledgedSchema,
})
