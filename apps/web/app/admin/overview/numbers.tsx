// The four numbers of the top: how much, how it went day by day, and how it compares with the days before.
import { OVERVIEW_NUMBERS, type OverviewNumber } from '@menged/contracts/overview/lists'
import { useT } from '../../words/language.tsx'
import { changeOf, thousands } from './counting.ts'
import type { OverviewData } from './overview-data.ts'
import { sparkOf } from './spark.ts'

const COLOURS: Record<OverviewNumber, string> = { views: 'c1', contacts: 'c2', shares: 'c4', calls: 'c3' }

export const Numbers = ({ data: { numbers, days } }: { data: OverviewData }) => (
  <div className="overview-numbers">
    {OVERVIEW_NUMBERS.map((name) => (
      <NumberCard key={name} name={name} figure={numbers[name]} days={days.length} />
    ))}
  </div>
)

type Figure = OverviewData['numbers'][OverviewNumber]

function NumberCard({ name, figure, days }: { name: OverviewNumber; figure: Figure; days: number }) {
  const t = useT()
  const spark = sparkOf(figure.series)
  return (
    <section className="card overview-number" aria-label={t(`overview.${name}`)}>
      <div className="grow">
        <h2 className="small muted">{t(`overview.${name}`)}</h2>
        <p className="overview-total">{thousands(figure.total)}</p>
      </div>
      <svg className="overview-spark" viewBox="0 0 84 32" data-colour={COLOURS[name]} aria-hidden="true">
        <path className="area" d={spark.area} />
        <path className="curve" d={spark.line} />
        <circle cx={spark.last.x} cy={spark.last.y} r="2.5" />
      </svg>
      <Change figure={figure} days={days} />
    </section>
  )
}

function Change({ figure: { total, before }, days }: { figure: Figure; days: number }) {
  const t = useT()
  const percent = changeOf(total, before)
  if (percent === null) return <p className="tiny muted overview-change">{t('overview.fresh', { days })}</p>
  if (percent === 0) return <p className="tiny muted overview-change">{t('overview.same', { days })}</p>
  const word = percent > 0 ? 'up' : 'down'
  return (
    <p className="tiny muted overview-change">
      <span className={`overview-${word}`}>
        <svg viewBox="0 0 10 9" aria-hidden="true">
          <path d={percent > 0 ? 'M5 0l5 9H0z' : 'M5 9L0 0h10z'} />
        </svg>
        <span className="sr-only">{t(`overview.${word}`, { percent: Math.abs(percent) })}</span>
        <span aria-hidden="true">{Math.abs(percent)}%</span>
      </span>{' '}
      {t('overview.than', { days })}
    </p>
  )
}
