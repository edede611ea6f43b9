// Months as the reader counts them, in the calendar of the language. Kept and asked for as days of the Gregorian calendar.

import { addisDate, type CivilDate, isoDate, toGregorian } from '@menged/ethiopia/calendar'
import type { Language } from '@menged/ethiopia/languages'
import { calendarOf } from '@menged/ethiopia/reader-calendar'
import { serverNow } from '../page/deferred/server-time.ts'

export type Month = { language: Language; year: number; month: number }

export function monthOf(day: CivilDate, language: Language): Month {
  const { year, month } = calendarOf(language).dateOf(day)
  return { language, year, month }
}
export const thisMonth = (language: Language): Month => monthOf(addisDate(serverNow()), language)

export const monthBefore = ({ language, year, month }: Month): Month =>
  month === 1 ? { language, year: year - 1, month: calendarOf(language).months } : { language, year, month: month - 1 }

export const monthAfter = ({ language, year, month }: Month): Month =>
  month === calendarOf(language).months ? { language, year: year + 1, month: 1 } : { language, year, month: month + 1 }

/** First and last day, as the server takes them. */
export function daysOf({ language, year, month }: Month): { from: string; to: string } {
  const { date, daysIn } = calendarOf(language)
  const day = (number: number) => isoDate(toGregorian(date(year, month, number)))
  return { from: day(1), to: day(daysIn(year, month)) }
}

export function monthName({ language, year, month }: Month): string {
  const calendar = calendarOf(language)
  return `${calendar.monthName(month, language)} ${year}${calendar.era}`
}
