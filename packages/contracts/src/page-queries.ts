// Query keys that change what a page shows. Any other key is none of ours: it neither reaches a page nor makes a copy in the cache.
export const PAGE_QUERY_KEYS = ['_routes', 'category', 'lang', 'page', 'q', 'sort', 'top', 'type', 'view', 'written'] as const
/** Longer values cannot be meant; of longer words of a search the beginning is. */
export const PAGE_QUERY_LENGTH = 200

/** The known part of a query, in one order: `lang=am&page=2`. */
export function knownQuery(params: URLSearchParams): string {
  const known = new URLSearchParams()
  for (const key of PAGE_QUERY_KEYS) {
    const value = params.get(key)
    if (value === null) continue
    if (key === 'q') known.set(key, value.slice(0, PAGE_QUERY_LENGTH))
    else if (value.length <= PAGE_QUERY_LENGTH) known.set(key, value)
  }
  return known.toString()
}
