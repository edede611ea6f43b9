// The top viewed organisations: each by its most viewed post of the last thirty days before today.
import { type OrganisationType, TOP_VIEWED_DAYS, TOP_VIEWED_SIZE } from '@menged/contracts'
import { addisDay, addisDayBefore, type Clock } from '../../platform/clock.ts'
import { isStored } from '../../platform/database/failures.ts'
import type { FeedQueries } from './feed-queries.ts'

/** Chosen beyond those that are shown, in the place of posts that are withdrawn during the day. */
const SPARE = 7

export function createTopViewed(queries: FeedQueries, clock: Clock) {
  /** Fixed for the day at its first reading: adding up a month of views takes long where posts are many. */
  async function chosen(type: OrganisationType, day: string, after: string): Promise<string[]> {
    const known = await queries.topViewed(day, type)
    if (known) return known
    const window = { day, after, type, size: TOP_VIEWED_SIZE + SPARE }
    const isFixed = await isStored(queries.fixTopViewed(window))
    return (isFixed ? await queries.topViewed(day, type) : await queries.mostViewed(window)) ?? []
  }

  /** Ids of the posts, and the days of which views count: after the one and before the other. */
  return async (type: OrganisationType) => {
    const [day, after] = [addisDay(clock), addisDayBefore(clock, TOP_VIEWED_DAYS + 1)]
    return { ids: (await chosen(type, day, after)).slice(0, TOP_VIEWED_SIZE), after, day }
  }
}
