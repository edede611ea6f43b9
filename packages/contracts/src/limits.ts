// Business constants of the product, each in one place.
import { DAY_MS, DAY_SECONDS, HOUR_SECONDS, MINUTE_MS } from '@menged/ethiopia/durations'

/** Posts on one page of the feed. */
export const PAGE_SIZE = 10
/** Posts on one page of the light reading list. */
export const LIGHT_PAGE_SIZE = 20
/** Guides on one page of a search. */
export const SEARCH_PAGE_SIZE = 10
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
  review: 1000,
  feedback: 2000,
  email: 254,
  search: 100,
  subject: 150,
  postBody: 100_000,
  statisticsValue: 100,
  password: 128,
  /** One of the three facts of a row; together they fill one line of a wide screen, two of a phone. */
  rowFact: 28,
  /** Bytes of an uploaded file. */
  upload: 5 * 1024 * 1024,
} as const

/** An account is new for so many days, and until it has written so much. Until then a text has so many links and words at most (decision 0056). */
export const NEW_ACCOUNT = { days: 7, written: 3, links: 1, words: 120 } as const

/** Longer values in the query of a page cannot be meant; of longer words of a search the beginning is. */
export const PAGE_QUERY_LENGTH = 200

/** Of a question that an address asks: some browsers and proxies cut longer addresses. */
export const ASKED_LENGTH = 500

/** Shortest password of the public, in characters. */
export const PASSWORD_MIN = 6
/** Shortest password of editors and administrators. */
export const STAFF_PASSWORD_MIN = 12
/** A session of the public, and one of editors and administrators, in seconds. */
export const SESSION_SECONDS = 7 * DAY_SECONDS
export const STAFF_SESSION_SECONDS = 12 * HOUR_SECONDS
/** Links of mails, and the six digits sent with them, in seconds. */
export const CONFIRM_LINK_SECONDS = DAY_SECONDS
export const RESET_LINK_SECONDS = HOUR_SECONDS
export const MAIL_CODE_SECONDS = 10 * 60
/** Wrong codes after which a code is void. */
export const MAIL_CODE_TRIES = 5
/** Between the two steps of a login, in seconds; and wrong codes after which it begins anew. */
export const CHALLENGE_SECONDS = 5 * 60
export const CHALLENGE_TRIES = 5
/** A key for two-step login that no code has confirmed by then is void, in seconds. */
export const TWO_STEP_KEY_SECONDS = 15 * 60
export const RECOVERY_CODES = 10
/** The link that makes the first administrator, in seconds. */
export const FIRST_ADMIN_SECONDS = DAY_SECONDS
/** A signed-in page looks at the expiry of its token so often. */
export const EXPIRY_CHECK_MS = 5 * MINUTE_MS
/** Guests are prompted to log in after so long, and then not again for so long. */
export const LOGIN_PROMPT_MS = MINUTE_MS
export const LOGIN_PROMPT_PAUSE_MS = 2 * DAY_MS
/** The push modal opens after so long, at most once in so long. */
export const PUSH_PROMPT_MS = 10_000
export const PUSH_PROMPT_PAUSE_MS = DAY_MS
/** Guides that somebody is in the midst of: older ones are forgotten. */
export const PROGRESS_SIZE = 50
/** Notifications that the list returns. */
export const NEWEST_NOTIFICATIONS = 50

const KB = 1024
const MB = 1024 * KB
/** Bytes of a body at most. */
export const BODY_BYTES = {
  other: 64 * KB,
  /** Fifty members with the longest names and addresses, in Ethiopic letters of three bytes each, are 124 kB. */
  document: 192 * KB,
  /** Two bodies of the longest size in letters of three bytes, and the fields of a guide. */
  draft: 2 * MB,
  /** The file, and what stands around it. */
  upload: LIMITS.upload + 256 * KB,
  /** All guides of a town, with their pictures. */
  import: 64 * MB,
} as const

export type RateLimit = {
  /** Of one voice: an account, or a device. */
  max: number
  windowSeconds: number
  /** Shares of a network for all its devices of the first day; and for callers that name no device, where browsers always do. */
  newcomers?: number
  unknown?: number
}
/** Many phones share one address of a carrier: so many shares for all of them, and for those that we have known for less than a day. */
export const NETWORK_SHARES = 20
export const NEWCOMER_SHARES = 5

export const RATE_LIMITS = {
  statistics: { max: 60, windowSeconds: 60, newcomers: NETWORK_SHARES },
  feedback: { max: 20, windowSeconds: DAY_SECONDS },
  /** Failures; a login that succeeds does not count. */
  login: { max: 5, windowSeconds: 15 * 60 },
  /** Wrong codes of two-step login. */
  secondStep: { max: 5, windowSeconds: 15 * 60 },
  register: { max: 5, windowSeconds: HOUR_SECONDS },
  reset: { max: 3, windowSeconds: HOUR_SECONDS },
  reviews: { max: 20, windowSeconds: DAY_SECONDS },
  comments: { max: 10, windowSeconds: 10 * 60 },
  /** Changes that an account makes to itself. */
  account: { max: 60, windowSeconds: HOUR_SECONDS },
  /** Saving and taking back; a double click is no flood. */
  saving: { max: 300, windowSeconds: HOUR_SECONDS },
  push: { max: 20, windowSeconds: HOUR_SECONDS },
  /** Numbers of workers that are shown. */
  phoneNumbers: { max: 20, windowSeconds: HOUR_SECONDS, unknown: 1 },
  /** Pictures that are decoded. */
  uploads: { max: 30, windowSeconds: HOUR_SECONDS },
  /** Requests to workers. */
  contact: { max: 20, windowSeconds: DAY_SECONDS, unknown: 1 },
  /** Requests of one voice to one worker. */
  inbox: { max: 20, windowSeconds: DAY_SECONDS },
  /** Mails to one address that nobody has shown to be theirs, whoever typed it; and those of them that are about requests. */
  unconfirmedMail: { max: 3, windowSeconds: DAY_SECONDS },
  unopenedMail: { max: 2, windowSeconds: DAY_SECONDS },
  /** Links for a new password to one address. */
  resetMail: { max: 3, windowSeconds: DAY_SECONDS },
  /** Mails about requests to a guest who has opened one. */
  requestMail: { max: 10, windowSeconds: DAY_SECONDS },
  /** Mails and messages to browsers of one account: about one thing, and in all. The list of notifications has everything. */
  mailAbout: { max: 10, windowSeconds: DAY_SECONDS },
  mailTo: { max: 30, windowSeconds: DAY_SECONDS },
  pushAbout: { max: 20, windowSeconds: DAY_SECONDS },
  pushTo: { max: 100, windowSeconds: DAY_SECONDS },
  assistant: { max: 20, windowSeconds: 60 },
  /** Files and versions that are made. */
  documents: { max: 30, windowSeconds: HOUR_SECONDS },
  /** Saving what is written as it is typed, and saying that one is there. */
  drafts: { max: 2400, windowSeconds: HOUR_SECONDS },
  /** Steps of requests. */
  requestSteps: { max: 120, windowSeconds: HOUR_SECONDS },
} as const satisfies Record<string, RateLimit>

/** Work that one address may cause in ten seconds, in each process; what lies ready costs nothing and is not counted. */
export const ADDRESS_LIMITS = {
  pages: { max: 600, windowSeconds: 10 },
  searches: { max: 200, windowSeconds: 10 },
  calls: { max: 1200, windowSeconds: 10 },
} as const
