// Shares, capital and percentages of a company: read once, for the rules, the hints and the document.
import type { Values } from '../../template.ts'
import { hundredthsOf, textOf, wholeOf } from '../values.ts'
import { shareholderNumbers } from './lists.ts'

/** `null`: not typed, or no number. Money in santim. */
export type Holding = { n: number; shares: number | null; kind: bigint; kindText: string }
export type Shares = {
  holdings: readonly Holding[]
  /** What the members have together; `null` while one of them is missing. */
  sum: number | null
  total: number | null
  par: bigint | null
  authorized: bigint | null
  paidUp: bigint | null
}

export function sharesOf(values: Values): Shares {
  const holdings = shareholderNumbers(values).map(
    (n): Holding => ({
      n,
      shares: wholeOf(values, `shareholder${n}Shares`),
      kind: hundredthsOf(values, `shareholder${n}KindValue`) ?? 0n,
      kindText: textOf(values, `shareholder${n}Kind`),
    }),
  )
  return {
    holdings,
    sum: holdings.reduce((sum: number | null, { shares }) => (sum === null || shares === null ? null : sum + shares), 0),
    total: wholeOf(values, 'totalShares'),
    par: hundredthsOf(values, 'parValuePerShare'),
    authorized: hundredthsOf(values, 'authorizedCapital'),
    paidUp: hundredthsOf(values, 'paidUpCapital'),
  }
}

/** Of the total; before that is typed, of what the members have together. */
export function percentOf(shares: number | null, { total, sum }: Shares): number | null {
  const whole = total ?? sum
  if (shares === null || whole === null || whole === 0) return null
  return (shares * 100) / whole
}

/** `60`, `33.33`. */
export const percentText = (percent: number): string => String(Math.round(percent * 100) / 100)

/** What is paid for the shares in cash, and what in things; `null` while the par value is missing. */
export const worthOf = (shares: number | null, { par }: Shares): bigint | null =>
  shares === null || par === null ? null : BigInt(shares) * par
