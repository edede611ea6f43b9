// The marketplace: words, filters, order and number stand in the address.

import { gudayList, workers } from '@menged/contracts/calls/marketplace'
import { pathTo } from '@menged/contracts/path-to'
import { SlidersHorizontal } from 'lucide'
import { lazy, type MouseEvent, Suspense, useState } from 'react'
import { apiFailure } from '../api/failure.ts'
import { languageOf } from '../api/language.ts'
import { serverApi } from '../api/server-api.ts'
import { apiQuery, askedValues, filtersSet, type WorkersAsk, workersAsk, workersPath } from '../market/marketplace/address.ts'
import { Chosen, ClearFilters, Filters } from '../market/marketplace/filters.tsx'
import { Categories, Hero } from '../market/marketplace/hero.tsx'
import { SortWorkers, WorkerList } from '../market/marketplace/list.tsx'
import { ListSearch } from '../market/marketplace/list-search.tsx'
import sheet from '../market/sheet.css?url'
import { Link } from '../page/link.tsx'
import { pageMeta } from '../page/meta.ts'
import { Icon } from '../ui/icon.tsx'
import { untilItComes } from '../ui/until-it-comes.ts'
import { useT } from '../words/language.tsx'
import type { Route } from './+types/marketplace'

export const links = () => [{ rel: 'stylesheet', href: sheet }]

/** Services that the head names. */
const JOBS = 3

export async function loader({ request, context }: Route.LoaderArgs) {
  const ask = workersAsk(new URL(request.url).searchParams)
  const { language } = languageOf(request)
  const api = serverApi(context, request, language)
  const [found, jobs] = await Promise.all([
    api(workers, { query: apiQuery(ask, language) }).catch(apiFailure),
    api(gudayList, { query: { language, show: JOBS } }).then(
      ({ data }) => data,
      () => [],
    ),
  ])
  return { ask, found, jobs }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const isView = !!loaderData && Object.keys(askedValues(loaderData.ask)).length > 0
  return pageMeta(matches, (t) => ({
    title: t('market.title'),
    description: t('market.description'),
    isListed: !isView,
  }))
}

const FilterSheet = lazy(() => untilItComes(() => import('../market/marketplace/filter-sheet.tsx')))

export default function Marketplace({ loaderData: { ask, found, jobs } }: Route.ComponentProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const openSheet = (event: MouseEvent) => {
    event.preventDefault()
    setOpen(true)
  }
  return (
    <div className="container page market">
      <Hero everyone={found.everyone} jobs={jobs} />
      <Categories ask={ask} inCategory={found.inCategory} />
      <div className="market-columns" id="workers">
        <section className="card market-side" id="filters" aria-label={t('market.filters')}>
          <div className="row between market-side-head">
            <h2>{t('market.filters')}</h2>
            <ClearFilters ask={ask} />
          </div>
          <Filters id="side" ask={ask} counts={found.counts}>
            <button type="submit" className="button primary without-code">
              {t('market.applyNow')}
            </button>
          </Filters>
        </section>
        <div className="market-main">
          <h2 className="sr-only">{t('market.workers')}</h2>
          <div className="market-bar">
            <WorkerSearch ask={ask} />
            <Link
              className="button outline narrow-only"
              to={`${workersPath(ask, { show: ask.show })}#filters`}
              onClick={openSheet}
            >
              <Icon of={SlidersHorizontal} />
              <span className="sr-only">{t('market.filters')}</span>
              {filtersSet(ask) > 0 ? <span className="count">{filtersSet(ask)}</span> : null}
            </Link>
            <SortWorkers ask={ask} />
            <p className="small market-count" role="status">
              {t('market.people', { count: found.totalItems })}
            </p>
            <Chosen ask={ask} />
          </div>
          <WorkerList ask={ask} found={found} />
        </div>
      </div>
      {isOpen ? (
        <Suspense>
          <FilterSheet ask={ask} found={found} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}

function WorkerSearch({ ask }: { ask: WorkersAsk }) {
  const t = useT()
  const { q: _, show: __, ...keep } = askedValues(ask)
  return (
    <ListSearch
      id="worker-search"
      action={pathTo('marketplace')}
      words={ask.q}
      keep={keep}
      label={t('market.search')}
      hint={t('market.searchHint')}
    />
  )
}
