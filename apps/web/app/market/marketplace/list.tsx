// The workers that fit, with what was chosen above them and more of them below.
import type { WorkersPage } from '@menged/contracts/marketplace'
import { WORKER_SORTS, WORKERS_MOST, WORKERS_SHOWN } from '@menged/contracts/marketplace/lists'
import { pathTo } from '@menged/contracts/path-to'
import { ChevronDown, SearchX } from 'lucide'
import { useNavigation } from 'react-router'
import { Link } from '../../page/link.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useT } from '../../words/language.tsx'
import { filtersSet, NO_FILTERS, type WorkersAsk, workersPath } from './address.ts'
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
        <Link className="button outline" to={workersPath(ask, { show: ask.show + WORKERS_SHOWN })} preventScrollReset replace>
          {t('market.loadMore')}
        </Link>
      ) : null}
    </div>
  )
}

function Nobody({ ask }: { ask: WorkersAsk }) {
  const t = useT()
  const { q } = ask
  const isFiltered = filtersSet(ask) > 0
  return (
    <section className="card nobody" aria-label={t('market.workers')}>
      <Empty
        icon={SearchX}
        title={q ? t('market.nobodyFor', { q }) : t('market.nobody')}
        text={t('market.nobodyText')}
        action={
          <div className="row wraps">
            {q ? (
              <Link className="button tinted" to={workersPath(ask, { q: '' })} preventScrollReset>
                {t('market.clearSearch')}
              </Link>
            ) : null}
            {isFiltered ? (
              <Link className="button tinted" to={workersPath(ask, { ...NO_FILTERS, q: '' })} preventScrollReset>
                {t('market.clearFilters')}
              </Link>
            ) : null}
          </div>
        }
      />
    </section>
  )
}

export function SortWorkers({ ask }: { ask: WorkersAsk }) {
  const t = useT()
  return (
    <details className="dropdown" key={ask.sort}>
      <summary className="row">
        <span className="input row">
          <span className="small muted">{t('market.sort')}</span>
          <span className="grow">{t(`market.sort_${ask.sort}`)}</span>
          <Icon of={ChevronDown} size="small" />
        </span>
      </summary>
      <ul>
        {WORKER_SORTS.map((sort) => (
          <li key={sort}>
            <Link to={workersPath(ask, { sort })} preventScrollReset {...(ask.sort === sort ? { 'aria-current': 'true' } : {})}>
              {t(`market.sort_${sort}`)}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
