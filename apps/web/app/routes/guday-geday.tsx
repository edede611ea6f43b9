// The services that workers offer, the errand first: words, sector, filters, order and number stand in the address.

import { gudayList } from '@menged/contracts/calls/market/marketplace'
import { GUDAY_SORTS } from '@menged/contracts/marketplace/lists'
import { pathTo } from '@menged/contracts/path-to'
import { apiFailure } from '../api/failure.ts'
import { languageOf } from '../api/language.ts'
import { serverApi } from '../api/server-api.ts'
import {
  type GudayAsk,
  gudayApiQuery,
  gudayAsk,
  gudayFiltersSet,
  gudayListPath,
  gudayValues,
  NO_GUDAY_FILTERS,
} from '../market/marketplace/guday-address.ts'
import { GudayChosen, GudayFilters } from '../market/marketplace/guday-filters.tsx'
import { GudayList, GudaySectors } from '../market/marketplace/guday-list.tsx'
import { ClearFilters, ListFrame, SortMenu } from '../market/marketplace/list-frame.tsx'
import { ListSearch } from '../market/marketplace/list-search.tsx'
import { MarketHead } from '../market/marketplace/market-head.tsx'
import { useGudayCounted } from '../market/marketplace/use-guday-counted.ts'
import sheet from '../market/sheet.css?url'
import { pageMeta } from '../page/meta.ts'
import { useT } from '../words/language.tsx'
import type { Route } from './+types/guday-geday'

export const links = () => [{ rel: 'stylesheet', href: sheet }]

export async function loader({ request, context }: Route.LoaderArgs) {
  const ask = gudayAsk(new URL(request.url).searchParams)
  const { language } = languageOf(request)
  const query = gudayApiQuery(ask, language)
  const found = await serverApi(context, request, language)(gudayList, { query }).catch(apiFailure)
  return { ask, found }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const isView = !!loaderData && Object.keys(gudayValues(loaderData.ask)).length > 0
  return pageMeta(matches, (t) => ({
    title: t('guday.title'),
    description: t('guday.description'),
    isListed: !isView,
  }))
}

export default function GudayGeday({ loaderData: { ask, found } }: Route.ComponentProps) {
  const t = useT()
  useGudayCounted(ask, found)
  const sortName = (sort: GudayAsk['sort']) =>
    sort === 'best' || sort === 'soonest' ? t(`guday.sort_${sort}`) : t(`market.sort_${sort}`)
  return (
    <div className="container page market guday-page">
      <MarketHead heading={t('guday.heading')} lead={t('guday.lead', { count: found.everything })} />
      <GudaySectors ask={ask} found={found} />
      <ListFrame
        heading={t('market.services')}
        path={gudayListPath(ask, { show: ask.show })}
        filtersSet={gudayFiltersSet(ask)}
        filters={(id, button) => (
          <GudayFilters id={id} ask={ask} counts={found.counts}>
            {button}
          </GudayFilters>
        )}
        clear={
          <ClearFilters
            isSet={gudayFiltersSet(ask) > 0}
            path={gudayListPath(ask, { ...NO_GUDAY_FILTERS, category: ask.category })}
          />
        }
        apply={t('guday.apply', { count: found.totalItems })}
        search={<GudaySearch ask={ask} />}
        sort={
          <SortMenu sorts={GUDAY_SORTS} current={ask.sort} nameOf={sortName} pathOf={(sort) => gudayListPath(ask, { sort })} />
        }
        count={t('guday.count', { count: found.totalItems })}
        chosen={<GudayChosen ask={ask} guide={found.guide} />}
      >
        <GudayList ask={ask} found={found} />
      </ListFrame>
    </div>
  )
}

function GudaySearch({ ask }: { ask: GudayAsk }) {
  const t = useT()
  const { q: _, show: __, ...keep } = gudayValues(ask)
  return (
    <ListSearch
      id="guday-search"
      action={pathTo('guday-geday')}
      words={ask.q}
      keep={keep}
      label={t('guday.search')}
      hint={t('guday.searchHint')}
    />
  )
}
