// The words that an address searches for.
import { LIMITS, PAGE_QUERY_LENGTH } from '@menged/contracts/limits'

/** As many as the box may hold, of what the page cache keeps: server and browser show one page. */
export function searchWords(params: URLSearchParams): string {
  const words = (params.get('q') ?? '').slice(0, PAGE_QUERY_LENGTH)
  return [...words.trim()].slice(0, LIMITS.search).join('').trim()
}
