// What comes out of reports: the middle and the range of what was paid and how long it took, once outliers are cut.
import { ENOUGH_REPORTS, type ExperienceSummary, type Spread, type Text } from '@menged/contracts'

export type Report = { paid: number | null; days: number | null; officeKey: string | null }

const MOST_OFFICES = 20
/** Tukey's fences: what lies further from the middle half than one and a half times its width is left out. */
const FENCE = 1.5

/** Null where nothing is to be shown. `names`: of offices, by key. */
export function summaryOf(reports: readonly Report[], names: ReadonlyMap<string, Text>): ExperienceSummary | null {
  const whole = spreadsOf(reports)
  if (!whole.paid && !whole.days) return null
  const offices = [...names].map(([key, name]) => {
    const there = reports.filter(({ officeKey }) => officeKey === key)
    return { count: there.length, office: { name, ...spreadsOf(there) } }
  })
  const shown = offices.filter(({ office }) => office.paid || office.days).sort((one, other) => other.count - one.count)
  return { ...whole, offices: shown.slice(0, MOST_OFFICES).map(({ office }) => office) }
}

const spreadsOf = (reports: readonly Report[]): { paid: Spread | null; days: Spread | null } => ({
  paid: spreadOf(reports.flatMap(({ paid }) => paid ?? [])),
  days: spreadOf(reports.flatMap(({ days }) => days ?? [])),
})

/**
 * Null for fewer than five values. Amounts and times differ by factors rather than by sums, so the fences are put up among logarithms:
 * a fee of ten times the others lies outside, one of twice may not.
 */
export function spreadOf(values: readonly number[]): Spread | null {
  if (values.length < ENOUGH_REPORTS) return null
  const sorted = values.toSorted((one, other) => one - other)
  const logs = sorted.map(Math.log1p)
  const [lower, upper] = [quantile(logs, 0.25), quantile(logs, 0.75)]
  const reach = FENCE * (upper - lower)
  const kept = sorted.filter((value) => {
    const log = Math.log1p(value)
    return log >= lower - reach - 1e-9 && log <= upper + reach + 1e-9
  })
  return { reports: kept.length, middle: Math.round(quantile(kept, 0.5)), low: kept[0] ?? 0, high: kept.at(-1) ?? 0 }
}

/** Between neighbours in proportion. `sorted`: not empty. */
function quantile(sorted: readonly number[], part: number): number {
  const place = (sorted.length - 1) * part
  const [below, above] = [sorted[Math.floor(place)] ?? 0, sorted[Math.ceil(place)] ?? 0]
  return below + (above - below) * (place - Math.floor(place))
}
