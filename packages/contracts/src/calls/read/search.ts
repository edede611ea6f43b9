// Search, suggestions, and the wish for a guide that is missing.
import { acknowledgedSchema } from '../../envelope.ts'
import { guideRequestSchema, searchAnswer, searchQuerySchema, suggestionQuerySchema, suggestionsAnswer } from '../../search.ts'
import { callsOf, perVoice } from '../call.ts'

const call = callsOf('search')

export const search = call({
  method: 'GET',
  path: '/api/search',
  summary: 'Guides by words and filters, ten to a page, with how many each filter would leave',
  may: 'search.use',
  query: searchQuerySchema,
  answer: searchAnswer,
  shows: ['lists', 'search'],
})

export const suggestions = call({
  method: 'GET',
  path: '/api/search/suggestions',
  summary: 'Guides that are about what has been typed so far, at most six; the most viewed ones before anything is',
  may: 'search.use',
  query: suggestionQuerySchema,
  answer: suggestionsAnswer,
})

export const requestGuide = call({
  method: 'POST',
  path: '/api/guide-requests',
  summary: 'Request a missing guide from the editors',
  may: 'guides.request',
  limit: perVoice('feedback'),
  body: guideRequestSchema,
  answer: acknowledgedSchema,
})
