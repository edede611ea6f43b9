// The workers that fit, with what was chosen above them and more of them below.
import type { WorkersPage } from '@menged/contracts/marketplace'
import { WORKERS_MOST, WORKERS_SHOWN } from '@menged/contracts/marketplace/lists'
import { pathTo } from '@menged/contracts/path-to'
import { useNavigation } from 'react-router'
import { useT } from '../../words/language.tsx'
import { filtersSet, NO_FILTERS, type WorkersAsk, workersPath } from './address.ts'
import { NothingFound } from './list-frame.tsx'
import { MoreLink } from './more-link.tsx'
import { WorkerCard } from './worker-card.tsx'

type ListProps = { ask: WorkersAsk; found: WorkersPage }

export function WorkerList({ ask, found }: ListProps) {
  const t = useT()
  const { state, location } = useNavigation()
  const isLoading = state === 'loading' && location.pathname === pathTo('marketplace')
  if (found.data.length === 0) return <Nobody ask={ask} />
  return (
    <section aria-label={t('market.workers')} aria-busy={isLoading} data-loading={isLoading || undefined}>
      <ul className="worker-list">
        {found.data.map((worker) => (
          <li key={worker.id}>
            <WorkerCard worker={worker} />
          </li>
        ))}
      </ul>
      <More ask={ask} found={found} />
      <div className="stack market-notes">
        {found.data.some(({ sample }) => sample) ? <p className="tiny muted">{t('market.samples')}</p> : null}
        {ask.sort === 'rating' ? <p className="tiny muted">{t('market.order')}</p> : null}
        <p className="tiny muted">{t('market.rule')}</p>
      </div>
    </section>
  )
}

function More({ ask, found: { data, totalItems } }: ListProps) {
  const t = useT()
  const shown = data.length
  return (
    <div className="more">
      <p className="small muted" role="status">
        {t('market.shown', { shown, total: totalItems })}
      </p>
      <div className="progress" aria-hidden="true">
        <i style={{ width: `${(100 * shown) / totalItems}%` }} />
      </div>
      {shown < Math.min(totalItems, WORKERS_MOST) ? (
        <MoreLink to={workersPath(ask, { show: ask.show + WORKERS_SHOWN })} replace>
          {t('market.loadMore')}
        </MoreLink>
      ) : null}
    </div>
  )
}

function Nobody({ ask }: { ask: WorkersAsk }) {
  const t = useT()
  const { q, category } = ask
  const isFiltered = filtersSet(ask) > 0 || category.length > 0
  return (
    <NothingFound
      heading={t('market.workers')}
      title={q ? t('market.nobodyFor', { q }) : t('market.nobody')}
      text={t('market.nobodyText')}
      withoutWords={q ? workersPath(ask, { q: '' }) : null}
      withoutFilters={isFiltered ? workersPath(ask, { ...NO_FILTERS, category: [], q: '' }) : null}
    />
  )
}
