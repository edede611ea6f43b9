// The calls of search.
import type { SearchQuery } from '@menged/contracts'
import * as calls from '@menged/contracts/calls/read/search'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../platform/errors.ts'
import type { Limits } from '../../platform/http/limits.ts'
import { type Api, done, ok, serve } from '../../platform/http/routes.ts'
import { presentHit, presentSuggestion } from './present.ts'
import type { Search } from './service.ts'

type SearchParts = { search: Search; limits: Limits }
type Caller = Pick<FastifyRequest, 'actor' | 'device' | 'isKnownDevice' | 'ip'>

export function registerSearch(app: Api, { search, limits }: SearchParts): void {
  serve(app, calls.search, async (request) => {
    const { query } = request
    const { items, meets, pagination, ...rest } = await search.search(query)
    await count({ search, limits }, request, query, pagination.totalItems > 0)
    return { ...ok(items.map((each) => presentHit(each, meets))), ...pagination, ...rest }
  })
  serve(app, calls.suggestions, async ({ query }) => {
    const { cards, meets } = await search.suggest(query.q, query.language)
    return ok(cards.map((card) => presentSuggestion(card, meets)))
  })
  serve(app, calls.requestGuide, async ({ body }) => {
    await search.requestGuide(body)
    return done
  })
}

/** A flood of searches is answered, but not all of it is counted. */
async function count({ search, limits }: SearchParts, caller: Caller, query: SearchQuery, found: boolean): Promise<void> {
  try {
    await limits.check('statistics', caller)
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_requests') return
    throw error
  }
  await search.count(query, found)
}
