// /post/detail/{postId}/qr: the address of a guide as a picture that a phone reads from paper.
import { reading as readingCall } from '@menged/contracts/calls/read/posts'
import { pathTo } from '@menged/contracts/path-to'
import { renderSVG } from 'uqr'
import { serverContext } from '../api/context.ts'
import { apiFailure } from '../api/failure.ts'
import { languageOf } from '../api/language.ts'
import { serverApi } from '../api/server-api.ts'
import type { Route } from './+types/post-qr'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { language } = languageOf(request)
  await serverApi(context, request, language)(readingCall, { params, query: { language } }).catch(apiFailure)
  const address = context.get(serverContext).origin + pathTo('post', params, { lang: language })
  // Paper is folded and wiped: a quarter of the code may be lost. The white margin is part of the standard.
  const svg = renderSVG(address, { ecc: 'Q', border: 4, pixelSize: 1 })
  return new Response(svg, { headers: { 'content-type': 'image/svg+xml; charset=utf-8' } })
}
