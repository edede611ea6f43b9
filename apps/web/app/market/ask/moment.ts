// Days and hours as the reader says them, and as calls carry them.
import type { Language } from '@menged/contracts/language'
import {
  addisDate,
  daysInEthiopianMonth,
  daysInGregorianMonth,
  ethiopian,
  ethiopianMonthName,
  formatDate,
  gregorian,
  gregorianFromJulianDay,
  gregorianMonthName,
  isoDate,
  parseIsoDate,
  toEthiopian,
  toJulianDay,
} from '@menged/ethiopia/calendar'
import { formatDayMinute } from '@menged/ethiopia/clock'
import { addisMinuteOfDay } from '@menged/ethiopia/instants'

/** Gregorian day and 24-hour clock of Addis Ababa: what calls carry. */
export type Moment = { date: string; time: string }
/** A day of the reader's calendar. */
export type Day = { year: number; month: number; day: number }

export function momentText(at: string, language: Language): string {
  const text = [formatDate(addisDate(at), language, { weekday: true }), formatDayMinute(addisMinuteOfDay(at), language)]
  return text.join(language === 'am' ? '፣ ' : ', ')
}

/** Tomorrow at ten in the morning. */
export const tomorrow = (now: Date): Moment => ({
  date: isoDate(gregorianFromJulianDay(toJulianDay(addisDate(now)) + 1)),
  time: '10:00',
})

export function dayOf(date: string, language: Language): Day {
  const own = language === 'am' ? toEthiopian(parseIsoDate(date)) : parseIsoDate(date)
  return { year: own.year, month: own.month, day: own.day }
}

export const monthsOf = (language: Language): string[] =>
  Array.from({ length: language === 'am' ? 13 : 12 }, (_, i) =>
    language === 'am' ? ethiopianMonthName(i + 1, 'am') : gregorianMonthName(i + 1, 'en'),
  )
export const daysIn = ({ year, month }: Pick<Day, 'year' | 'month'>, language: Language): number =>
  language === 'am' ? daysInEthiopianMonth(year, month) : daysInGregorianMonth(year, month)

/** The last day of a month where it has no such day. */
export function isoOf(wanted: Day, language: Language): string {
  const day = Math.min(wanted.day, daysIn(wanted, language))
  return isoDate(language === 'am' ? ethiopian(wanted.year, wanted.month, day) : gregorian(wanted.year, wanted.month, day))
}

export const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
export const timeOf = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')
