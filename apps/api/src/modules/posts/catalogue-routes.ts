// The calls of the catalogue: what sitemaps and feeds are made from.
import { newest, published } from '@menged/contracts/calls/posts'
import { type Api, serve } from '../../platform/routes.ts'
import { presentNewest, presentPublished } from './present.ts'
import type { Posts } from './service.ts'

const success = true as const

export function registerCatalogue(app: Api, posts: Posts): void {
  serve(app, published, async ({ query }) => {
    const { rows, pagination } = await posts.published(query.page, query.pagesize)
    return { success, data: rows.map(presentPublished), ...pagination }
  })
  serve(app, newest, async ({ query }) => ({ success, data: (await posts.newest(query.language)).map(presentNewest) }))
}
