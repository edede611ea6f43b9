// Reading what was typed: text, numbers, amounts, dates. Nothing here throws; what cannot be read is null.
import {
  ethiopian,
  fromGeez,
  type GregorianDate,
  gregorian,
  isValidEthiopian,
  isValidGregorian,
  toEthiopian,
  toGregorian,
  toJulianDay,
} from '@menged/ethiopia'
import type { Values } from '../template.ts'

/** One line, blanks at its ends and doubled ones taken away; '' for what is no text. */
export const textOf = (values: Values, name: string): string => lineOf(values[name])
const lineOf = (value: unknown): string => (typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : '')

/** A long text by its lines, without empty ones. */
export function linesOf(values: Values, name: string): string[] {
  const value = values[name]
  return typeof value === 'string' ? value.split(/\r?\n/).map(lineOf).filter(Boolean) : []
}

export const chosen = (values: Values, name: string): readonly string[] => {
  const value = values[name]
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}

/** `null` while nobody has decided. */
export function yesNo(values: Values, name: string): boolean | null {
  const value = values[name]
  if (value === true || value === 'yes' || value === 'true') return true
  return value === false || value === 'no' || value === 'false' ? false : null
}

/** How many members a list has: `initial` for what is no number. */
export function countOf(value: unknown, least: number, most: number, initial: number): number {
  const count = typeof value === 'string' && /^\d{1,4}$/.test(value) ? Number(value) : 0
  return count > 0 ? Math.min(Math.max(count, least), most) : initial
}

const DIGITS_MOST = 12

/** Commas, blanks and apostrophes between the digits are allowed, and Ge'ez numerals in their place. */
function plain(text: string): string {
  const digits = text.replace(/[\s,'’]/g, '')
  try {
    return /^[፩-፼]+$/.test(digits) ? String(fromGeez(digits)) : digits
  } catch {
    return digits
  }
}
/** As people write what it is an amount of, before it or after it. */
const CURRENCY = /^(?:ETB|birr|br\.?|ብር) *| *(?:ETB|birr|br\.?|ብር)$/i

/** A whole number up to a trillion. */
export function wholeOf(values: Values, name: string): number | null {
  const text = plain(textOf(values, name))
  return new RegExp(`^\\d{1,${DIGITS_MOST}}$`).test(text) ? Number(text) : null
}

/** A number that may have a fraction: rooms, square metres. */
export function numberOf(values: Values, name: string): number | null {
  const text = plain(textOf(values, name))
  return new RegExp(`^\\d{1,${DIGITS_MOST}}(?:\\.\\d{1,4})?$`).test(text) ? Number(text) : null
}

/** An amount in hundredths: santim, cents. */
export function hundredthsOf(values: Values, name: string): bigint | null {
  const match = new RegExp(`^(\\d{1,${DIGITS_MOST}})(?:\\.(\\d{1,2}))?$`).exec(plain(textOf(values, name).replace(CURRENCY, '')))
  return match === null ? null : BigInt(match[1] ?? '0') * 100n + BigInt((match[2] ?? '').padEnd(2, '0'))
}

/** A day that both calendars hold. */
export function dateOf(values: Values, name: string): GregorianDate | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(textOf(values, name)) ?? []
  const [y, m, d] = [Number(year), Number(month), Number(day)]
  return y >= FIRST_YEAR && y <= LAST_YEAR && isValidGregorian(y, m, d) ? gregorian(y, m, d) : null
}
/** A contract of today names nothing outside these. */
const FIRST_YEAR = 1900
const LAST_YEAR = 2200

export const isBefore = (one: GregorianDate, other: GregorianDate): boolean => toJulianDay(one) < toJulianDay(other)

/** The same day so many years later; 29 February and Pagume 6 become the last day that there is. The earlier of both calendars. */
export function yearsLater(date: GregorianDate, years: number): GregorianDate {
  const day = isValidGregorian(date.year + years, date.month, date.day) ? date.day : date.day - 1
  const western = gregorian(date.year + years, date.month, day)
  const local = toEthiopian(date)
  const localDay = isValidEthiopian(local.year + years, local.month, local.day) ? local.day : local.day - 1
  const other = toGregorian(ethiopian(local.year + years, local.month, localDay))
  return isBefore(other, western) ? other : western
}

/** Of a table by a word that somebody may have typed: never what every object has. */
export const entryOf = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined
