// Dates as a document writes them: in the reader's calendar, with the other one beside it.
import { ethiopianMonthName, formatDate, formatGregorian, type GregorianDate, rowOf, toEthiopian } from '@menged/ethiopia'
import type { Written } from '@menged/ethiopia/languages'

/** `ኅዳር 14 ቀን 2019 ዓ.ም. (23 ኖቬምበር 2026 እ.ኤ.አ.)`, `23 November 2026 (14 Hidar 2019 Ethiopian calendar)`. */
export function dateText(date: GregorianDate, language: Written): string {
  if (rowOf(language).calendar === 'ethiopian') return `${formatDate(date, language)} (${formatGregorian(date, language)})`
  const { year, month, day } = toEthiopian(date)
  return `${formatDate(date, language)} (${day} ${ethiopianMonthName(month, language)} ${year} Ethiopian calendar)`
}

/** In the reader's calendar only, for hints and messages. */
export const shortDate = (date: GregorianDate, language: Written): string => formatDate(date, language)
