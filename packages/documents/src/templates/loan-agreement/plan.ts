// What is reckoned of a loan: how its instalments add up, when the last one is due, what the interest of a year is.
import { ethiopian, type GregorianDate, toEthiopian, toGregorian } from '@menged/ethiopia'
import type { Values } from '../../template.ts'
import { dateOf, entryOf, hundredthsOf, numberOf, textOf, wholeOf } from '../values.ts'
import { hasInterest, isByInstalments } from './steps.ts'

export const LEAST_INSTALMENTS = 2
export const MOST_INSTALMENTS = 360

/** Months from one instalment to the next. */
const MONTHS: Readonly<Record<string, number>> = { monthly: 1, quarterly: 3, halfYearly: 6, annually: 12 }
const MONTHS_OF_YEAR = 12

const countOf = (values: Values): number | null => {
  const count = wholeOf(values, 'instalmentCount')
  return count !== null && count >= LEAST_INSTALMENTS && count <= MOST_INSTALMENTS ? count : null
}

/** In santim. `last`: what remains for the last instalment. */
export type Plan = { count: number; loan: bigint; each: bigint; sum: bigint; last: bigint; fits: boolean }

export function planOf(values: Values): Plan | null {
  const [count, loan, each] = [countOf(values), hundredthsOf(values, 'loanAmount'), hundredthsOf(values, 'instalmentAmount')]
  if (!isByInstalments(values) || count === null || !loan || !each) return null
  const last = loan - each * BigInt(count - 1)
  return { count, loan, each, sum: each * BigInt(count), last, fits: last > 0n && last <= each }
}

/** Pagume has no such day in other months. */
const PAGUME = 13
export const isInPagume = (date: GregorianDate): boolean => toEthiopian(date).month === PAGUME

/** On the same day of the Ethiopian month as the first one. */
export function lastDayOf(values: Values): GregorianDate | null {
  const [count, first] = [countOf(values), dateOf(values, 'firstInstalmentDate')]
  const step = entryOf(MONTHS, textOf(values, 'instalmentRhythm'))
  if (!isByInstalments(values) || count === null || first === null || step === undefined || isInPagume(first)) return null
  const { year, month, day } = toEthiopian(first)
  const months = month - 1 + step * (count - 1)
  return toGregorian(ethiopian(year + Math.floor(months / MONTHS_OF_YEAR), (months % MONTHS_OF_YEAR) + 1, day))
}

/** A rate has four places at most. */
const PLACES = 10_000
const HUNDRED = 100n

/** Of the whole loan, in santim. */
export function interestOfYear(values: Values): bigint | null {
  const [loan, rate] = [hundredthsOf(values, 'loanAmount'), numberOf(values, 'interestRate')]
  if (!hasInterest(values) || loan === null || rate === null) return null
  return (loan * BigInt(Math.round(rate * PLACES))) / (BigInt(PLACES) * HUNDRED)
}
