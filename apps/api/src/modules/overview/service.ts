// What the overview shows: days of today and before, as many days before them, and what is asked of other modules.
import type { OverviewDays } from '@menged/contracts'
import { addisDay, addisDayBefore } from '../../platform/clock.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Accounts } from '../accounts/index.ts'
import type { Posts } from '../posts/index.ts'
import type { Publishing } from '../publishing/index.ts'
import type { Statistics } from '../statistics/index.ts'
import { overviewQueries } from './queries.ts'

type OverviewDependencies = Pick<Platform, 'db' | 'clock'> & {
  posts: Pick<Posts, 'categoryViewsAfter'>
  statistics: Pick<Statistics, 'moveOn' | 'totalsAfter' | 'mostSearched' | 'mostMissing'>
  accounts: Pick<Accounts['people'], 'confirmedSince'>
  publishing: { reading: Pick<Publishing['reading'], 'waitingCount'> }
}

/** So many words of a list. */
const MOST_WORDS = 6
const UNCHECKED_MONTHS = 6

/** The month so many months before that of a day. */
function monthBefore(day: string, months: number): string {
  const [year = 0, month = 0] = day.split('-').map(Number)
  const count = year * 12 + month - 1 - months
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`
}

export function createOverview({ db, clock, posts, statistics, accounts, publishing }: OverviewDependencies) {
  const queries = overviewQueries(db)

  /** The counts of these days and, with `before`, of as many before them. */
  async function counted(count: OverviewDays, before: OverviewDays | 0) {
    const days = Array.from({ length: count }, (_, index) => addisDayBefore(clock, count - 1 - index))
    const after = addisDayBefore(clock, count + before)
    const [totals, views] = await Promise.all([statistics.totalsAfter(after), posts.categoryViewsAfter(after)])
    return { days, totals, views }
  }

  function health() {
    const today = addisDay(clock)
    return queries.health({ today, month: monthBefore(today, 0), checkedBefore: monthBefore(today, UNCHECKED_MONTHS) })
  }

  async function searches(days: OverviewDays) {
    await statistics.moveOn()
    const [guides, missing, services] = await Promise.all([
      statistics.mostSearched({ days, kind: 'post-search' }, MOST_WORDS),
      statistics.mostMissing({ days, kind: 'post-search' }, MOST_WORDS),
      statistics.mostSearched({ days, kind: 'guday-search-value' }, MOST_WORDS),
    ])
    return { guides, missing, services }
  }

  return {
    days: (count: OverviewDays) => counted(count, 0),
    read: async (count: OverviewDays) => {
      const first = addisDayBefore(clock, count - 1)
      const [counts, words, state, confirmed, waiting] = await Promise.all([
        counted(count, count),
        searches(count),
        health(),
        accounts.confirmedSince(new Date(`${first}T00:00:00+03:00`)),
        publishing.reading.waitingCount(),
      ])
      return { ...counts, searches: words, health: state, confirmed, waiting: { posts: waiting } }
    },
  }
}
export type Overview = ReturnType<typeof createOverview>
export type OverviewRead = Awaited<ReturnType<Overview['read']>>
export type OverviewDaysRead = Awaited<ReturnType<Overview['days']>>
