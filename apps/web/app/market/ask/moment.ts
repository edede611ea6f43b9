// Days and hours as the reader says them, and as calls carry them.

import {
  addisDate,
  formatDate,
  gregorianFromJulianDay,
  isoDate,
  parseIsoDate,
  toJulianDay,
  usesEthiopian,
} from '@menged/ethiopia/calendar'
import { formatDayMinute } from '@menged/ethiopia/clock'
import { addisMinuteOfDay } from '@menged/ethiopia/instants'
import type { Language } from '@menged/ethiopia/languages'
import { calendarOf } from '@menged/ethiopia/reader-calendar'
import { punctuationOf } from '@menged/ethiopia/scripts'
import { formatDay, weekdayName } from '@menged/ethiopia/weekdays'

/** Gregorian day and 24-hour clock of Addis Ababa: what calls carry. */
export type Moment = { date: string; time: string }

export function momentText(at: string, language: Language): string {
  const text = [formatDay(addisDate(at), language), formatDayMinute(addisMinuteOfDay(at), language)]
  return text.join(punctuationOf(language).comma)
}

/** In a list: the time of today, or a day; with its year where that is another one. */
export function shortMoment(at: string, language: Language, now: number): string {
  const day = addisDate(at)
  if (isoDate(day) === isoDate(addisDate(now))) return formatDayMinute(addisMinuteOfDay(at), language)
  const { dateOf, monthName } = calendarOf(language)
  const { year, month, day: number } = dateOf(day)
  if (year !== dateOf(addisDate(now)).year) return formatDate(day, language)
  const name = monthName(month, language)
  return usesEthiopian(language) ? `${name} ${number}` : `${number} ${name}`
}

/** Tomorrow at ten in the morning. */
export const tomorrow = (now: Date): Moment => momentIn(1, '10:00', now)

const momentIn = (days: number, time: string, now: Date): Moment => ({
  date: isoDate(gregorianFromJulianDay(toJulianDay(addisDate(now)) + days)),
  time,
})

/** Monday is 0. */
const SUNDAY = 6
/** What is most often meant: a morning and an afternoon of the next two days on which offices are open. */
export function likelyMoments(now: Date): Moment[] {
  const days = [1, 2, 3].filter((each) => (toJulianDay(addisDate(now)) + each) % 7 !== SUNDAY).slice(0, 2)
  return days.flatMap((each) => ['10:00', '15:00'].map((time) => momentIn(each, time, now)))
}

/** A day of the next week by its name alone. */
export const nearText = ({ date, time }: Moment, language: Language): string =>
  [weekdayName(parseIsoDate(date), language), formatDayMinute(minuteOf(time), language)].join(punctuationOf(language).comma)

export const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
export const timeOf = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')
