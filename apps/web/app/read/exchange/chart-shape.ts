// The geometry of a chart in hundredths of its plot: paths of both lines, lines across, and what stands on the axes.

type Point = { date: string; buying: number; selling: number }
export type ChartShape = {
  buying: string
  selling: string
  /** Below the line of buying. */
  area: string
  across: { value: number; at: number }[]
  /** Days below the plot, by place. */
  days: { date: string; at: number }[]
  /** Every day with its rates, and where its points stand. */
  points: (Point & { at: number; buyingAt: number; sellingAt: number })[]
}

const LINES = 4
const DAYS = 5
const DAY_MS = 86_400_000
const round = (value: number): number => Math.round(value * 100) / 100

/** Null for fewer than two days. */
export function chartShape(points: readonly Point[]): ChartShape | null {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || first === last) return null
  const values = points.flatMap(({ buying, selling }) => [buying, selling])
  const { from, step, count } = scaleOf(Math.min(...values), Math.max(...values))
  const [begin, end] = [Date.parse(first.date), Date.parse(last.date)]
  const x = (date: string): number => round(((Date.parse(date) - begin) / (end - begin)) * 100)
  const y = (value: number): number => round(100 - ((value - from) / (step * count)) * 100)
  const line = (side: 'buying' | 'selling'): string =>
    points.map((point, index) => `${index === 0 ? 'M' : 'L'}${x(point.date)} ${y(point[side])}`).join('')
  return {
    buying: line('buying'),
    selling: line('selling'),
    area: `${line('buying')}V100H0Z`,
    across: Array.from({ length: count + 1 }, (_, index) => from + index * step).map((value) => ({ value, at: y(value) })),
    points: points.map((point) => ({ ...point, at: x(point.date), buyingAt: y(point.buying), sellingAt: y(point.selling) })),
    days: evenDays(begin, end).map((date) => ({ date, at: x(date) })),
  }
}

/** Steps that people count in: 1, 2, 2.5 or 5 of a power of ten. */
function scaleOf(lowest: number, highest: number): { from: number; step: number; count: number } {
  const wanted = Math.max((highest - lowest) / LINES, highest * 1e-5)
  const power = 10 ** Math.floor(Math.log10(wanted))
  const step = ([1, 2, 2.5, 5].find((each) => each * power >= wanted) ?? 10) * power
  const from = Math.floor(lowest / step) * step
  return { from, step, count: Math.max(1, Math.ceil((highest - from) / step)) }
}

/** As far from one another as whole days can be, whether or not a bank was open. */
function evenDays(begin: number, end: number): string[] {
  const days = (end - begin) / DAY_MS
  const count = Math.min(DAYS - 1, days)
  return Array.from({ length: count + 1 }, (_, index) => isoDay(begin + Math.round((index * days) / count) * DAY_MS))
}

const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** As many places as the steps differ in. */
export function scaleText(value: number, shape: Pick<ChartShape, 'across'>): string {
  const [one, other] = shape.across
  const step = one && other ? other.value - one.value : 1
  return value.toFixed(step >= 1 && Number.isInteger(step) ? 0 : Math.min(5, Math.max(1, 1 - Math.floor(Math.log10(step)))))
}
