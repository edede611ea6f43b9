// /feed.en.xml and /feed.am.xml: the newest guides of a language.

import { newest } from '@menged/contracts/calls/read/posts'
import { DEFAULT_LANGUAGE } from '@menged/contracts/language'
import { WRITTEN } from '@menged/ethiopia/languages'
import { serverContext } from '../api/context.ts'
import { apiFailure } from '../api/failure.ts'
import { serverApi } from '../api/server-api.ts'
import { feedPath } from '../page/addresses.ts'
import { ATOM, atomFeed } from '../read/posts/catalogue/feed.ts'
import { xmlAnswer } from '../read/posts/catalogue/xml.ts'
import { translateIn } from '../words/words.ts'
import type { Route } from './+types/feed'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url)
  const language = WRITTEN.find((each) => pathname === feedPath(each)) ?? DEFAULT_LANGUAGE
  const { origin, now } = context.get(serverContext)
  const { data: posts } = await serverApi(context, request, language)(newest, { query: { language } }).catch(apiFailure)
  return xmlAnswer(ATOM, atomFeed({ origin, language, t: translateIn(language), posts, now: now() }))
}
