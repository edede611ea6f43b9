// The page at an address, and the query keys that it sees: any other reaches no page and makes no copy in the cache, in development as in production.
import { PAGE_QUERY_LENGTH } from './limits.ts'
import { type PageId, pages } from './pages.ts'
import { pathOfData } from './path-of-data.ts'

/** Keys of the router: which loaders of a page are called, and whose action. */
const ROUTER_KEYS = ['_routes', 'index']

const keysWith = (query: readonly string[]): string[] => [...query, 'lang', ...ROUTER_KEYS].sort()
const NOT_FOUND = keysWith([])

/** As the router matches them. */
const PATTERNS = pages.map(({ id, path, query = [], lists = [], longest = PAGE_QUERY_LENGTH, below }) => ({
  id,
  longest,
  lists,
  keys: keysWith(query),
  pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}${below ? '(?:/.*)?' : '/*'}$`, 'i'),
}))

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

function patternAt(pathname: string) {
  const path = decoded(pathOfData(pathname))
  return PATTERNS.find(({ pattern }) => pattern.test(path))
}

/** Null where no page is. */
export const pageAt = (pathname: string): PageId | null => patternAt(pathname)?.id ?? null

/** The part of a query that the page at this address sees, in one order: `lang=am&page=2`. */
export function knownQuery(pathname: string, params: URLSearchParams): string {
  const known = new URLSearchParams()
  const { keys = NOT_FOUND, lists = [], longest = PAGE_QUERY_LENGTH } = patternAt(pathname) ?? {}
  for (const key of keys) {
    const value = lists.includes(key) ? params.getAll(key).join() : params.get(key)
    if (value === null || !params.has(key)) continue
    if (key === 'q') known.set(key, value.slice(0, longest))
    else if (value.length <= longest) known.set(key, value)
  }
  return known.toString()
}
