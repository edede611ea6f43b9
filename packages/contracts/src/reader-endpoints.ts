// The calls that every reader makes. Apart from the others, for the browser knows these from its first load on.

export const READER_ENDPOINTS = {
  organisationPosts: { method: 'GET', path: '/api/post/organization' },
  cards: { method: 'GET', path: '/api/cards' },
  card: { method: 'GET', path: '/api/posts/:postId/card' },
  reading: { method: 'GET', path: '/api/posts/:postId/reading' },
  newest: { method: 'GET', path: '/api/post/newest' },
  published: { method: 'GET', path: '/api/post/published' },
  comments: { method: 'GET', path: '/api/posts/:postId/comments' },
  reportChange: { method: 'POST', path: '/api/posts/:postId/changes' },
  legal: { method: 'GET', path: '/api/legal/:document' },
  latestRates: { method: 'GET', path: '/api/exchange-rates/:bank/latest' },
  categories: { method: 'GET', path: '/api/categories' },
  search: { method: 'GET', path: '/api/search' },
  suggestions: { method: 'GET', path: '/api/search/suggestions' },
  requestGuide: { method: 'POST', path: '/api/guide-requests' },
  sendContactMessage: { method: 'POST', path: '/api/contact-messages' },
} as const

export type Endpoint = { readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; readonly path: string }

/** Fills `:name` parts of a path. */
export function pathOf(path: string, params: Record<string, string> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}
