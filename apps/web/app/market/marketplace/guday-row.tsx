// A service in a list: the errand, how much, how long, and who does it.
import type { GudayRow as Row } from '@menged/contracts/marketplace/guday'
import type { Translate } from '@menged/i18n/translate'
import { BadgeCheck, Star } from 'lucide'
import { Link } from '../../page/link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useT } from '../../words/language.tsx'
import { birr } from '../birr.ts'
import { gudayPath } from './guday-address.ts'
import { useLeft } from './list-address.ts'
import { Portrait } from './portrait.tsx'

export const daysIn = (t: Translate, days: number | null): string =>
  days === null ? t('guday.daysUnknown') : days === 0 ? t('guday.sameDay') : t('guday.days', { count: days })

export function GudayRow({ row, level = 3 }: { row: Row; level?: 2 | 3 }) {
  const t = useT()
  const { id, title, price, days, worker } = row
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <article className="guday-row">
      <Portrait worker={worker} size={44} />
      <div className="guday-what">
        <Heading>
          <Link to={gudayPath(id)} state={useLeft()}>
            {title}
          </Link>
        </Heading>
        <p className="small soft row wraps">
          <span>{worker.name}</span>
          {worker.isVerified ? (
            <span className="verified" role="img" aria-label={t('market.verified')}>
              <Icon of={BadgeCheck} size="small" />
            </span>
          ) : null}
          <Rating worker={worker} />
        </p>
        <p className="small soft row wraps">
          <span>{worker.location}</span>
          {worker.sample ? <span className="tag">{t('market.sample')}</span> : null}
        </p>
      </div>
      <p className="guday-terms">
        <span className="price">
          <b className="tabular">{birr(price)}</b> {t('market.birrUnit')}
        </span>
        <span className="small muted">{daysIn(t, days)}</span>
      </p>
    </article>
  )
}

export function Rating({ worker: { rating, reviewCount } }: { worker: Pick<Row['worker'], 'rating' | 'reviewCount'> }) {
  const t = useT()
  if (reviewCount === 0) return null
  return (
    <span className="row guday-rating" role="img" aria-label={t('market.stars', { count: rating })}>
      <Icon of={Star} size="tiny" className="filled" />
      <b className="tabular">{rating.toFixed(1)}</b>
      <span>{t('market.reviews', { count: reviewCount })}</span>
    </span>
  )
}
