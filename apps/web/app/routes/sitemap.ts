// /sitemap.xml: the index of the parts that list every page.

import { published } from '@menged/contracts/calls/read/posts'
import { DEFAULT_LANGUAGE } from '@menged/contracts/language'
import { serverContext } from '../api/context.ts'
import { apiFailure } from '../api/failure.ts'
import { serverApi } from '../api/server-api.ts'
import { sitemapIndex } from '../read/posts/catalogue/sitemap.ts'
import { xmlAnswer } from '../read/posts/catalogue/xml.ts'
import type { Route } from './+types/sitemap'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { totalPages } = await serverApi(context, request, DEFAULT_LANGUAGE)(published, { query: { page: 1 } }).catch(apiFailure)
  return xmlAnswer('application/xml', sitemapIndex(context.get(serverContext).origin, Math.max(1, totalPages)))
}
