// A view of the rates and its address: currency, kind, chart and converter stand in the query.
import {
  type Currency,
  isCurrency,
  MEDIAN,
  RATE_DAYS,
  RATE_KINDS,
  type RateDays,
  type RateKind,
} from '@menged/contracts/exchange/lists'
import { pathTo } from '@menged/contracts/path-to'

export type RatesAsk = {
  currency: Currency
  kind: RateKind
  /** Of the chart: a bank, or the median. */
  bank: string
  days: RateDays
  view: 'chart' | 'table'
  /** Of the table. */
  order: 'best' | 'name'
  /** As it was typed; null when nobody has typed yet. */
  amount: string | null
  have: (typeof HAVE)[number]
  /** Of the converter: a bank, or the best. */
  at: string
}

export const BEST = 'best'
export const HAVE = ['currency', 'birr'] as const
const DEFAULTS: RatesAsk = {
  currency: 'USD',
  kind: 'cash',
  bank: MEDIAN,
  days: 30,
  view: 'chart',
  order: 'best',
  amount: null,
  have: 'currency',
  at: BEST,
}
const LONGEST_AMOUNT = 40

/** What does not exist is not chosen. */
export function ratesAsk(params: URLSearchParams): RatesAsk {
  const currency = params.get('currency')
  const days = Number(params.get('days'))
  return {
    currency: isCurrency(currency) ? currency : DEFAULTS.currency,
    kind: RATE_KINDS.find((kind) => kind === params.get('kind')) ?? DEFAULTS.kind,
    bank: bankOf(params.get('bank')) ?? DEFAULTS.bank,
    days: RATE_DAYS.find((each) => each === days) ?? DEFAULTS.days,
    view: params.get('view') === 'table' ? 'table' : DEFAULTS.view,
    order: params.get('order') === 'name' ? 'name' : DEFAULTS.order,
    amount: params.get('amount')?.slice(0, LONGEST_AMOUNT) ?? null,
    have: HAVE.find((have) => have === params.get('have')) ?? DEFAULTS.have,
    at: bankOf(params.get('at')) ?? DEFAULTS.at,
  }
}

const bankOf = (text: string | null): string | undefined => (text && /^[A-Z]{2,8}$/.test(text) ? text : undefined)

/** What differs from the plain page, as it stands in an address. */
export function askedValues(ask: RatesAsk): Partial<Record<keyof RatesAsk, string>> {
  const changed = Object.entries(ask).filter(([key, value]) => value !== null && value !== DEFAULTS[key as keyof RatesAsk])
  return Object.fromEntries(changed.map(([key, value]) => [key, String(value)]))
}

export const ratesPath = (ask: RatesAsk, change: Partial<RatesAsk> = {}): string =>
  pathTo('exchange', askedValues({ ...ask, ...change }))
