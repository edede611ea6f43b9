// The one order of the feed: the day's ten recommended posts, then the rest newest first, cut into pages.
import { PAGE_SIZE, type Pagination } from '@menged/contracts'
import { addisDay, addisDayBefore, type Clock } from '../../platform/clock.ts'
import { isStored } from '../../platform/database/failures.ts'
import { AppError } from '../../platform/errors.ts'
import type { FeedQueries } from './feed-queries.ts'

type FeedPage = { ids: string[]; pagination: Pagination }

export function createFeed(queries: FeedQueries, clock: Clock) {
  /** Fixed for the day at its first reading, so that the order holds while people page. Those withdrawn since drop out. */
  async function recommendedIds(): Promise<string[]> {
    const day = addisDay(clock)
    const known = await queries.recommended(day)
    if (known) return known
    const yesterday = addisDayBefore(clock, 1)
    const isFixed = await isStored(queries.fixRecommended(day, yesterday, PAGE_SIZE))
    return (isFixed ? await queries.recommended(day) : await queries.bestOf(yesterday, PAGE_SIZE)) ?? []
  }

  /** @throws AppError page_not_found above the last page; the first page always exists. */
  async function page(number: number, size: number): Promise<FeedPage> {
    const [first, totalItems] = await Promise.all([recommendedIds(), queries.count()])
    const totalPages = Math.ceil(totalItems / size)
    if (number > Math.max(1, totalPages)) throw new AppError('page_not_found', { field: 'page' })
    const start = (number - 1) * size
    const ahead = first.slice(start, start + size)
    const missing = size - ahead.length
    const rest = missing > 0 ? await queries.rest(first, missing, Math.max(0, start - first.length)) : []
    const searchType = number === 1 ? 'recommended' : 'all'
    return { ids: [...ahead, ...rest], pagination: { currentPage: number, totalPages, totalItems, searchType } }
  }

  return { page }
}
