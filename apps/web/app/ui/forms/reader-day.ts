// A day in the calendar of the reader: Ethiopian in Amharic, Gregorian in English.
import { isoDate, parseIsoDate } from '@menged/ethiopia/calendar'
import type { Language } from '@menged/ethiopia/languages'
import { calendarOf } from '@menged/ethiopia/reader-calendar'

export type Day = { year: number; month: number; day: number }

export function dayOf(date: string, language: Language): Day {
  const { year, month, day } = calendarOf(language).dateOf(parseIsoDate(date))
  return { year, month, day }
}

export const monthsOf = (language: Language): string[] =>
  Array.from({ length: calendarOf(language).months }, (_, i) => calendarOf(language).monthName(i + 1, language))
export const daysIn = ({ year, month }: Pick<Day, 'year' | 'month'>, language: Language): number =>
  calendarOf(language).daysIn(year, month)

/** The last day of a month where it has no such day. */
export function isoOf(wanted: Day, language: Language): string {
  const day = Math.min(wanted.day, daysIn(wanted, language))
  return isoDate(calendarOf(language).date(wanted.year, wanted.month, day))
}
