// Right rail on wide screens: sample rates, the assistant, the people who run errands. It is the first thing to go.

import { pathTo } from '@menged/contracts/path-to'
import { formatDate, parseIsoDate } from '@menged/ethiopia/calendar'
import { ArrowRight, Sparkles } from 'lucide'
import type { ReactNode } from 'react'
import { Link } from '../../page/link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useLocale, useT } from '../../words/language.tsx'
import type { RailRates } from './lists.ts'

function RatesCard({ rates }: { rates: RailRates }) {
  const { language, t } = useLocale()
  return (
    <section className="card padded-small rail-rates">
      <h2>{t('home.rates')}</h2>
      <p className="tiny muted">
        {rates.bank}
        <br />
        {formatDate(parseIsoDate(rates.date), language)}
      </p>
      {rates.sample ? <p className="tag gold">{t('home.ratesSample')}</p> : null}
      <table className="table">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{t('home.currency')}</span>
            </th>
            <th scope="col" className="number">
              {t('home.buying')}
            </th>
            <th scope="col" className="number">
              {t('home.selling')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rates.rates.map((rate) => (
            <tr key={rate.currency}>
              <th scope="row">
                <span className="ltr">{rate.currency}</span>
              </th>
              <td className="number">
                <span className="ltr">{rate.cashBuying.toFixed(2)}</span>
              </td>
              <td className="number">
                <span className="ltr">{rate.cashSelling.toFixed(2)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Link className="button quiet" to={pathTo('exchange')}>
        <span>{t('home.compareBanks')}</span>
        <Icon of={ArrowRight} size="small" className="flip" />
      </Link>
    </section>
  )
}

function RailLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className="row between small rail-link" to={to}>
      <span>{children}</span>
      <Icon of={ArrowRight} size="small" className="flip" />
    </Link>
  )
}

export default function Rail({ rates }: { rates: RailRates | null }) {
  const t = useT()
  return (
    <aside className="stack gap-16 rail" aria-label={t('home.railLabel')}>
      {rates ? <RatesCard rates={rates} /> : null}
      <section className="card padded-small stack gap-12">
        <div>
          <h2 className="row">
            <Icon of={Sparkles} />
            <span>{t('home.askAssistant')}</span>
          </h2>
          <p className="small soft">{t('home.askLead')}</p>
        </div>
        <RailLink to={pathTo('generative-ai', { q: t('home.askPassport') })}>{t('home.askPassport')}</RailLink>
        <RailLink to={pathTo('generative-ai', { template: 'rental-agreement' })}>{t('home.askRent')}</RailLink>
      </section>
      <section className="card padded-small stack gap-12">
        <h2>{t('home.gigTitle')}</h2>
        <p className="small soft">{t('home.gigLead')}</p>
        <Link className="button outline wide" to={pathTo('marketplace')}>
          {t('home.findSomeone')}
        </Link>
      </section>
    </aside>
  )
}
