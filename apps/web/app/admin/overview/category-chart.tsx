// Views of each day by category: bars that stand on one another, or the same as a table.
import type { Category } from '@menged/contracts/categories'
import { formatDate, parseIsoDate } from '@menged/ethiopia/calendar'
import { punctuationOf } from '@menged/ethiopia/scripts'
import { BookOpen } from 'lucide'
import { useState } from 'react'
import { Empty } from '../../ui/empty.tsx'
import { useLocale, useT } from '../../words/language.tsx'
import { axisDay, isNamed } from './axis-day.ts'
import { shortly, stepsTo, thousands } from './counting.ts'
import type { OverviewData } from './overview-data.ts'

const COLOURS: Record<Category, string> = {
  government: 'c1',
  private: 'c5',
  scholarship: 'c2',
  business: 'c4',
  construction: 'c3',
}

export function CategoryChart({ data: { days, categories } }: { data: OverviewData }) {
  const t = useT()
  const [isTable, setTable] = useState(false)
  const shown = categories.filter(({ total }) => total > 0)
  return (
    <section className="card overview-card overview-views" aria-labelledby="overview-views">
      <div className="overview-card-head">
        <h2 className="admin-title" id="overview-views">
          {t('overview.byCategory')}
        </h2>
        {shown.length > 0 ? (
          <button type="button" className="link small" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
            {t(isTable ? 'overview.asChart' : 'overview.asTable')}
          </button>
        ) : null}
      </div>
      {shown.length === 0 ? (
        <Empty icon={BookOpen} title={t('overview.noViews')} text={t('overview.noViewsText')} />
      ) : isTable ? (
        <DaysTable days={days} shown={shown} />
      ) : (
        <>
          <p className="overview-legend small">
            {shown.map(({ category }) => (
              <span key={category}>
                <i data-colour={COLOURS[category]} aria-hidden="true" />
                {t(`post.tag_${category}`)}
              </span>
            ))}
          </p>
          <Bars days={days} shown={shown} />
        </>
      )}
    </section>
  )
}

/** So many bars have room for a line between their parts. */
const MOST_WIDE = 14

type ShownProps = { days: readonly string[]; shown: OverviewData['categories'] }

/** What each part of a day's bar stands on, and how high it is, in hundredths of the highest line. */
function partsOf(shown: ShownProps['shown'], place: number, top: number) {
  let below = 0
  return shown.map(({ category, series }) => {
    const height = ((series[place] ?? 0) / top) * 100
    below += height
    return { category, y: 100 - below, height }
  })
}

function Bars({ days, shown }: ShownProps) {
  const { language } = useLocale()
  const totals = days.map((_, place) => shown.reduce((sum, { series }) => sum + (series[place] ?? 0), 0))
  const lines = stepsTo(Math.max(...totals))
  const top = lines.at(-1) ?? 1
  const slot = 100 / days.length
  return (
    // Time goes from left to right in both languages.
    <div className={days.length > MOST_WIDE ? 'overview-plot many' : 'overview-plot'} dir="ltr">
      <Plot days={days} shown={shown} totals={totals} lines={lines} />
      <div className="overview-values" aria-hidden="true">
        {lines.map((value) => (
          <span key={value} style={{ top: `${100 - (value / top) * 100}%` }}>
            {shortly(value, language)}
          </span>
        ))}
      </div>
      <div className="overview-days" aria-hidden="true">
        {days.map((day, place) =>
          isNamed(place, days.length) ? (
            <bdi key={day} style={{ left: `${(place + 0.5) * slot}%` }}>
              {axisDay(day, days.length, language)}
            </bdi>
          ) : null,
        )}
      </div>
    </div>
  )
}

type PlotProps = ShownProps & { totals: readonly number[]; lines: readonly number[] }

function Plot({ days, shown, totals, lines }: PlotProps) {
  const { language, t } = useLocale()
  const top = lines.at(-1) ?? 1
  const slot = 100 / days.length
  const summary = shown
    .map(({ category, total }) => `${t(`post.tag_${category}`)} ${thousands(total)}`)
    .join(punctuationOf(language).comma)
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={summary}>
      {lines.map((value) => (
        <path key={value} className="line" d={`M0 ${100 - (value / top) * 100}H100`} />
      ))}
      {days.map((day, place) => (
        <g key={day}>
          <title>
            {t('overview.ofDay', { day: formatDate(parseIsoDate(day), language), count: thousands(totals[place] ?? 0) })}
          </title>
          {partsOf(shown, place, top).map(({ category, y, height }) => (
            <rect
              key={category}
              data-colour={COLOURS[category]}
              x={(place + 0.2) * slot}
              y={y}
              width={slot * 0.6}
              height={height}
            />
          ))}
        </g>
      ))}
    </svg>
  )
}

function DaysTable({ days, shown }: ShownProps) {
  const { language, t } = useLocale()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with keys
    <section className="overview-table" tabIndex={0} aria-label={t('overview.asTable')}>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{t('overview.day')}</th>
            {shown.map(({ category }) => (
              <th key={category} scope="col" className="number">
                {t(`post.tag_${category}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day, place) => (
            <tr key={day}>
              <th scope="row">{formatDate(parseIsoDate(day), language)}</th>
              {shown.map(({ category, series }) => (
                <td key={category} className="number">
                  {thousands(series[place] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
