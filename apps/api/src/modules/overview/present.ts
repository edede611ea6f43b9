// The counts as the overview shows them: a number for each day, and sums.
import { CATEGORIES, type OverviewData } from '@menged/contracts'
import type { OverviewDaysRead, OverviewRead } from './service.ts'

type Counted = { day: string; count: number }
type Total = OverviewDaysRead['totals'][number]

/** In the order of the days; other days are left out. */
export function seriesOf(days: readonly string[], counts: readonly Counted[]): number[] {
  const byDay = new Map<string, number>()
  for (const { day, count } of counts) byDay.set(day, (byDay.get(day) ?? 0) + count)
  return days.map((day) => byDay.get(day) ?? 0)
}

export const ofKind = (totals: readonly Total[], kind: string, outcome?: string): Total[] =>
  totals.filter((each) => each.kind === kind && (outcome === undefined || each.outcome === outcome))

export const asCounts = (views: OverviewDaysRead['views']): Counted[] => views.map(({ day, views: count }) => ({ day, count }))

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0)

function figureOf(days: readonly string[], counts: readonly Counted[]) {
  const [first = ''] = days
  return {
    total: sum(seriesOf(days, counts)),
    before: sum(counts.filter(({ day }) => day < first).map(({ count }) => count)),
    series: seriesOf(days, counts),
  }
}

/** Who went further has been at each step before. */
function signupOf(days: readonly string[], totals: readonly Total[], confirmed: number) {
  const [opened = 0, chose = 0, submitted = 0] = ['opened', 'chose', 'submitted'].map((mark) =>
    sum(seriesOf(days, ofKind(totals, 'signup-path-tracker', mark))),
  )
  return { opened: opened + chose + submitted, chose: chose + submitted, submitted, confirmed }
}

export function presentOverview({ days, totals, views, searches, health, confirmed, waiting }: OverviewRead): OverviewData {
  const figure = (kind: string) => figureOf(days, ofKind(totals, kind))
  return {
    days,
    numbers: {
      views: figureOf(days, asCounts(views)),
      contacts: figure('contact-count'),
      shares: figure('share-count'),
      calls: figure('call-count'),
    },
    categories: CATEGORIES.map((category) => {
      const series = seriesOf(days, asCounts(views.filter((each) => each.category === category)))
      return { category, total: sum(series), series }
    }),
    searches,
    health,
    waiting,
    signup: signupOf(days, totals, confirmed),
  }
}
