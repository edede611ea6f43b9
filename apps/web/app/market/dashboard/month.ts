// Months as the reader counts them: Ethiopian in Amharic, Gregorian in English. Kept and asked for as days of the Gregorian calendar.
import type { Language } from '@menged/contracts/language'
import {
  addisDate,
  type CivilDate,
  daysInEthiopianMonth,
  daysInGregorianMonth,
  ethiopian,
  ethiopianMonthName,
  gregorian,
  gregorianMonthName,
  isoDate,
  toEthiopian,
  toGregorian,
} from '@menged/ethiopia/calendar'

export type Month = { language: Language; year: number; month: number }

export function monthOf(day: CivilDate, language: Language): Month {
  const { year, month } = language === 'am' ? toEthiopian(day) : toGregorian(day)
  return { language, year, month }
}
export const thisMonth = (language: Language): Month => monthOf(addisDate(Date.now()), language)

export function monthBefore({ language, year, month }: Month): Month {
  const last = language === 'am' ? 13 : 12
  return month === 1 ? { language, year: year - 1, month: last } : { language, year, month: month - 1 }
}
export function monthAfter({ language, year, month }: Month): Month {
  const last = language === 'am' ? 13 : 12
  return month === last ? { language, year: year + 1, month: 1 } : { language, year, month: month + 1 }
}

/** First and last day, as the server takes them. */
export function daysOf({ language, year, month }: Month): { from: string; to: string } {
  const day = (number: number) =>
    isoDate(toGregorian(language === 'am' ? ethiopian(year, month, number) : gregorian(year, month, number)))
  return { from: day(1), to: day(language === 'am' ? daysInEthiopianMonth(year, month) : daysInGregorianMonth(year, month)) }
}

export const monthName = ({ language, year, month }: Month): string =>
  language === 'am' ? `${ethiopianMonthName(month, 'am')} ${year} ዓ.ም.` : `${gregorianMonthName(month, 'en')} ${year}`
