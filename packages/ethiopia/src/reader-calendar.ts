// The calendar of a reader, by language: one way to count days and months, whichever it is.
import {
  type CivilDate,
  daysInEthiopianMonth,
  daysInGregorianMonth,
  ethiopian,
  gregorian,
  toEthiopian,
  toGregorian,
  usesEthiopian,
} from './calendar.ts'
import type { Language } from './languages.ts'
import { ethiopianMonthName, gregorianMonthName } from './month-names.ts'

type ReaderCalendar = {
  months: number
  dateOf: (day: CivilDate) => CivilDate
  /** @throws RangeError when there is no such day. */
  date: (year: number, month: number, day: number) => CivilDate
  daysIn: (year: number, month: number) => number
  monthName: (month: number, language: Language) => string
  /** What follows the number of a year. */
  era: string
}

const ETHIOPIAN: ReaderCalendar = {
  months: 13,
  dateOf: toEthiopian,
  date: ethiopian,
  daysIn: daysInEthiopianMonth,
  monthName: ethiopianMonthName,
  era: ' ዓ.ም.',
}
const GREGORIAN: ReaderCalendar = {
  months: 12,
  dateOf: toGregorian,
  date: gregorian,
  daysIn: daysInGregorianMonth,
  monthName: gregorianMonthName,
  era: '',
}

export const calendarOf = (language: Language): ReaderCalendar => (usesEthiopian(language) ? ETHIOPIAN : GREGORIAN)
