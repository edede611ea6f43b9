// The pages of the portal, one row each. Whatever knows a page reads it here: routes, links, the page cache, guards, the sitemap, the worker, journeys.
import { WRITTEN, type Written } from '@menged/ethiopia/languages'
import { ASKED_LENGTH } from './limits.ts'

/** What each kind of reader has of its own: a folder of code, a file of words. */
export type Wing = 'read' | 'account' | 'market' | 'assistant' | 'admin'

export type Page = {
  /** `/` and the id unless said. */
  path?: `/${string}`
  /** The module in apps/web/app/routes; the id unless said. */
  file?: string
  /** Query keys that change what it shows, in addition to `lang`. No other key reaches it. */
  query?: readonly string[]
  /** Longest value of a key, in characters, where it is not the usual one. */
  longest?: number
  /** Of these keys those that a form may send more than once. */
  lists?: readonly string[]
  /** Its header and footer, when they are not the main ones. */
  frame?: 'landing' | 'none'
  /** Needs a live token. */
  account?: true
  /** Stands in the sitemap. Guides stand there one by one. */
  listed?: true
  /** Can be read offline. */
  offline?: true
  /** The words that it needs in addition to those of every page: folders of packages/i18n/locales. */
  words?: readonly Wing[]
  /** Every address below it is the same page, which reads the rest of it in the browser. */
  below?: true
  /** Its address ends in a token that lets in whoever has it: nobody is led back to it, and `withoutSecret` cuts the token off. */
  secret?: true
  /** No screen: a file for machines, or what a form is sent to. */
  data?: true
}

type Feed = Readonly<{ file: 'feed'; data: true }>
/** A feed for each written language. */
const FEEDS = Object.fromEntries(WRITTEN.map((each): [string, Feed] => [`feed.${each}.xml`, { file: 'feed', data: true }])) as {
  readonly [Each in Written as `feed.${Each}.xml`]: Feed
}

export const PAGES = {
  home: { path: '/', query: ['page', 'top', 'view'], listed: true },
  post: { path: '/post/detail/:postId', file: 'post-detail', offline: true },
  'post-qr': { path: '/post/detail/:postId/qr', data: true },
  'post-took': { path: '/post/detail/:postId/took', words: ['read'] },
  search: { query: ['category', 'page', 'q', 'sort', 'type', 'written'], listed: true },
  lazy: { query: ['page'] },
  marketplace: {
    query: ['category', 'city', 'from', 'q', 'rating', 'show', 'sort', 'to'],
    lists: ['category', 'city'],
    listed: true,
    words: ['market'],
  },
  'worker-registration': { listed: true, words: ['account', 'market'] },
  'gig-worker': { path: '/marketplace/gig-worker/:id', query: ['reviews'], words: ['market'] },
  'gig-worker-contact': { path: '/marketplace/gig-worker/:id/contact', words: ['market'] },
  'guday-geday': {
    query: ['category', 'city', 'from', 'guide', 'q', 'show', 'sort', 'to'],
    lists: ['category', 'city'],
    listed: true,
    words: ['market'],
  },
  guday: { path: '/guday-geday/:gudayId', words: ['market'] },
  exchange: {
    query: ['amount', 'at', 'bank', 'currency', 'days', 'have', 'kind', 'order', 'view'],
    listed: true,
    offline: true,
    words: ['read'],
  },
  // A longer question is asked by script.
  'generative-ai': {
    query: ['about', 'chosen', 'q', 'template'],
    longest: ASKED_LENGTH,
    frame: 'none',
    listed: true,
    words: ['assistant'],
  },
  landing: { query: ['period'], frame: 'landing', listed: true, words: ['read'] },
  pricing: { query: ['period'], listed: true, words: ['read'] },
  'about-us': { listed: true, words: ['read'] },
  'privacy-policy': { listed: true, words: ['read'] },
  'terms-of-service': { listed: true, words: ['read'] },
  // `from` is read in the browser only.
  offline: { offline: true },
  'email-confirmation': { path: '/emailConfirmation/:token', secret: true, words: ['account'] },
  'password-reset': { path: '/passwordreset/:token', secret: true, words: ['account'] },
  profile: { account: true, words: ['account'] },
  'user-profile': { file: 'profile', account: true, words: ['account'] },
  notifications: { file: 'profile', account: true, words: ['account'] },
  saved: { file: 'profile', account: true, words: ['account'] },
  requests: { query: ['show'], account: true, words: ['account', 'market'] },
  request: { path: '/requests/:token', secret: true, words: ['market'] },
  'worker-dashboard': { query: ['tab'], account: true, words: ['account', 'market'] },
  language: { data: true },
  'sitemap.xml': { file: 'sitemap', data: true },
  'sitemap-part': { path: '/sitemap/:part', data: true },
  ...FEEDS,
  'admin-setup': { path: '/admin-setup/:token', secret: true, words: ['account'] },
  // Its screens are in apps/web/app/routes/admin.tsx, its frame is said in apps/web/app/frame/chrome.ts. Their queries are read in the browser only.
  admin: { below: true, account: true, words: ['account', 'admin'] },
} as const satisfies Record<string, Page>

type Rows = typeof PAGES
export type PageId = keyof Rows

/** `/post/detail/:postId`, as a type. */
export type PathOf<Id extends PageId> = Id extends PageId
  ? Rows[Id] extends { path: infer Path extends string }
    ? Path
    : `/${Id}`
  : never
/** The query keys of a page, `lang` among them. */
export type QueryKey<Id extends PageId> =
  | 'lang'
  | (Id extends PageId ? (Rows[Id] extends { query: readonly (infer Key extends string)[] } ? Key : never) : never)

/** A row with what the table leaves unsaid. */
export type PageRow = Omit<Page, 'path'> & { id: PageId; path: string; file: string }

export const pages: readonly PageRow[] = (Object.entries(PAGES) as [PageId, Omit<PageRow, 'id' | 'path' | 'file'>][]).map(
  ([id, page]) => ({
    id,
    path: `/${id}`,
    file: id,
    ...page,
  }),
)
