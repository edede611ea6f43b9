// The calls that read posts.
import {
  cardAnswer,
  cardPageAnswer,
  categoriesAnswer,
  ENDPOINTS,
  languageQuerySchema,
  organisationPostsAnswer,
  organisationQuerySchema,
  PAGE_SIZE,
  pageQuerySchema,
  postDetailAnswer,
  postPageAnswer,
  postParamsSchema,
  readingAnswer,
} from '@menged/contracts'
import { allow } from '../../platform/access.ts'
import { type Api, answers, at } from '../../platform/routes.ts'
import { mayReadPosts } from './policy.ts'
import { presentCard, presentCategories, presentDetail, presentOrganisationPost, presentPost, presentReading } from './present.ts'
import type { Posts } from './service.ts'

const tags = ['posts']
const onRequest = allow(mayReadPosts)

export function registerPosts(app: Api, posts: Posts): void {
  registerLists(app, posts)
  registerCards(app, posts)
  registerSingle(app, posts)
}

function registerLists(app: Api, posts: Posts): void {
  app.route({
    ...at(ENDPOINTS.recommendedPosts),
    schema: { tags, summary: 'The first page of the feed: the ten recommended posts', response: answers(postPageAnswer) },
    onRequest,
    handler: async () => {
      const { items, pagination } = await posts.list(1, PAGE_SIZE)
      return {
        success: true as const,
        data: items.map(({ row, comments }) => presentPost(row, posts.clean, comments)),
        ...pagination,
      }
    },
  })
  app.route({
    ...at(ENDPOINTS.allPosts),
    schema: { tags, summary: 'Any page of the feed', querystring: pageQuerySchema, response: answers(postPageAnswer) },
    onRequest,
    handler: async ({ query }) => {
      const { items, pagination } = await posts.list(query.page, query.pagesize)
      return {
        success: true as const,
        data: items.map(({ row, comments }) => presentPost(row, posts.clean, comments)),
        ...pagination,
      }
    },
  })
  app.route({
    ...at(ENDPOINTS.organisationPosts),
    schema: {
      tags,
      summary: 'The most viewed post of each organisation, at most seven',
      querystring: organisationQuerySchema,
      response: answers(organisationPostsAnswer),
    },
    onRequest,
    handler: async ({ query }) => {
      const items = await posts.ofOrganisations(query.query)
      return {
        success: true as const,
        data: items.map(({ row, comments }) => presentOrganisationPost(row, posts.clean, comments)),
      }
    },
  })
  app.route({
    ...at(ENDPOINTS.categories),
    schema: { tags, summary: 'The categories and how many posts each has', response: answers(categoriesAnswer) },
    onRequest,
    handler: async () => ({ success: true as const, data: presentCategories(await posts.categories()) }),
  })
}

function registerCards(app: Api, posts: Posts): void {
  app.route({
    ...at(ENDPOINTS.cards),
    schema: {
      tags,
      summary: 'A page of the feed as cards in one language',
      querystring: pageQuerySchema.extend(languageQuerySchema.shape),
      response: answers(cardPageAnswer),
    },
    onRequest,
    handler: async ({ query }) => {
      const { items, pagination } = await posts.cards(query.page, query.pagesize)
      return {
        success: true as const,
        data: items.map(({ row, comments }) => presentCard(row, query.language, comments)),
        ...pagination,
      }
    },
  })
  app.route({
    ...at(ENDPOINTS.card),
    schema: {
      tags,
      summary: 'One post as a card in one language',
      params: postParamsSchema,
      querystring: languageQuerySchema,
      response: answers(cardAnswer),
    },
    onRequest,
    handler: async ({ params, query }) => {
      const { row, comments } = await posts.card(params.postId)
      return { success: true as const, data: presentCard(row, query.language, comments) }
    },
  })
}

function registerSingle(app: Api, posts: Posts): void {
  app.route({
    ...at(ENDPOINTS.post),
    schema: { tags, summary: 'A whole post in both languages', params: postParamsSchema, response: answers(postDetailAnswer) },
    onRequest,
    handler: async ({ params }) => {
      const { row, comments } = await posts.detail(params.postId)
      return { success: true as const, data: presentDetail(row, posts.clean, comments) }
    },
  })
  app.route({
    ...at(ENDPOINTS.reading),
    schema: {
      tags,
      summary: 'A post as one reader sees it, in one language',
      params: postParamsSchema,
      querystring: languageQuerySchema,
      response: answers(readingAnswer),
    },
    onRequest,
    handler: async ({ params, query }) => {
      const found = await posts.reading(params.postId)
      return { success: true as const, data: presentReading(found, posts.clean, query.language) }
    },
  })
}
