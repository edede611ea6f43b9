// /sitemap/1.xml: one part of the sitemap.

import { published } from '@menged/contracts/calls/read/posts'
import { DEFAULT_LANGUAGE } from '@menged/contracts/language'
import { serverContext } from '../api/context.ts'
import { apiFailure } from '../api/failure.ts'
import { serverApi } from '../api/server-api.ts'
import { sitemapPart } from '../read/posts/catalogue/sitemap.ts'
import { xmlAnswer } from '../read/posts/catalogue/xml.ts'
import type { Route } from './+types/sitemap-part'

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const part = Number(/^([1-9]\d{0,5})\.xml$/.exec(params.part)?.[1] ?? 0)
  if (part === 0) return new Response('404', { status: 404 })
  const { data } = await serverApi(context, request, DEFAULT_LANGUAGE)(published, { query: { page: part } }).catch(apiFailure)
  return xmlAnswer('application/xml', sitemapPart(context.get(serverContext).origin, part, data))
}
