// A currency day by day: drawn on the server, with its summary in words, and as a table.

import type { RateHistory } from '@menged/contracts/exchange'
import { MEDIAN, RATE_DAYS } from '@menged/contracts/exchange/lists'
import { pathTo } from '@menged/contracts/path-to'
import { formatDate, parseIsoDate } from '@menged/ethiopia/calendar'
import { textIn } from '@menged/ethiopia/text'
import { useNavigate } from 'react-router'
import { AddressFields } from '../../page/address-fields.tsx'
import { Link, useAddressFor } from '../../page/link.tsx'
import { useLocale, useT } from '../../words/language.tsx'
import { askedValues, type RatesAsk, ratesPath } from './address.ts'
import { rateText } from './amount.ts'
import { ChartReader } from './chart-reader.tsx'
import { type ChartShape, chartShape, scaleText } from './chart-shape.ts'
import { dayText } from './day-text.ts'
import { NumberHead } from './number-head.tsx'

/** `history`: null while it is on its way. */
type ChartProps = { shown: RatesAsk; history: RateHistory | null; banks: readonly (readonly [id: string, name: string])[] }

export function ChartCard({ shown, history, banks }: ChartProps) {
  const { language, t } = useLocale()
  const where = history?.bank ? textIn(history.bank.name, language) : t('rates.medianInText')
  const shape = history && chartShape(history.points)
  return (
    <section className="card padded rates-chart" id="chart" aria-labelledby="chart-title">
      <div className="row between wraps gap-12">
        <h2 id="chart-title">{t('rates.chartTitle', { currency: shown.currency, days: shown.days, where })}</h2>
        <nav className="segments no-print" aria-label={t('rates.chartLength')}>
          {RATE_DAYS.map((days) => (
            <Link
              key={days}
              to={`${ratesPath(shown, { days })}#chart`}
              className={days === shown.days ? 'active' : undefined}
              aria-current={days === shown.days ? 'true' : undefined}
              preventScrollReset
            >
              {t('rates.days', { days })}
            </Link>
          ))}
        </nav>
      </div>
      <div className="row between wraps gap-12">
        <p className="row gap-16 small rates-legend">
          <span className="row">
            <i className="rates-key" aria-hidden="true" />
            <span>{t('rates.buying')}</span>
          </span>
          <span className="row">
            <i className="rates-key selling" aria-hidden="true" />
            <span>{t('rates.selling')}</span>
          </span>
        </p>
        {shape ? (
          <Link
            className="link small no-print"
            to={`${ratesPath(shown, { view: shown.view === 'chart' ? 'table' : 'chart' })}#chart`}
          >
            {t(shown.view === 'chart' ? 'rates.chartAsTable' : 'rates.chartAsChart')}
          </Link>
        ) : null}
      </div>
      {history && !shape ? <p className="muted rates-none">{t('rates.chartNone')}</p> : null}
      {shape && shown.view === 'chart' ? <Plot shape={shape} /> : null}
      {history && shape && shown.view === 'table' ? <Days history={history} /> : null}
      {history && shape ? <Summary history={history} where={where} /> : null}
      <ChooseBank shown={shown} banks={banks} />
    </section>
  )
}

function Plot({ shape }: { shape: ChartShape }) {
  const { language } = useLocale()
  return (
    <div className="rates-plot" dir="ltr">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {shape.across.map(({ at }) => (
          <path key={at} className="line" d={`M0 ${at}H100`} />
        ))}
        <path className="area" d={shape.area} />
        <path className="curve selling" d={shape.selling} />
        <path className="curve" d={shape.buying} />
      </svg>
      <ChartReader points={shape.points} />
      <div className="rates-values" aria-hidden="true">
        {shape.across.map(({ value, at }) => (
          <span key={at} style={{ top: `${at}%` }}>
            {scaleText(value, shape)}
          </span>
        ))}
      </div>
      <div className="rates-days" aria-hidden="true">
        {shape.days.map(({ date, at }) => (
          <bdi key={date} style={{ left: `${at}%` }}>
            {dayText(date, language)}
          </bdi>
        ))}
      </div>
    </div>
  )
}

function Days({ history }: { history: RateHistory }) {
  const { language, t } = useLocale()
  return (
    <table className="table rates-table">
      <thead>
        <tr>
          <th scope="col">{t('rates.date')}</th>
          <NumberHead words={t('rates.buying')} />
          <NumberHead words={t('rates.selling')} />
        </tr>
      </thead>
      <tbody>
        {history.points.toReversed().map(({ date, buying, selling }) => (
          <tr key={date}>
            <th scope="row">{formatDate(parseIsoDate(date), language)}</th>
            <td className="number">
              <span className="ltr">{rateText(buying)}</span>
            </td>
            <td className="number">
              <span className="ltr">{rateText(selling)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Summary({ history: { currency, points }, where }: { history: RateHistory; where: string }) {
  const { language, t } = useLocale()
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return null
  const bought = points.map(({ buying }) => buying)
  const dayOf = (date: string) => formatDate(parseIsoDate(date), language)
  const values = {
    currency: t(`rates.currency_${currency}`),
    where,
    from: dayOf(first.date),
    until: dayOf(last.date),
    first: rateText(first.buying),
    last: rateText(last.buying),
    selling: rateText(last.selling),
    lowest: rateText(Math.min(...bought)),
    highest: rateText(Math.max(...bought)),
  }
  return (
    <p className="small soft" id="chart-summary">
      {t('rates.chartSummary', values)}
    </p>
  )
}

/** A form that needs no code; with it the choice is enough. */
function ChooseBank({ shown, banks }: Pick<ChartProps, 'shown' | 'banks'>) {
  const t = useT()
  const navigate = useNavigate()
  const addressFor = useAddressFor()
  const { bank: _, ...keep } = askedValues(shown)
  const choose = (bank: string) => navigate(addressFor(`${ratesPath(shown, { bank })}#chart`), { preventScrollReset: true })
  return (
    <form className="row gap-12 wraps no-print rates-choose" method="get" action={`${pathTo('exchange')}#chart`}>
      <AddressFields values={keep} />
      <label className="small strong" htmlFor="chart-bank">
        {t('rates.chartBank')}
      </label>
      <select
        className="input"
        id="chart-bank"
        name="bank"
        defaultValue={shown.bank}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        <option value={MEDIAN}>{t('rates.median')}</option>
        {banks.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <button type="submit" className="button outline without-code">
        {t('rates.choose')}
      </button>
    </form>
  )
}
