// The calls of the catalogue: what sitemaps and feeds are made from.
import { ENDPOINTS, languageQuerySchema, newestAnswer, publishedPageAnswer, publishedQuerySchema } from '@menged/contracts'
import { allow } from '../../platform/access.ts'
import { type Api, answers, at } from '../../platform/routes.ts'
import { mayReadPosts } from './policy.ts'
import { presentNewest, presentPublished } from './present.ts'
import type { Posts } from './service.ts'

const tags = ['posts']
const onRequest = allow(mayReadPosts)

export function registerCatalogue(app: Api, posts: Posts): void {
  app.route({
    ...at(ENDPOINTS.published),
    schema: {
      tags,
      summary: 'Every post with its languages and its last change, five hundred to a page',
      querystring: publishedQuerySchema,
      response: answers(publishedPageAnswer),
    },
    onRequest,
    handler: async ({ query }) => {
      const { rows, pagination } = await posts.published(query.page, query.pagesize)
      return { success: true as const, data: rows.map(presentPublished), ...pagination }
    },
  })
  app.route({
    ...at(ENDPOINTS.newest),
    schema: {
      tags,
      summary: 'The thirty newest posts that are written in a language',
      querystring: languageQuerySchema,
      response: answers(newestAnswer),
    },
    onRequest,
    handler: async ({ query }) => ({
      success: true as const,
      data: (await posts.newest(query.language)).map(presentNewest),
    }),
  })
}
