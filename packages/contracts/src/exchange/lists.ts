// What a rate may be of; no schema library here: the browser reads these lists.

/** In the order in which they are offered. Others that a source names are left out. */
// biome-ignore format: one look
export const CURRENCIES = [
  'USD', 'EUR', 'GBP', 'AED', 'SAR', 'CNY', 'KWD', 'CHF', 'CAD', 'AUD', 'JPY', 'INR', 'SEK', 'NOK', 'DKK', 'DJF', 'KES', 'ZAR',
] as const
export type Currency = (typeof CURRENCIES)[number]
export const isCurrency = (value: unknown): value is Currency => (CURRENCIES as readonly unknown[]).includes(value)

/** `cash`: notes at a counter. `transaction`: transfers. */
export const RATE_KINDS = ['cash', 'transaction'] as const
export type RateKind = (typeof RATE_KINDS)[number]
/** The bank buys the currency from people, or sells it to them. */
export const RATE_SIDES = ['buying', 'selling'] as const
export type RateSide = (typeof RATE_SIDES)[number]
/** Lengths of a chart, in days. */
export const RATE_DAYS = [7, 30, 90] as const
export type RateDays = (typeof RATE_DAYS)[number]
export const ALERT_DIRECTIONS = ['above', 'below'] as const
export type AlertDirection = (typeof ALERT_DIRECTIONS)[number]
/** In place of a bank: the middle of all. */
export const MEDIAN = 'median'

/** Birr for one unit; the dearest currency costs five hundred. */
export const MOST_RATE = 100_000
/** Rate alerts of one account. */
export const MOST_ALERTS = 20
/** A bank that has published nothing for so many days is not shown. */
export const QUIET_DAYS = 14
