// Tell what it really took; judge what was told.
import { acknowledgedSchema } from '../../envelope.ts'
import {
  experienceDecisionAnswer,
  experienceDecisionSchema,
  experienceDeskAnswer,
  experienceReportSchema,
  officeNameSchema,
  officeParamsSchema,
} from '../../experiences.ts'
import { postParamsSchema } from '../../posts.ts'
import { callsOf, perVoice } from '../call.ts'

const call = callsOf('experiences')
const may = 'experiences.judge'

export const tellExperience = call({
  method: 'POST',
  path: '/api/posts/:postId/experiences',
  summary: 'Tell what was paid, how long it took and where; once a year for each account or device, the last one counts',
  may: 'experiences.tell',
  limit: perVoice('feedback'),
  params: postParamsSchema,
  body: experienceReportSchema,
  answer: acknowledgedSchema,
})
export const experienceDesk = call({
  method: 'GET',
  path: '/api/admin/experiences',
  summary: 'Reports that are held, offices to name, and guides that reality parts from',
  may,
  answer: experienceDeskAnswer,
})
export const decideExperiences = call({
  method: 'POST',
  path: '/api/admin/experiences/decision',
  summary: 'Count held reports, or leave them out',
  may,
  body: experienceDecisionSchema,
  answer: experienceDecisionAnswer,
})
export const takeBackExperiences = call({
  method: 'POST',
  path: '/api/admin/experiences/decision/taken-back',
  summary: 'Hold reports again that were decided so, all or none. 409 when one of them has changed since',
  may,
  body: experienceDecisionSchema,
  answer: acknowledgedSchema,
})
export const nameOffice = call({
  method: 'PUT',
  path: '/api/admin/posts/:postId/offices',
  summary: 'Give an office that people have reported its name, by which it is shown',
  may,
  params: officeParamsSchema,
  body: officeNameSchema,
  answer: acknowledgedSchema,
})
export const unnameOffice = call({
  method: 'PUT',
  path: '/api/admin/posts/:postId/offices/unnamed',
  summary: 'Take back the name that an office was given. 409 when it has another one by now',
  may,
  params: officeParamsSchema,
  body: officeNameSchema,
  answer: acknowledgedSchema,
})
