// The head of the marketplace: what it is, who is in it by category.
import type { WorkersPage } from '@menged/contracts/marketplace'
import type { GudayRow } from '@menged/contracts/marketplace/guday'
import { WORKER_CATEGORY_IDS, type WorkerCategory } from '@menged/contracts/marketplace/lists'
import { pathTo } from '@menged/contracts/path-to'
import { BookUser, Building2, Calculator, FilePen, type IconNode, Languages, Printer, Route, Scale } from 'lucide'
import { Link } from '../../page/link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useT } from '../../words/language.tsx'
import { birr } from '../birr.ts'
import { type WorkersAsk, workersPath } from './address.ts'
import { gudayPath } from './guday-address.ts'
import { MarketHead } from './market-head.tsx'
import { Portrait } from './portrait.tsx'

const LOOKS: Record<WorkerCategory, { icon: IconNode; tone: '' | 'gold' | 'sky' | 'red' }> = {
  documentWriter: { icon: FilePen, tone: '' },
  facilitators: { icon: Route, tone: 'gold' },
  legalAdvisor: { icon: Scale, tone: '' },
  accountingServices: { icon: Calculator, tone: 'sky' },
  translationServices: { icon: Languages, tone: 'gold' },
  printingServices: { icon: Printer, tone: '' },
  businessRegistration: { icon: Building2, tone: 'sky' },
  passportServices: { icon: BookUser, tone: 'red' },
}

/** `jobs`: some services, so that what is done here is seen at once. */
export function Hero({ everyone, jobs }: { everyone: number; jobs: GudayRow[] }) {
  const t = useT()
  return (
    <div className="market-top">
      <MarketHead heading={t('market.heading')} lead={t('market.lead', { count: everyone })}>
        <div className="row gap-12 wraps">
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

type CategoriesProps = { ask: WorkersAsk; inCategory: WorkersPage['inCategory'] }

export function Categories({ ask, inCategory }: CategoriesProps) {
  const t = useT()
  return (
    <nav aria-label={t('market.categories')}>
      <ul className="market-categories">
        {WORKER_CATEGORY_IDS.map((id) => {
          const { icon, tone } = LOOKS[id]
          const isOn = ask.category.length === 1 && ask.category[0] === id
          return (
            <li key={id}>
              <Link
                className="card row gap-12"
                to={`${workersPath(ask, { category: isOn ? [] : [id] })}#workers`}
                {...(isOn ? { 'aria-current': 'true' } : {})}
              >
                <span className={`tile ${tone}`}>
                  <Icon of={icon} />
                </span>
                <span>
                  <span className="strong">{t(`market.${id}`)}</span>
                  <span className="small muted">{t('market.people', { count: inCategory[id] ?? 0 })}</span>
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
