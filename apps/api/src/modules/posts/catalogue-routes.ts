// The calls of the catalogue: what sitemaps and feeds are made from, and what is left of guides for those in the midst of them.
import { PROGRESS_SIZE } from '@menged/contracts'
import { newest, outlines, published } from '@menged/contracts/calls/read/posts'
import { type Api, ok, serve } from '../../platform/http/routes.ts'
import { presentNewest, presentOutline, presentPublished } from './present.ts'
import type { Posts } from './service.ts'

export function registerCatalogue(app: Api, posts: Posts): void {
  serve(app, published, async ({ query }) => {
    const { rows, pagination } = await posts.published(query.page, query.pagesize)
    return { ...ok(rows.map(presentPublished)), ...pagination }
  })
  serve(app, outlines, async ({ query: { ids, language } }) => {
    const rows = await posts.guides(ids.split(',').slice(0, PROGRESS_SIZE))
    return ok(rows.flatMap((row) => presentOutline(row, language)))
  })
  serve(app, newest, async ({ query }) => ok((await posts.newest(query.language)).map(presentNewest)))
}
