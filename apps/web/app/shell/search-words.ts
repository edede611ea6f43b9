// The words that an address searches for.
import { LIMITS } from '@menged/contracts/limits'
import { PAGE_QUERY_LENGTH } from '@menged/contracts/page-queries'

/** As many as the box may hold; what the page cache drops for its length is no search, so that server and browser show one page. */
export function searchWords(params: URLSearchParams): string {
  const words = params.get('q') ?? ''
  return words.length > PAGE_QUERY_LENGTH ? '' : [...words.trim()].slice(0, LIMITS.search).join('').trim()
}
