// Business constants of the product, each in one place.

/** Posts on one page of the feed. */
export const PAGE_SIZE = 10
/** Posts on one page of the light reading list. */
export const LIGHT_PAGE_SIZE = 20
/** Posts on one page of the list of all that are published: one part of the sitemap, two addresses each. */
export const PUBLISHED_PAGE_SIZE = 500
/** New posts that a feed names. */
export const NEWEST_SIZE = 30
/** Largest page number that a request may name; above it the request is malformed, not merely past the end. */
export const MAX_PAGE = 1_000_000
/** Rows of the "Top Viewed" list. */
export const TOP_VIEWED_SIZE = 7
/** The list of top viewed organisations counts the views of so many days. */
export const TOP_VIEWED_DAYS = 30
/** The guide that the first slide of the home banner opens. */
export const TRADE_LICENCE_POST_ID = 'trade-licence'
/** Milliseconds between two slides of the banner. */
export const BANNER_INTERVAL_MS = 2000

/** Longest inputs, in characters. */
export const LIMITS = {
  name: 100,
  title: 150,
  comment: 1000,
  message: 2000,
  feedback: 2000,
  email: 254,
  search: 100,
  subject: 150,
  postBody: 100_000,
  statisticsValue: 100,
} as const

/** Requests allowed per device (a signed cookie) in the window; per address twenty times as many. */
export const RATE_LIMITS = {
  statistics: { max: 60, windowSeconds: 60 },
  feedback: { max: 20, windowSeconds: 24 * 60 * 60 },
} as const
export const ADDRESS_FACTOR = 20
