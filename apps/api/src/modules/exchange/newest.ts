// The newest rates as a whole: by bank, with the best of each currency, the medians, and what alerts are measured by.
import { CURRENCIES, type Currency, RATE_KINDS, RATE_SIDES, type RateKind, type RateSide } from '@menged/contracts'
import { DAY_MS } from '@menged/ethiopia/durations'
import type { RateNow } from './alert-queries.ts'
import type { BankRow, NewestRow } from './queries.ts'

/** Banks that have published so many days before the newest one still compare: a weekend and a holiday lie between. */
const FRESH_DAYS = 4

export type Best = { currency: Currency; kind: RateKind; buying: string | null; selling: string | null }
export type Newest = { date: string | null; sample: boolean; rows: NewestRow[]; best: Best[] }

export const pairOf = (row: NewestRow, kind: RateKind): { buying: number; selling: number; before: number | null } | null => {
  const [buying, selling, before] =
    kind === 'cash'
      ? [row.cashBuying, row.cashSelling, row.cashBefore]
      : [row.transactionBuying, row.transactionSelling, row.transactionBefore]
  return buying === null || selling === null ? null : { buying, selling, before }
}

const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)

/** Rows that may be compared with one another, by currency and kind. */
function* comparable(rows: NewestRow[], banks: BankRow[]) {
  const dealing = new Set(banks.filter(({ reference }) => !reference).map(({ id }) => id))
  const date = newestDay(rows)
  for (const currency of CURRENCIES) {
    const fresh = rows.filter(
      (row) => row.currency === currency && dealing.has(row.bankId) && daysBetween(row.day, date ?? row.day) <= FRESH_DAYS,
    )
    for (const kind of RATE_KINDS) {
      const offers = fresh.flatMap((row) => {
        const pair = pairOf(row, kind)
        return pair ? [{ bankId: row.bankId, ...pair }] : []
      })
      if (offers.length > 0) yield { currency, kind, offers }
    }
  }
}

const newestDay = (rows: NewestRow[]): string | null =>
  rows.reduce<string | null>((newest, { day }) => (newest === null || day > newest ? day : newest), null)

export function newestOf(rows: NewestRow[], banks: BankRow[]): Newest {
  const best: Best[] = []
  for (const { currency, kind, offers } of comparable(rows, banks)) {
    // One alone is not the best of anything.
    if (offers.length < 2) continue
    const dearest = offers.reduce((one, other) => (other.buying > one.buying ? other : one))
    const cheapest = offers.reduce((one, other) => (other.selling < one.selling ? other : one))
    best.push({ currency, kind, buying: dearest.bankId, selling: cheapest.bankId })
  }
  return { date: newestDay(rows), sample: rows.some((row) => row.sample), rows, best }
}

/** Every value that an alert may watch; samples are nobody's rates. */
export function valuesNow(all: NewestRow[], banks: BankRow[]): RateNow[] {
  const rows = all.filter((row) => !row.sample)
  const values: RateNow[] = []
  for (const { currency, bankId, ...row } of rows)
    for (const kind of RATE_KINDS) {
      const pair = pairOf({ currency, bankId, ...row }, kind)
      if (pair) for (const side of RATE_SIDES) values.push({ currency, bank: bankId, kind, side, value: pair[side] })
    }
  for (const { currency, kind, offers } of comparable(rows, banks))
    for (const side of RATE_SIDES) values.push({ currency, bank: null, kind, side, value: middle(offers, side) })
  return values
}

function middle(offers: Record<RateSide, number>[], side: RateSide): number {
  const sorted = offers.map((offer) => offer[side]).sort((one, other) => one - other)
  const half = (sorted.length - 1) / 2
  return ((sorted[Math.floor(half)] ?? 0) + (sorted[Math.ceil(half)] ?? 0)) / 2
}
