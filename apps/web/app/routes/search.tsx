// Search: words, filters and page stand in the address; results, or a way to ask for what is missing.

import { requestGuide, search } from '@menged/contracts/calls/read/search'
import { pathTo } from '@menged/contracts/path-to'
import { guideRequestSchema, type SearchPage } from '@menged/contracts/search'
import type { Translate } from '@menged/i18n/translate'
import { ArrowRight, Sparkles } from 'lucide'
import { useEffect, useRef } from 'react'
import { data, type ShouldRevalidateFunctionArgs, useNavigation } from 'react-router'
import { serverContext } from '../api/context.ts'
import { apiFailure } from '../api/failure.ts'
import { readForm } from '../api/form.ts'
import { languageOf } from '../api/language.ts'
import { serverApi } from '../api/server-api.ts'
import { SearchBox } from '../frame/search-box.tsx'
import { ApiError } from '../page/api-error.ts'
import { Link } from '../page/link.tsx'
import { pageMeta } from '../page/meta.ts'
import { Pager } from '../page/pager.tsx'
import { CategoryTag } from '../read/posts/first/category-tag.tsx'
import { SaveButton } from '../read/saved/first/save-button.tsx'
import {
  aboutOnPage,
  apiQuery,
  askedValues,
  dividing,
  filtersOf,
  isMissing,
  type SearchAsk,
  searchAsk,
  searchPath,
} from '../read/search/address.ts'
import { CategoryChips, Filters, SortChoice } from '../read/search/filters.tsx'
import { FoldedFilters } from '../read/search/folded-filters.tsx'
import { BestMatch, HitRow, type SaveOf, type TagOf } from '../read/search/hits.tsx'
import { Nothing, type RequestOutcome } from '../read/search/nothing.tsx'
import { useSearchSettings } from '../read/search/settings.ts'
import { Icon } from '../ui/icon.tsx'
import { useT } from '../words/language.tsx'
import type { Route } from './+types/search'

export async function loader({ request, context }: Route.LoaderArgs) {
  const ask = searchAsk(new URL(request.url).searchParams)
  if (!ask) throw data(null, { status: 400 })
  const { language } = languageOf(request)
  const found = await serverApi(context, request, language)(search, { query: apiQuery(ask, language) }).catch(apiFailure)
  // The line that is shown of a hit comes in parts; the first lines need not travel beside it.
  const hits = found.data.map((hit) => ({ ...hit, preview: '' }))
  return { ask, found: { ...found, data: hits }, now: context.get(serverContext).now().toISOString() }
}

/** Asks the editors for a guide: the one button of an empty result. */
export async function action({ request, context }: Route.ActionArgs) {
  const { language } = languageOf(request)
  const parsed = guideRequestSchema.safeParse({ q: (await readForm(request)).get('q'), language })
  if (!parsed.success) throw data(null, { status: 400 })
  try {
    await serverApi(context, request, language)(requestGuide, { body: parsed.data })
    return { sent: true, error: null } satisfies RequestOutcome
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) apiFailure(error)
    return data({ sent: false, error: error.message } satisfies RequestOutcome, { status: error.status })
  }
}

/** Asking for a guide changes no result, and must not count as one more search. */
export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  formMethod === 'POST' ? false : defaultShouldRevalidate

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const isView = !!loaderData && Object.keys(askedValues(loaderData.ask)).length > 0
  return pageMeta(matches, (t) => ({
    title: loaderData ? headingOf(t, loaderData.ask, loaderData.found) : t('search.title'),
    description: t('search.description'),
    // Results are pages for people, not for other search engines.
    isListed: !isView,
  }))
}

const tagOf: TagOf = (category) => <CategoryTag category={category} short />
const saveOf: SaveOf = ({ _id, title }) => <SaveButton postId={_id} title={title} />

export default function Search({ loaderData, actionData }: Route.ComponentProps) {
  const { ask, found, now } = loaderData
  const t = useT()
  const { category, page } = ask
  const filters = { ask, counts: found.counts, total: found.totalItems }
  const hasWays = found.totalItems > 0 || filtersOf(ask) > 0
  const shown = dividing(ask, found.counts, found.totalItems)
  const hasFilters = hasWays && (shown.type || shown.written)
  useEffect(() => useSearchSettings.getState().follow({ category, page }), [category, page])
  return (
    <div className="container page search">
      <PageBox ask={ask} />
      <Head ask={ask} found={found} />
      {hasWays ? (
        <div className="search-ways">
          <CategoryChips ask={ask} counts={found.counts} />
          <div className="row wraps search-order">
            {hasFilters ? <FoldedFilters {...filters} /> : null}
            <SortChoice ask={ask} />
          </div>
        </div>
      ) : null}
      <div className={hasFilters ? 'search-columns' : 'search-columns no-filters'}>
        {hasFilters ? (
          <section className="search-filters wide-only" aria-label={t('search.filter')}>
            <Filters {...filters} />
          </section>
        ) : null}
        <Results ask={ask} found={found} now={now} outcome={actionData ?? null} />
        <NotMeant q={ask.q} />
      </div>
    </div>
  )
}

/** Where the header has no room for a box. A new search keeps what was chosen here. */
function PageBox({ ask }: { ask: SearchAsk }) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  return (
    <SearchBox id="page-search" className="in-page narrow-only" input={input} keep={askedValues({ ...ask, q: '', page: 1 })}>
      <button type="submit" className="icon-button" aria-label={t('nav.searchLabel')}>
        <Icon of={ArrowRight} className="flip" />
      </button>
    </SearchBox>
  )
}

function headingOf(t: Translate, ask: SearchAsk, found: SearchPage): string {
  const { q } = ask
  if (q === '') return t('search.title')
  return isMissing(ask, found) ? t('search.noGuideOn', { q }) : t('search.resultsFor', { q })
}

function Head({ ask, found }: { ask: SearchAsk; found: SearchPage }) {
  const t = useT()
  const { alsoSearchedAs, didYouMean, totalItems } = found
  return (
    <div className="search-head">
      <h1>{headingOf(t, ask, found)}</h1>
      {totalItems > 0 ? (
        <p className="soft">
          {t('search.guides', { count: totalItems })}
          {alsoSearchedAs ? <AlsoAs words={alsoSearchedAs} /> : null}
        </p>
      ) : null}
      {didYouMean ? (
        <p>
          <Link className="link" to={searchPath(ask, { q: didYouMean })}>
            {t('search.didYouMean', { q: didYouMean })}
          </Link>
        </p>
      ) : null}
    </div>
  )
}

/** The words of the other script, in the place where the sentence has them. */
function AlsoAs({ words }: { words: string }) {
  const [before, after] = useT()('search.alsoAs', { q: '\n' }).split('\n')
  return (
    <>
      {' · '}
      {before}
      <strong lang="am">{words}</strong>
      {after}
    </>
  )
}

type ResultsProps = { ask: SearchAsk; found: SearchPage; now: string; outcome: RequestOutcome | null }

function Results({ ask, found, now, outcome }: ResultsProps) {
  const t = useT()
  const { state, location } = useNavigation()
  const loading = state === 'loading' && location.pathname === pathTo('search')
  const isRanked = ask.q !== '' && ask.page === 1 && ask.sort === 'relevance'
  const best = isRanked && found.about > 0 ? found.data[0] : undefined
  const about = aboutOnPage(found)
  return (
    <section
      className="search-results posts"
      aria-label={t('search.results')}
      aria-busy={loading}
      data-loading={loading || undefined}
    >
      {ask.q === '' && ask.sort === 'relevance' && ask.page === 1 && found.data.length > 0 ? (
        <h2 className="popular">{t('search.popular')}</h2>
      ) : null}
      {best ? <BestMatch hit={best} tagOf={tagOf} saveOf={saveOf} /> : null}
      <Hits hits={found.data.slice(best ? 1 : 0, Math.max(about, best ? 1 : 0))} now={now} />
      {about < found.data.length && found.about > 0 ? (
        <h2 className="mentions">{t('search.mentioned', { count: found.totalItems - found.about })}</h2>
      ) : null}
      <Hits hits={found.data.slice(Math.max(about, best ? 1 : 0))} now={now} />
      {found.data.length === 0 ? (
        <Nothing ask={ask} nearest={found.nearest} near={found.near} outcome={outcome} now={now} tagOf={tagOf} saveOf={saveOf} />
      ) : null}
      {found.data.some((hit) => hit.sample) ? <p className="tiny muted search-sample">{t('home.sampleFigures')}</p> : null}
      <Pager current={found.currentPage} total={found.totalPages} pathOf={(page) => searchPath(ask, { page })} />
    </section>
  )
}

function Hits({ hits, now }: { hits: SearchPage['data']; now: string }) {
  if (hits.length === 0) return null
  return (
    <ul>
      {hits.map((hit) => (
        <HitRow key={hit._id} card={hit} now={now} tagOf={tagOf} saveOf={saveOf} />
      ))}
    </ul>
  )
}

function NotMeant({ q }: { q: string }) {
  const t = useT()
  return (
    <aside className="search-rail">
      <section className="card padded-small stack gap-12">
        <h2>{t('search.notMeant')}</h2>
        <p className="small soft">{t('search.notMeantText')}</p>
        <Link className="button tinted" to={pathTo('generative-ai', q ? { q } : {})}>
          <Icon of={Sparkles} />
          <span>{t('home.askAssistant')}</span>
        </Link>
      </section>
    </aside>
  )
}
