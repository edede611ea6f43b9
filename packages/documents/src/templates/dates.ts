// Dates as a document writes them: in the reader's calendar, with the other one beside it.
import type { Language } from '@menged/contracts/language'
import { ethiopianMonthName, formatEthiopian, formatGregorian, type GregorianDate, toEthiopian } from '@menged/ethiopia'

/** `ኅዳር 14 ቀን 2019 ዓ.ም. (23 ኖቬምበር 2026 እ.ኤ.አ.)`, `23 November 2026 (14 Hidar 2019 Ethiopian calendar)`. */
export function dateText(date: GregorianDate, language: Language): string {
  if (language === 'am') return `${formatEthiopian(date)} (${formatGregorian(date, 'am')})`
  const { year, month, day } = toEthiopian(date)
  return `${formatGregorian(date, 'en')} (${day} ${ethiopianMonthName(month, 'en')} ${year} Ethiopian calendar)`
}

/** In the reader's calendar only, for hints and messages. */
export const shortDate = (date: GregorianDate, language: Language): string =>
  language === 'am' ? formatEthiopian(date) : formatGregorian(date, 'en')
