// The head of the marketplace: what it is, some of what is done, who is in it by category.
import type { WorkersPage } from '@menged/contracts/marketplace'
import type { GudayRow } from '@menged/contracts/marketplace/guday'
import { WORKER_CATEGORY_IDS } from '@menged/contracts/marketplace/lists'
import { pathTo } from '@menged/contracts/path-to'
import { Link } from '../../page/link.tsx'
import { useT } from '../../words/language.tsx'
import { birr } from '../birr.ts'
import { toggled, type WorkersAsk, workersPath } from './address.ts'
import { useChosen } from './filters.tsx'
import { gudayPath } from './guday-address.ts'
import { MarketHead } from './market-head.tsx'
import { Portrait } from './portrait.tsx'
import { type Sector, Sectors } from './sectors.tsx'

/** `jobs`: some services, so that what is done here is seen at once. */
export function Hero({ everyone, jobs }: { everyone: number; jobs: GudayRow[] }) {
  const t = useT()
  return (
    <div className="market-top">
      <MarketHead heading={t('market.heading')} lead={t('market.lead', { count: everyone })}>
        <div className="row gap-12 wraps market-ways">
          <a className="button primary" href="#workers">
            {t('market.browse')}
          </a>
          <Link className="button outline" to={pathTo('worker-registration')}>
            {t('market.join')}
          </Link>
          <Link className="button quiet" to={pathTo('guday-geday')}>
            {t('guday.withPrices')}
          </Link>
        </div>
      </MarketHead>
      {jobs.length > 0 ? <Jobs jobs={jobs} /> : null}
    </div>
  )
}

function Jobs({ jobs }: { jobs: GudayRow[] }) {
  const t = useT()
  return (
    <ul className="card market-jobs" aria-label={t('market.services')}>
      {jobs.map(({ id, title, price, worker }) => (
        <li key={id}>
          <Link className="row gap-12" to={gudayPath(id)}>
            <Portrait worker={worker} size={48} />
            <span className="grow">
              <span className="strong">{title}</span>
              <span className="small muted">
                {worker.name} · {worker.location}
              </span>
            </span>
            <span className="tag green">{t('market.birr', { amount: birr(price) })}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

type CategoriesProps = { ask: WorkersAsk; found: Pick<WorkersPage, 'everyone' | 'inCategory'> }

/** Several may be chosen, one before the list of another has come; each is taken back by itself, all of them by the first one. */
export function Categories({ ask, found: { everyone, inCategory } }: CategoriesProps) {
  const t = useT()
  const [chosen, choose] = useChosen(ask, workersPath)
  const sector = (name: string, count: number, isOn: boolean, category: WorkersAsk['category']): Sector => ({
    name,
    count,
    isOn,
    to: workersPath(chosen, { category }),
    onChoose: () => void choose({ category }),
  })
  const each = WORKER_CATEGORY_IDS.map((id) =>
    sector(t(`market.${id}`), inCategory[id] ?? 0, chosen.category.includes(id), toggled(chosen.category, id)),
  )
  return <Sectors sectors={[sector(t('guday.all'), everyone, chosen.category.length === 0, []), ...each]} />
}
