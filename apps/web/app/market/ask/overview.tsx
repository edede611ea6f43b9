// Above the requests of a worker: whether clients find them free, and what today and this month hold.
import { ownWorker } from '@menged/contracts/calls/market/dashboard'
import type { OwnWorker } from '@menged/contracts/marketplace/own'
import type { WorkerRequest } from '@menged/contracts/requests'
import { calendarOf } from '@menged/ethiopia/reader-calendar'
import { Star } from 'lucide'
import type { ReactNode } from 'react'
import { serverNow } from '../../page/deferred/server-time.ts'
import { useLoaded } from '../../page/deferred/use-loaded.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { Icon } from '../../ui/icon.tsx'
import { useLocale } from '../../words/language.tsx'
import { AvailableSwitch } from '../available-switch.tsx'
import { birr } from '../birr.ts'
import { thisMonth } from '../month.ts'
import { figuresOf } from './figures.ts'
import { shortMoment } from './moment.ts'

export function Overview({ requests }: { requests: readonly WorkerRequest[] }) {
  const { language, t } = useLocale()
  const loaded = useLoaded(async () => (await accountApi(language)(ownWorker)).data)
  const now = serverNow()
  const month = thisMonth(language)
  const { today, next, unanswered, done, budgets } = figuresOf(requests, now, month)
  const name = calendarOf(language).monthName(month.month, language)
  const worker = loaded.data
  return (
    <section className="card overview" aria-label={t('dashboard.overview')}>
      <div className="overview-free">
        {worker ? (
          <AvailableSwitch isOn={worker.available} onChange={(changed) => loaded.set(() => changed)} />
        ) : loaded.failed ? null : (
          <span className="skeleton" />
        )}
      </div>
      <dl className="overview-facts">
        <Fact name={t('dashboard.unanswered')} value={unanswered} isHot={unanswered > 0} />
        <Fact
          name={t('dashboard.todayOf')}
          value={today}
          more={next && t('dashboard.todayNext', { time: shortMoment(next, language, now) })}
        />
        <Fact
          name={t('dashboard.doneIn', { month: name })}
          value={done}
          more={budgets !== null && t('dashboard.budgets', { amount: t('market.birr', { amount: birr(budgets) }) })}
        />
        {worker ? <Rating worker={worker} /> : <Fact name={t('review.rating')} value="–" />}
      </dl>
    </section>
  )
}

function Rating({ worker: { rating, reviewCount } }: { worker: OwnWorker }) {
  const { t } = useLocale()
  if (reviewCount === 0) return <Fact name={t('review.rating')} value="–" more={t('market.noReviews')} />
  const value = (
    <>
      {rating.toFixed(1)} <Icon of={Star} size="small" className="filled" />
    </>
  )
  return <Fact name={t('review.rating')} value={value} more={t('market.reviews', { count: reviewCount })} />
}

type FactProps = { name: string; value: ReactNode; more?: string | false | null; isHot?: boolean }

const Fact = ({ name, value, more, isHot = false }: FactProps) => (
  <div>
    <dt className="small muted">{name}</dt>
    <dd className={`tabular overview-value${isHot ? ' red' : ''}`}>{value}</dd>
    {more ? <dd className="small muted">{more}</dd> : null}
  </div>
)
