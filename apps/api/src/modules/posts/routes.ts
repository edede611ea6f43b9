// The calls that read posts: lists, cards, and single ones.
import { PAGE_SIZE } from '@menged/contracts'
import * as calls from '@menged/contracts/calls/read/posts'
import { type Api, ok, serve } from '../../platform/http/routes.ts'
import { presentCard, presentCategories, presentDetail, presentOrganisationPost, presentPost, presentReading } from './present.ts'
import type { Posts } from './service.ts'

export function registerPosts(app: Api, posts: Posts): void {
  registerLists(app, posts)
  registerCards(app, posts)
  registerSingle(app, posts)
}

function registerLists(app: Api, posts: Posts): void {
  const pageOf = async (page: number, size: number) => {
    const { items, pagination } = await posts.list(page, size)
    return { ...ok(items.map(({ row, comments }) => presentPost(row, posts.clean, comments))), ...pagination }
  }
  serve(app, calls.recommendedPosts, () => pageOf(1, PAGE_SIZE))
  serve(app, calls.allPosts, ({ query }) => pageOf(query.page, query.pagesize))
  serve(app, calls.organisationPosts, async ({ query }) => {
    const items = await posts.ofOrganisations(query.query)
    return ok(items.map(({ row, comments }) => presentOrganisationPost(row, posts.clean, comments)))
  })
  serve(app, calls.categories, async () => ok(presentCategories(await posts.categories())))
}

function registerCards(app: Api, posts: Posts): void {
  serve(app, calls.cards, async ({ query }) => {
    const { items, pagination } = await posts.cards(query.page, query.pagesize)
    return { ...ok(items.map(({ row, comments }) => presentCard(row, query.language, comments))), ...pagination }
  })
  serve(app, calls.card, async ({ params, query }) => {
    const { row, comments } = await posts.card(params.postId)
    return ok(presentCard(row, query.language, comments))
  })
}

function registerSingle(app: Api, posts: Posts): void {
  serve(app, calls.post, async ({ params }) => {
    const { row, comments } = await posts.detail(params.postId)
    return ok(presentDetail(row, posts.clean, comments))
  })
  serve(app, calls.reading, async ({ params, query }) => {
    const found = await posts.reading(params.postId)
    return ok(presentReading(found, posts.clean, query.language))
  })
}
