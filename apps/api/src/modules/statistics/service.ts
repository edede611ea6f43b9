// Rules of the counters: one row for each day, kind and subject, written before the response.
import type { SignupStep, StatisticsKind } from '@menged/contracts'
import { addisDay, addisDayBefore, type Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/pool.ts'
import { everyMinute, hourly } from '../../platform/tasks/jobs.ts'
import type { Posts } from '../posts/index.ts'
import { isBot } from './bots.ts'
import { type Count, statisticsQueries } from './queries.ts'
import { createRollUps } from './roll-ups.ts'
import { signupSubject, wordSubject } from './subjects.ts'

/** Who looks: the signed device id, one just given, or only what the connection shows. */
export type Visitor = { device: string | null; newDevice: string | null; ip: string; userAgent: string }
type StatisticsDependencies = { db: Database; clock: Clock; posts: Pick<Posts, 'countView' | 'viewsAfter' | 'requirePublished'> }

/** Days that counters are kept: a year, and the month to compare it with. */
const KEPT_DAYS = 400

/** Rows of one response: a year of everything would be millions. */
const MOST_READ = 10_000

/** What an administrator may filter by; without a kind everything. */
export type Question = { kind?: StatisticsKind | 'post-search' | undefined; days: number }

/** The counts that say everything by themselves. */
type BareKind = Extract<StatisticsKind, 'guday-scroll' | 'contact-count'>

export function createStatistics({ db, clock, posts }: StatisticsDependencies) {
  const queries = statisticsQueries(db)
  /** Views are counted by the posts module. */
  const views = async (after: string): Promise<Count[]> =>
    (await posts.viewsAfter(after, MOST_READ)).map(({ day, postId, views: count }) => ({
      day,
      kind: 'detail-view',
      subject: postId,
      outcome: '',
      count,
    }))
  const rollUps = createRollUps({ db, clock })
  const forgetOld = () => queries.forgetBefore(addisDayBefore(clock, KEPT_DAYS))

  return {
    /** Counts of the last days, today among them: newest first, the most frequent of a day first. */
    read: async ({ kind, days }: Question): Promise<Count[]> => {
      const after = addisDayBefore(clock, days)
      const [counted, viewed] = await Promise.all([
        kind === 'detail-view' ? [] : queries.read(kind, after, MOST_READ),
        kind === undefined || kind === 'detail-view' ? views(after) : [],
      ])
      return [...counted, ...viewed].toSorted(newestFirst).slice(0, MOST_READ)
    },
    ...rollUps,
    forgetOld,
    ...counting({ clock, posts, queries }),
    jobs: [hourly('forget old counters', forgetOld), everyMinute('move the lengths of the overview on', rollUps.moveOn)],
  }
}

type Counting = Pick<StatisticsDependencies, 'clock' | 'posts'> & { queries: ReturnType<typeof statisticsQueries> }

function counting({ clock, posts, queries }: Counting) {
  const raise = async (kind: StatisticsKind | 'post-search', subject = '', outcome = ''): Promise<void> => {
    await queries.raise({ day: addisDay(clock), kind, subject, outcome })
  }
  return {
    bare: (kind: BareKind) => raise(kind),
    detailView: async (postId: string, visitor: Visitor) => {
      if (isBot(visitor.userAgent)) return await posts.requirePublished(postId)
      await posts.countView(postId, namesOf(visitor))
    },
    share: async (postId: string) => {
      await posts.requirePublished(postId)
      await raise('share-count', postId)
    },
    call: (gudayId: string) => raise('call-count', gudayId),
    sector: (value: string) => raise('sector-category-count', wordSubject(value)),
    search: (value: string, isFound: boolean) => raise('guday-search-value', wordSubject(value), isFound ? 'found' : 'missing'),
    /** Of guides; counted by the server when it responds. */
    postSearch: (words: string, isFound: boolean) => raise('post-search', wordSubject(words), isFound ? 'found' : 'missing'),
    filter: (value: string) => raise('guday-filter-value', wordSubject(value)),
    signupPath: (route: string, path: readonly SignupStep[]) => raise('signup-path-tracker', signupSubject(route, path)),
  }
}

const newestFirst = (a: Count, b: Count): number => (a.day === b.day ? b.count - a.count : a.day < b.day ? 1 : -1)

export type Statistics = ReturnType<typeof createStatistics>

/**
 * A device that comes for the first time is counted by its connection, and known by its new id from then on: a program
 * that keeps no cookies cannot count twice, and neither does the device's second look.
 */
function namesOf({ device, newDevice, ip, userAgent }: Visitor): [string, ...string[]] {
  if (device !== null) return [`device ${device}`]
  const connection = `connection ${ip} ${userAgent}`
  return newDevice === null ? [connection] : [connection, `device ${newDevice}`]
}
