// The Ethiopian clock: hours are counted from dawn (06:00) and from dusk (18:00), each time 1 to 12.
// Written here, because the date formats of Unicode know the Ethiopian calendar but not its hours.

import { usesEthiopian } from './calendar.ts'
import { addisMinuteOfDay, type Instant } from './instants.ts'
import type { Language } from './languages.ts'

/** Quarter of the day, from 06:00, 12:00, 18:00 and 00:00. */
export type DayPeriod = 'morning' | 'afternoon' | 'evening' | 'night'

export interface EthiopianTime {
  readonly period: DayPeriod
  /** 1 to 12 */
  readonly hour: number
  /** 0 to 59 */
  readonly minute: number
}

export interface WesternTime {
  /** 0 to 23 */
  readonly hour: number
  /** 0 to 59 */
  readonly minute: number
}

const PERIODS: readonly DayPeriod[] = ['night', 'morning', 'afternoon', 'evening']

/** Always written with the hour: `2:30` alone could be morning or evening. */
const PERIOD_WORDS: Readonly<Record<DayPeriod, string>> = {
  morning: 'ከጠዋቱ',
  afternoon: 'ከቀኑ',
  evening: 'ከምሽቱ',
  night: 'ከሌሊቱ',
}

const isBetween = (value: number, first: number, last: number): boolean =>
  Number.isInteger(value) && value >= first && value <= last

function periodOf(hour: number): DayPeriod {
  const period = PERIODS[Math.floor(hour / 6)]
  if (period === undefined) throw new RangeError(`No such hour: ${hour}`)
  return period
}

/** From hour (0 to 23) and minute (0 to 59) of a 24-hour clock. @throws RangeError for any other numbers. */
export function toEthiopianTime(hour: number, minute = 0): EthiopianTime {
  if (!isBetween(hour, 0, 23) || !isBetween(minute, 0, 59)) throw new RangeError(`No such time: ${hour}:${minute}`)
  return { period: periodOf(hour), hour: (hour + 6) % 12 || 12, minute }
}

/** Back to the 24-hour clock. @throws RangeError for hours and minutes of no clock, and when the hour does not lie in that period. */
export function fromEthiopianTime(time: EthiopianTime): WesternTime {
  const { period, hour, minute } = time
  if (!isBetween(hour, 1, 12) || !isBetween(minute, 0, 59)) throw new RangeError(`No such Ethiopian time: ${hour}:${minute}`)
  const start = period === 'morning' || period === 'afternoon' ? 6 : 18
  const western = ((hour % 12) + start) % 24
  if (periodOf(western) !== period) throw new RangeError(`Hour ${hour} is not in the ${period}`)
  return { hour: western, minute }
}

/** The Ethiopian time in Addis Ababa (UTC+3) at an instant. @throws RangeError for no instant. */
export function addisTime(instant: Instant): EthiopianTime {
  const minutes = addisMinuteOfDay(instant)
  return toEthiopianTime(Math.floor(minutes / 60), minutes % 60)
}

/** The written form, always in Amharic: `ከጠዋቱ 2:30 ሰዓት`. Both digits of the minute, one or two of the hour. */
export const formatEthiopianTime = (time: EthiopianTime): string =>
  `${PERIOD_WORDS[time.period]} ${time.hour}:${String(time.minute).padStart(2, '0')} ሰዓት`

/**
 * Reads what `formatEthiopianTime` writes; minutes and the word ሰዓት may be missing, and ፡ may stand for the colon.
 * @throws RangeError for anything else and for an hour outside its period.
 */
export function parseEthiopianTime(text: string): EthiopianTime {
  const [, word, hour, minute] = /^(\S+)\s+(\d{1,2})(?:[:፡](\d{2}))?(?:\s+ሰዓት)?$/.exec(text.trim()) ?? []
  const period = PERIODS.find((name) => PERIOD_WORDS[name] === word)
  if (period === undefined) throw new RangeError(`Not an Ethiopian time: ${text}`)
  const time = { period, hour: Number(hour), minute: Number(minute ?? 0) }
  fromEthiopianTime(time)
  return time
}

/** A minute of the day (0 to 1439) as a reader says it: `9:30 PM`, in Amharic `ከምሽቱ 3:30 ሰዓት`. @throws RangeError for any other number. */
export function formatDayMinute(minuteOfDay: number, language: Language): string {
  const [hour, minute] = [Math.floor(minuteOfDay / 60), minuteOfDay % 60]
  const time = toEthiopianTime(hour, minute)
  if (usesEthiopian(language)) return formatEthiopianTime(time)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}
