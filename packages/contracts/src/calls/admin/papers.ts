// Papers of workers: handed in by them, seen and decided on by administrators.
import { z } from 'zod'
import { acknowledgedSchema } from '../../envelope.ts'
import {
  ownVerificationAnswer,
  paperParamsSchema,
  paperUploadSchema,
  referencesSchema,
  verificationDecisionSchema,
  verificationPaperParamsSchema,
  verificationParamsSchema,
  verificationsAnswer,
} from '../../papers.ts'
import { callsOf, perAccount } from '../call.ts'

const call = callsOf('papers')
const may = 'workers.own'
const limit = perAccount('account')

export const ownVerification = call({
  method: 'GET',
  path: '/api/workers/own/verification',
  summary: 'What I have handed in to be verified, and what was decided',
  may,
  answer: ownVerificationAnswer,
})

export const addPaper = call({
  method: 'POST',
  path: '/api/workers/own/papers',
  summary: 'Hand in the picture of a paper, as multipart/form-data; encrypted, and deleted with the decision',
  may,
  upload: true,
  limit: perAccount('uploads'),
  body: paperUploadSchema,
  answer: ownVerificationAnswer,
})

export const removePaper = call({
  method: 'DELETE',
  path: '/api/workers/own/papers/:paperId',
  summary: 'Take a paper back',
  may,
  limit,
  params: paperParamsSchema,
  answer: ownVerificationAnswer,
})

export const putReferences = call({
  method: 'PUT',
  path: '/api/workers/own/references',
  summary: 'Name two references in place of a police clearance',
  may,
  limit,
  body: referencesSchema,
  answer: ownVerificationAnswer,
})

export const withdrawVerification = call({
  method: 'DELETE',
  path: '/api/workers/own/verification',
  summary: 'Take everything back that waits for a decision',
  may,
  limit,
  answer: ownVerificationAnswer,
})

export const verifications = call({
  method: 'GET',
  path: '/api/admin/verifications',
  summary: 'Workers who wait to be verified, the oldest first',
  may: 'workers.verify',
  answer: verificationsAnswer,
})

export const verificationPaper = call({
  method: 'GET',
  path: '/api/admin/verifications/:verificationId/papers/:paperId',
  summary: 'A paper that waits for the decision',
  may: 'workers.verify',
  params: verificationPaperParamsSchema,
  answer: z.any().describe('image/webp'),
})

export const decideVerification = call({
  method: 'POST',
  path: '/api/admin/verifications/:verificationId/decision',
  summary: 'Say what the papers show; they are deleted. 409 when somebody else has decided',
  may: 'workers.verify',
  params: verificationParamsSchema,
  body: verificationDecisionSchema,
  answer: acknowledgedSchema,
})
