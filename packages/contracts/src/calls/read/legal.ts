// Read a legal document.
import { legalAnswer, legalParamsSchema } from '../../legal.ts'
import { languageQuerySchema } from '../../posts.ts'
import { callsOf } from '../call.ts'

export const legal = callsOf('legal')({
  method: 'GET',
  path: '/api/legal/:document',
  summary: 'The privacy policy or the terms of service',
  may: 'posts.read',
  params: legalParamsSchema,
  query: languageQuerySchema,
  answer: legalAnswer,
  shows: [],
})
