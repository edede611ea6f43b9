// Reads the chart day by day: under the pointer, or with the arrow keys. Without our code the table says the same.
import { formatDate, parseIsoDate } from '@menged/ethiopia/calendar'
import { punctuationOf } from '@menged/ethiopia/scripts'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { useTakenOver } from '../../ui/deferred/taken-over.ts'
import { useLocale } from '../../words/language.tsx'
import { rateText } from './amount.ts'
import type { ChartShape } from './chart-shape.ts'

type Points = ChartShape['points']

/** How far each key moves; the ends are as far as one can get. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -7,
  PageUp: 7,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

export function ChartReader({ points }: { points: Points }) {
  const { language, t } = useLocale()
  const isReady = useTakenOver()
  const [index, setIndex] = useState<number | null>(null)
  if (!isReady) return null
  const last = points.length - 1
  const now = Math.min(index ?? last, last)
  const point = points[now]
  if (!point) return null
  const day = formatDate(parseIsoDate(point.date), language)
  const sides = [
    [t('rates.buying'), rateText(point.buying)],
    [t('rates.selling'), rateText(point.selling)],
  ] as const
  const follow = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    setIndex(nearest(points, ((event.clientX - left) / width) * 100))
  }
  const step = (event: KeyboardEvent) => {
    const by = STEPS[event.key]
    if (by === undefined) return
    event.preventDefault()
    setIndex(Math.max(0, Math.min(last, now + by)))
  }
  return (
    <div
      className="rates-reader no-print"
      role="slider"
      tabIndex={0}
      aria-label={t('rates.chartRead')}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={now}
      aria-valuetext={`${day}: ${sides.map((side) => side.join(' ')).join(punctuationOf(language).comma)}`}
      onPointerMove={follow}
      onPointerDown={follow}
      onPointerLeave={() => setIndex(null)}
      onKeyDown={step}
      onFocus={() => setIndex(now)}
      onBlur={() => setIndex(null)}
    >
      {index === null ? null : <Tip point={point} day={day} sides={sides} />}
    </div>
  )
}

type TipProps = { point: Points[number]; day: string; sides: readonly (readonly [name: string, rate: string])[] }

function Tip({ point, day, sides }: TipProps) {
  return (
    <>
      <i className="rates-at-line" style={{ left: `${point.at}%` }} />
      <i className="rates-at-dot" style={{ left: `${point.at}%`, top: `${point.buyingAt}%` }} />
      <i className="rates-at-dot selling" style={{ left: `${point.at}%`, top: `${point.sellingAt}%` }} />
      <div className={`rates-tip ${point.at > 60 ? 'before' : ''}`} style={{ left: `${point.at}%` }} aria-hidden="true">
        <bdi className="muted">{day}</bdi>
        {sides.map(([side, rate]) => (
          <span key={side} className="rates-tip-side">
            <bdi>{side}</bdi>
            <b className="tabular">{rate}</b>
          </span>
        ))}
      </div>
    </>
  )
}

const nearest = (points: Points, at: number): number =>
  points.reduce((best, point, i) => (Math.abs(point.at - at) < Math.abs((points[best]?.at ?? 0) - at) ? i : best), 0)
