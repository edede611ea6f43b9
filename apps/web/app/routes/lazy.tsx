// The light reading list for slow lines: every guide as plain text, twenty at a time.

import { cards as cardsCall } from '@menged/contracts/calls/read/posts'
import { LIGHT_PAGE_SIZE } from '@menged/contracts/limits'
import { steadyNow } from '@menged/ethiopia/ages'
import { data, useLocation } from 'react-router'
import { serverContext } from '../api/context.ts'
import { apiFailure } from '../api/failure.ts'
import { languageOf } from '../api/language.ts'
import { serverApi } from '../api/server-api.ts'
import type { LeanHandle } from '../page/lean.ts'
import { pageMeta } from '../page/meta.ts'
import { pageNumber } from '../page/page-number.ts'
import { LightList, lightListPath } from '../read/lazy/light-list.tsx'
import { type ListPage, rowOf } from '../read/lazy/rows.ts'
import { useT } from '../words/language.tsx'
import type { Route } from './+types/lazy'

export const handle: LeanHandle = { lean: true }

export async function loader({ request, context }: Route.LoaderArgs): Promise<ListPage> {
  const page = pageNumber(new URL(request.url).searchParams)
  if (page === null) throw data(null, { status: 400 })
  const { language } = languageOf(request)
  const query = { page, language, pagesize: LIGHT_PAGE_SIZE }
  const cards = await serverApi(context, request, language)(cardsCall, { query }).catch(apiFailure)
  return {
    rows: cards.data.map(rowOf),
    page: cards.currentPage,
    pages: cards.totalPages,
    total: cards.totalItems,
    from: (page - 1) * LIGHT_PAGE_SIZE + 1,
    sample: cards.data.some(({ sample }) => sample),
    now: steadyNow(
      cards.data.map(({ createdAt }) => createdAt),
      context.get(serverContext).now(),
    ),
  }
}

/** What has come before, by address: a line that is down does not take it away. */
const known = new Map<string, ListPage>()

/** A page that does not arrive is null, here as for the rows that follow: the list says so and stays. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs): Promise<ListPage | null> {
  const { pathname, search } = new URL(request.url)
  try {
    const page = await serverLoader()
    known.set(pathname + search, page)
    return page
  } catch {
    return known.get(pathname + search) ?? null
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, (t) => {
    const { page = 1, pages = 1 } = loaderData ?? {}
    const number = page === 1 ? '' : ` · ${t('common.pageOf', { page, pages })}`
    return { title: t('nav.lightList') + number, description: t('lazy.description'), path: lightListPath(page) }
  })
}

export default function Lazy({ loaderData }: Route.ComponentProps) {
  const t = useT()
  const { key, pathname, search } = useLocation()
  return (
    <div className="container page lazy">
      <h1>{t('nav.lightList')}</h1>
      <p className="soft lazy-lead">{t('lazy.lead')}</p>
      {loaderData === null ? (
        <div className="lazy-end" role="alert">
          <p>{t('lazy.failed')}</p>
          <a className="button outline" href={pathname + search}>
            {t('common.tryAgain')}
          </a>
        </div>
      ) : loaderData.total === 0 ? (
        <div className="lazy-end">
          <p>{t('home.noPosts')}</p>
          <p className="small muted">{t('home.checkBack')}</p>
        </div>
      ) : (
        <LightList key={key} first={loaderData} />
      )}
    </div>
  )
}
