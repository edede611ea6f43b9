// The endpoint table: method and path of every call, one line each. Servers register from it, clients call by it.

export const ENDPOINTS = {
  recommendedPosts: { method: 'GET', path: '/api/post/recommendedPost' },
  allPosts: { method: 'GET', path: '/api/post/getallpost' },
  organisationPosts: { method: 'GET', path: '/api/post/organization' },
  cards: { method: 'GET', path: '/api/cards' },
  card: { method: 'GET', path: '/api/posts/:postId/card' },
  post: { method: 'GET', path: '/api/posts/:postId' },
  reading: { method: 'GET', path: '/api/posts/:postId/reading' },
  newest: { method: 'GET', path: '/api/post/newest' },
  published: { method: 'GET', path: '/api/post/published' },
  comments: { method: 'GET', path: '/api/posts/:postId/comments' },
  picture: { method: 'GET', path: '/og/:picture' },
  reportChange: { method: 'POST', path: '/api/posts/:postId/changes' },
  legal: { method: 'GET', path: '/api/legal/:document' },
  latestRates: { method: 'GET', path: '/api/exchange-rates/:bank/latest' },
  categories: { method: 'GET', path: '/api/categories' },
  search: { method: 'GET', path: '/api/search' },
  suggestions: { method: 'GET', path: '/api/search/suggestions' },
  requestGuide: { method: 'POST', path: '/api/guide-requests' },
  sendContactMessage: { method: 'POST', path: '/api/contact-messages' },
  statistics: { method: 'POST', path: '/api/admin/stats' },
} as const
export type Endpoint = (typeof ENDPOINTS)[keyof typeof ENDPOINTS]

/** Fills `:name` parts of a path. */
export function pathOf(path: string, params: Record<string, string> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}
