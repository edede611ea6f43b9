// The marketplace: words, filters, order and number stand in the address.

import { gudayList, workers } from '@menged/contracts/calls/market/marketplace'
import { WORKER_SORTS } from '@menged/contracts/marketplace/lists'
import { pathTo } from '@menged/contracts/path-to'
import { apiFailure } from '../api/failure.ts'
import { languageOf } from '../api/language.ts'
import { serverApi } from '../api/server-api.ts'
import {
  apiQuery,
  askedValues,
  filtersSet,
  NO_FILTERS,
  type WorkersAsk,
  workersAsk,
  workersPath,
} from '../market/marketplace/address.ts'
import { Chosen, Filters } from '../market/marketplace/filters.tsx'
import { Categories, Hero } from '../market/marketplace/hero.tsx'
import { WorkerList } from '../market/marketplace/list.tsx'
import { ClearFilters, ListFrame, SortMenu } from '../market/marketplace/list-frame.tsx'
import { ListSearch } from '../market/marketplace/list-search.tsx'
import sheet from '../market/sheet.css?url'
import { pageMeta } from '../page/meta.ts'
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

export default function Marketplace({ loaderData: { ask, found, jobs } }: Route.ComponentProps) {
  const t = useT()
  return (
    <div className="container page market">
      <Hero everyone={found.everyone} jobs={jobs} />
      <Categories ask={ask} found={found} />
      <ListFrame
        id="workers"
        heading={t('market.workers')}
        path={workersPath(ask, { show: ask.show })}
        filtersSet={filtersSet(ask)}
        filters={(id, button) => (
          <Filters id={id} ask={ask} counts={found.counts}>
            {button}
          </Filters>
        )}
        clear={<ClearFilters isSet={filtersSet(ask) > 0} path={workersPath(ask, NO_FILTERS)} />}
        apply={t('market.apply', { count: found.totalItems })}
        search={<WorkerSearch ask={ask} />}
        sort={
          <SortMenu
            sorts={WORKER_SORTS}
            current={ask.sort}
            nameOf={(sort) => t(`market.sort_${sort}`)}
            pathOf={(sort) => workersPath(ask, { sort })}
          />
        }
        count={t('market.people', { count: found.totalItems })}
        chosen={<Chosen ask={ask} />}
      >
        <WorkerList ask={ask} found={found} />
      </ListFrame>
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
