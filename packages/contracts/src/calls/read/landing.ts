// The landing page, and the wish for a plan.
import { acknowledgedSchema } from '../../envelope.ts'
import { landingAnswer, planRequestSchema } from '../../landing.ts'
import { languageQuerySchema } from '../../posts.ts'
import { callsOf } from '../call.ts'

const call = callsOf('landing')

export const landing = call({
  method: 'GET',
  path: '/api/landing',
  summary: 'The landing page and the plans',
  may: 'posts.read',
  query: languageQuerySchema,
  answer: landingAnswer,
  shows: ['copy'],
})

export const requestPlan = call({
  method: 'POST',
  path: '/api/plan-requests',
  summary: 'Ask the operator for a plan; nothing is paid here',
  may: 'plans.request',
  limit: { name: 'feedback', per: 'account' },
  body: planRequestSchema,
  answer: acknowledgedSchema,
})
