// Rules of the counters: one row for each day, kind and subject, written before the answer.
import type { SignupStep, StatisticsKind } from '@menged/contracts'
import { addisDay, addisDayBefore, type Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/pool.ts'
import type { Posts } from '../posts/index.ts'
import { isBot } from './bots.ts'
import { statisticsQueries } from './queries.ts'
import { signupSubject, wordSubject } from './subjects.ts'

/** Who looks: the signed device id, one just given, or only what the connection shows. */
export type Visitor = { device: string | null; newDevice: string | null; ip: string; userAgent: string }
type Needs = { db: Database; clock: Clock; posts: Pick<Posts, 'countView' | 'requirePublished'> }

/** Days that counters are kept: a year, and the month to compare it with. */
const KEPT_DAYS = 400

/** The counts that say everything by themselves. */
type BareKind = Extract<StatisticsKind, 'guday-scroll' | 'contact-count'>

export function createStatistics({ db, clock, posts }: Needs) {
  const queries = statisticsQueries(db)
  const raise = async (kind: StatisticsKind | 'post-search', subject = '', outcome = ''): Promise<void> => {
    await queries.raise({ day: addisDay(clock), kind, subject, outcome })
  }
  return {
    forgetOld: () => queries.forgetBefore(addisDayBefore(clock, KEPT_DAYS)),
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
    /** Of guides; counted by the server where it answers. */
    postSearch: (words: string, isFound: boolean) => raise('post-search', wordSubject(words), isFound ? 'found' : 'missing'),
    filter: (value: string) => raise('guday-filter-value', wordSubject(value)),
    signupPath: (route: string, path: readonly SignupStep[]) => raise('signup-path-tracker', signupSubject(route, path)),
  }
}
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
