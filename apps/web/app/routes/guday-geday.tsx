// The services that workers offer, the errand first: words, sector, filters, order and number stand in the address.

import { gudayList } from '@menged/contracts/calls/marketplace'
import { pathTo } from '@menged/contracts/path-to'
import { SlidersHorizontal } from 'lucide'
import { lazy, type MouseEvent, Suspense, useState } from 'react'
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
} from '../market/marketplace/guday-address.ts'
import { ClearGudayFilters, GudayChosen, GudayFilters } from '../market/marketplace/guday-filters.tsx'
import { GudayList, Sectors, SortGuday } from '../market/marketplace/guday-list.tsx'
import { ListSearch } from '../market/marketplace/list-search.tsx'
import { useGudayCounted } from '../market/marketplace/use-guday-counted.ts'
import sheet from '../market/sheet.css?url'
import { Link } from '../page/link.tsx'
import { pageMeta } from '../page/meta.ts'
import { Icon } from '../ui/icon.tsx'
import { untilItComes } from '../ui/until-it-comes.ts'
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

const FilterSheet = lazy(() => untilItComes(() => import('../market/marketplace/guday-filter-sheet.tsx')))

export default function GudayGeday({ loaderData: { ask, found } }: Route.ComponentProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  useGudayCounted(ask, found)
  const openSheet = (event: MouseEvent) => {
    event.preventDefault()
    setOpen(true)
  }
  return (
    <div className="container page market guday-page">
      <header className="market-hero">
        <p className="overline not-on-phone" lang="am">
          {t('market.overline')}
        </p>
        <h1>{t('guday.heading')}</h1>
        <p className="large soft">{t('guday.lead', { count: found.everything })}</p>
      </header>
      <Sectors ask={ask} found={found} />
      <div className="market-columns">
        <section className="card market-side" id="filters" aria-label={t('market.filters')}>
          <div className="row between market-side-head">
            <h2>{t('market.filters')}</h2>
            <ClearGudayFilters ask={ask} />
          </div>
          <GudayFilters id="side" ask={ask} counts={found.counts}>
            <button type="submit" className="button primary without-code">
              {t('market.applyNow')}
            </button>
          </GudayFilters>
        </section>
        <div className="market-main">
          <h2 className="sr-only">{t('market.services')}</h2>
          <div className="market-bar">
            <GudaySearch ask={ask} />
            <Link
              className="button outline narrow-only"
              to={`${gudayListPath(ask, { show: ask.show })}#filters`}
              onClick={openSheet}
            >
              <Icon of={SlidersHorizontal} />
              <span className="sr-only">{t('market.filters')}</span>
              {gudayFiltersSet(ask) > 0 ? <span className="count">{gudayFiltersSet(ask)}</span> : null}
            </Link>
            <SortGuday ask={ask} />
            <p className="small market-count" role="status">
              {t('guday.count', { count: found.totalItems })}
            </p>
            <GudayChosen ask={ask} guide={found.guide} />
          </div>
          <GudayList ask={ask} found={found} />
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
