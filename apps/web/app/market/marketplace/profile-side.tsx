// What stands beside a worker's page: price, figures, what was checked, and who does the same.
import type { Worker } from '@menged/contracts/marketplace'
import { pathTo } from '@menged/contracts/path-to'
import { Briefcase, Check, ChevronRight, CircleCheck, Clock, type IconNode, ShieldCheck, TrendingUp, Wallet } from 'lucide'
import { Link } from '../../page/link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useT } from '../../words/language.tsx'
import { birr } from '../birr.ts'
import { ContactButton } from './contact-button.tsx'
import { RateButton } from './own-review.tsx'
import { Portrait } from './portrait.tsx'
import { profilePath } from './profile-path.ts'

/** Jobs from which on a rate of them says something. */
const COUNTED_FROM = 5

/** `isOwn`: whose page it is changes it, and asks and rates nobody. */
export function PriceBox({ worker, isOwn }: { worker: Worker; isOwn: boolean }) {
  const t = useT()
  // A price that is the hour's is said once.
  const isHourly = worker.offers.length === 0 && worker.hourlyRate === worker.startingPrice
  const figures: [icon: IconNode, name: string, value: string | null][] = [
    [Clock, t('market.responseTime'), worker.responseTime],
    [CircleCheck, t('market.completedTasks'), String(worker.completedTasks)],
    // Of a few jobs there is no rate.
    [TrendingUp, t('market.successRate'), worker.completedTasks >= COUNTED_FROM ? `${worker.successRate}%` : null],
    [
      Wallet,
      t('market.hourlyRate'),
      worker.hourlyRate === worker.startingPrice ? null : t('market.birr', { amount: birr(worker.hourlyRate) }),
    ],
    [Briefcase, t('market.experience'), t(`market.years_${worker.experience}`)],
  ]
  return (
    <section className="card padded reading gig-box">
      <p className="small muted">{t(isHourly ? 'market.startingPerHour' : 'market.startingPrice')}</p>
      <p className="price">
        <b className="tabular">{birr(worker.startingPrice)}</b> {t('market.birrUnit')}
      </p>
      <div className="stack gap-12 gig-ways" id="contact">
        {isOwn ? (
          <>
            <p className="small muted">{t('market.ownPage')}</p>
            <Link className="button primary wide large" to={`${pathTo('worker-dashboard')}?tab=profile`}>
              {t('market.ownEdit')}
            </Link>
          </>
        ) : (
          <>
            <ContactButton className="button primary wide large" worker={worker} />
            <RateButton worker={worker} isWide />
          </>
        )}
      </div>
      <dl>
        {figures.map(([icon, name, value]) =>
          value === null ? null : (
            <div key={name} className="row">
              <Icon of={icon} size="small" />
              <dt className="grow">{name}</dt>
              <dd className="strong">{value}</dd>
            </div>
          ),
        )}
      </dl>
    </section>
  )
}

export function VerifiedBox() {
  const t = useT()
  return (
    <section className="card padded verified-box">
      <h2 className="row">
        <Icon of={ShieldCheck} />
        {t('market.verifiedTitle')}
      </h2>
      <ul className="stack">
        {[t('market.screened'), t('market.identity')].map((claim) => (
          <li key={claim} className="row">
            <Icon of={Check} size="small" />
            <span>{claim}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function Similar({ workers }: { workers: Worker['similar'] }) {
  const t = useT()
  if (workers.length === 0) return null
  return (
    <section className="card padded similar">
      <h2>{t('market.similar')}</h2>
      <ul>
        {workers.map((worker) => (
          <li key={worker.id}>
            <Link className="row gap-12" to={profilePath(worker.id)}>
              <Portrait worker={worker} size={48} />
              <span className="grow">
                <span className="strong">{worker.name}</span>
                <span className="small muted">
                  {worker.reviewCount > 0 ? `${worker.rating.toFixed(1)} · ` : ''}
                  {t('market.from', { amount: birr(worker.startingPrice) })}
                </span>
              </span>
              <Icon of={ChevronRight} size="small" className="flip" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
