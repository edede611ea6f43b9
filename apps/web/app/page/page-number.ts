// The page number of an address.
import { MAX_PAGE } from '@menged/contracts/limits'

/** 1 when there is none, or an empty one, null when `page` is no page number. */
export function pageNumber(params: URLSearchParams): number | null {
  const text = params.get('page') || '1'
  return /^[1-9]\d{0,6}$/.test(text) && Number(text) <= MAX_PAGE ? Number(text) : null
}
