// The services that fit: more of them come as the end is near, and by a link as well.
import type { GudayList as Found } from '@menged/contracts/marketplace/guday'
import { GUDAY_MOST, GUDAY_SHOWN, WORKER_CATEGORY_IDS } from '@menged/contracts/marketplace/lists'
import { pathTo } from '@menged/contracts/path-to'
import { type RefObject, useEffect, useRef } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { mayFetchAhead } from '../../page/connection.ts'
import { Link, useAddressFor } from '../../page/link.tsx'
import { useT } from '../../words/language.tsx'
import { type GudayAsk, gudayFiltersSet, gudayListPath, NO_GUDAY_FILTERS } from './guday-address.ts'
import { GudayRow } from './guday-row.tsx'
import { NothingFound } from './list-frame.tsx'
import { MoreLink } from './more-link.tsx'
import { Sectors } from './sectors.tsx'

type ListProps = { ask: GudayAsk; found: Found }

/** One may be chosen; it is taken back by the first one. */
export function GudaySectors({ ask, found: { everything, inCategory } }: ListProps) {
  const t = useT()
  const present = WORKER_CATEGORY_IDS.filter((id) => (inCategory[id] ?? 0) > 0)
  const sector = (name: string, count: number, category: GudayAsk['category'], isOn: boolean) => ({
    name,
    count,
    to: gudayListPath(ask, { category }),
    isOn,
  })
  const sectors = [
    sector(t('guday.all'), everything, [], ask.category.length === 0),
    ...present.map((id) => sector(t(`market.${id}`), inCategory[id] ?? 0, [id], ask.category.includes(id))),
  ]
  return <Sectors sectors={sectors} />
}

export function GudayList({ ask, found }: ListProps) {
  const t = useT()
  const { state, location } = useNavigation()
  const isLoading = state === 'loading' && location.pathname === pathTo('guday-geday')
  if (found.data.length === 0) return <Nothing ask={ask} />
  return (
    <section aria-label={t('market.services')} aria-busy={isLoading} data-loading={isLoading || undefined}>
      <ul className="card guday-list">
        {found.data.map((row) => (
          <li key={row.id}>
            <GudayRow row={row} />
          </li>
        ))}
      </ul>
      <More ask={ask} found={found} />
      <div className="stack market-notes">
        {found.data.some(({ worker }) => worker.sample) ? <p className="tiny muted">{t('guday.samples')}</p> : null}
        {ask.sort === 'best' ? <p className="tiny muted">{t('guday.order')}</p> : null}
        <p className="tiny muted">{t('guday.fees')}</p>
        <p className="tiny muted">{t('market.rule')}</p>
      </div>
    </section>
  )
}

function More({ ask, found: { data, totalItems } }: ListProps) {
  const t = useT()
  const addressFor = useAddressFor()
  const end = useRef<HTMLDivElement>(null)
  const path = gudayListPath(ask, { show: ask.show + GUDAY_SHOWN })
  const isMore = data.length < Math.min(totalItems, GUDAY_MOST)
  useEndNear(end, isMore && ask.show < BY_ITSELF ? addressFor(path) : null)
  return (
    <div className="more" ref={end}>
      <p className="small muted" role="status">
        {t('market.shown', { shown: data.length, total: totalItems })}
      </p>
      {isMore ? (
        <MoreLink to={path} replace>
          {t('market.loadMore')}
        </MoreLink>
      ) : null}
    </div>
  )
}

/** After so many the reader says whether more shall come: what stands below the list can be reached. */
const BY_ITSELF = 60
/** More comes when the end is within so many screens of the top of this one. */
const AHEAD = 1.5

/** More is shown at the end of the list, where fetching costs the reader nothing. */
function useEndNear(end: RefObject<HTMLElement | null>, path: string | null): void {
  const navigate = useNavigate()
  const { state } = useNavigation()
  useEffect(() => {
    const element = end.current
    if (!element || path === null || state !== 'idle' || !mayFetchAhead()) return
    // Looked at with each step: a leap past the end is no crossing of it.
    const look = () => {
      if (element.getBoundingClientRect().top > AHEAD * innerHeight) return
      removeEventListener('scroll', look)
      void navigate(path, { replace: true, preventScrollReset: true })
    }
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [end, path, state, navigate])
}

function Nothing({ ask }: { ask: GudayAsk }) {
  const t = useT()
  const { q } = ask
  const isFiltered = gudayFiltersSet(ask) > 0 || ask.category.length > 0
  return (
    <NothingFound
      heading={t('market.services')}
      title={q ? t('guday.nothingFor', { q }) : t('guday.nothing')}
      text={t('guday.nothingText')}
      withoutWords={q ? gudayListPath(ask, { q: '' }) : null}
      withoutFilters={isFiltered ? gudayListPath(ask, { ...NO_GUDAY_FILTERS, q: '' }) : null}
    >
      <Link className="button quiet" to={pathTo('marketplace')}>
        {t('market.browse')}
      </Link>
    </NothingFound>
  )
}
