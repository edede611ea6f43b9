// How somebody becomes a worker, and the photos of workers.
import { z } from 'zod'
import { joinedAnswer, joiningSchema } from '../../marketplace/joining.ts'
import { photoParamsSchema } from '../../marketplace/own.ts'
import { callsOf } from '../call.ts'

const call = callsOf('marketplace')

/** Registrations are counted by the service, with those of other accounts. */
export const joinAsWorker = call({
  method: 'POST',
  path: '/api/workers',
  summary: 'Make the account of a worker, as a form with a picture or as JSON without one; a mail asks to confirm the address',
  may: 'workers.join',
  upload: true,
  body: joiningSchema,
  answer: joinedAnswer,
})

export const workerPhoto = call({
  method: 'GET',
  path: '/api/worker-photos/:photoId/:file',
  summary: 'The photo of a worker in one of two sizes; each upload has an address of its own',
  may: 'workers.read',
  params: photoParamsSchema,
  answer: z.any().describe('image/webp'),
})
