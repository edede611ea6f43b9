// A date on its way: three parts in the calendar that somebody types in. What goes into the document is the ISO date of the Gregorian one.

import {
  daysInEthiopianMonth,
  daysInGregorianMonth,
  ethiopian,
  formatEthiopian,
  gregorian,
  isoDate,
  isValidEthiopian,
  isValidGregorian,
  parseIsoDate,
  toEthiopian,
  usesEthiopian,
} from '@menged/ethiopia/calendar'
import type { Language } from '@menged/ethiopia/languages'
import { ethiopianMonthName, formatGregorian, gregorianMonthName } from '@menged/ethiopia/month-names'

export const CALENDARS = ['ethiopian', 'gregorian'] as const
export type Calendar = (typeof CALENDARS)[number]
/** Each part as typed; empty until it is. */
export type TypedDate = { day: string; month: string; year: string }

const NO_DATE: TypedDate = { day: '', month: '', year: '' }

export function typedDate(iso: string, calendar: Calendar): TypedDate {
  const date = isoDateOrNull(iso)
  if (!date) return NO_DATE
  const { day, month, year } = calendar === 'ethiopian' ? toEthiopian(date) : date
  return { day: String(day), month: String(month), year: String(year) }
}

function isoDateOrNull(iso: string) {
  try {
    return parseIsoDate(iso)
  } catch {
    return null
  }
}

const isUntouched = ({ day, month, year }: TypedDate): boolean => day + month + year === ''

/** A year has four digits: on the way to 2019 stands 201. */
const isWhole = ({ day, month, year }: TypedDate): boolean => day !== '' && month !== '' && /^\d{4}$/.test(year)

/** Empty while it is not whole, or where there is no such day. */
export function isoOf(typed: TypedDate, calendar: Calendar): string {
  const [year, month, day] = [Number(typed.year), Number(typed.month), Number(typed.day)]
  if (!isWhole(typed)) return ''
  if (calendar === 'ethiopian') return isValidEthiopian(year, month, day) ? isoDate(ethiopian(year, month, day)) : ''
  return isValidGregorian(year, month, day) ? isoDate(gregorian(year, month, day)) : ''
}

/** What keeps a date from being one. */
export function dateProblem(typed: TypedDate, calendar: Calendar): 'documents.dateIncomplete' | 'documents.dateUnknown' | null {
  if (isUntouched(typed)) return null
  if (!isWhole(typed)) return 'documents.dateIncomplete'
  return isoOf(typed, calendar) === '' ? 'documents.dateUnknown' : null
}

/** Days to choose from: 30 while no month says otherwise, 31 in the Gregorian calendar. */
export function daysIn({ month, year }: TypedDate, calendar: Calendar): number {
  const [m, y] = [Number(month), /^\d{4}$/.test(year) ? Number(year) : null]
  if (calendar === 'ethiopian') return m === 13 ? daysInEthiopianMonth(y ?? 2015, 13) : 30
  return m >= 1 && m <= 12 ? daysInGregorianMonth(y ?? 2024, m) : 31
}

export const monthsOf = (calendar: Calendar, language: Language): string[] =>
  calendar === 'ethiopian'
    ? Array.from({ length: 13 }, (_, i) => ethiopianMonthName(i + 1, language))
    : Array.from({ length: 12 }, (_, i) => gregorianMonthName(i + 1, language))

/** The same day in the calendar in which it was not typed: the reader sees whether it is the one that was meant. */
export function inTheOther(iso: string, calendar: Calendar, language: Language): string | null {
  const date = isoDateOrNull(iso)
  if (!date) return null
  if (calendar === 'gregorian') return usesEthiopian(language) ? formatEthiopian(date) : ethiopianInLatin(iso, language)
  return formatGregorian(date, language)
}

function ethiopianInLatin(iso: string, language: Language): string {
  const { day, month, year } = toEthiopian(parseIsoDate(iso))
  return `${day} ${ethiopianMonthName(month, language)} ${year}`
}
