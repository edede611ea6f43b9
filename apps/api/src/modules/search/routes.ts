// The calls of search.
import {
  acknowledgedSchema,
  ENDPOINTS,
  guideRequestSchema,
  type SearchQuery,
  searchAnswer,
  searchQuerySchema,
  suggestionQuerySchema,
  suggestionsAnswer,
} from '@menged/contracts'
import type { FastifyRequest } from 'fastify'
import { allow } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import type { Limits } from '../../platform/limits.ts'
import { type Api, answers, at } from '../../platform/routes.ts'
import { mayRequestGuides, maySearch } from './policy.ts'
import { presentHit, presentSuggestion } from './present.ts'
import type { Search } from './service.ts'

const tags = ['search']
type Needs = { search: Search; limits: Limits }
type Caller = Pick<FastifyRequest, 'device' | 'ip'>

export function registerSearch(app: Api, { search, limits }: Needs): void {
  app.route({
    ...at(ENDPOINTS.search),
    schema: {
      tags,
      summary: 'Guides by words and filters, ten to a page, with how many each filter would leave',
      querystring: searchQuerySchema,
      response: answers(searchAnswer),
    },
    onRequest: allow(maySearch),
    handler: async (request) => {
      const { query } = request
      const { items, meets, pagination, ...rest } = await search.search(query)
      await count({ search, limits }, request, query, pagination.totalItems > 0)
      return { success: true as const, data: items.map((each) => presentHit(each, meets)), ...pagination, ...rest }
    },
  })
  app.route({
    ...at(ENDPOINTS.suggestions),
    schema: {
      tags,
      summary: 'Titles that fit what has been typed so far, at most six',
      querystring: suggestionQuerySchema,
      response: answers(suggestionsAnswer),
    },
    onRequest: allow(maySearch),
    handler: async ({ query }) => {
      const { cards, meets } = await search.suggest(query.q, query.language)
      return { success: true as const, data: cards.map((card) => presentSuggestion(card, meets)) }
    },
  })
  app.route({
    ...at(ENDPOINTS.requestGuide),
    schema: {
      tags,
      summary: 'Ask the editors for a guide that is missing',
      body: guideRequestSchema,
      response: answers(acknowledgedSchema),
    },
    onRequest: allow(mayRequestGuides),
    preHandler: (request: Caller) => limits.check('feedback', request),
    handler: async ({ body }) => {
      await search.requestGuide(body)
      return { success: true as const }
    },
  })
}

/** A flood of searches is answered, but not all of it is counted. */
async function count({ search, limits }: Needs, caller: Caller, query: SearchQuery, found: boolean): Promise<void> {
  try {
    await limits.check('statistics', caller)
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_requests') return
    throw error
  }
  await search.count(query, found)
}
