// A day without its year, for axes and narrow columns: `20 Nov`, in Amharic `ኅዳር 11`.

import type { Language } from '@menged/contracts/language'
import { ethiopianMonthName, gregorianMonthName, parseIsoDate, toEthiopian } from '@menged/ethiopia/calendar'

export function dayText(iso: string, language: Language): string {
  const date = parseIsoDate(iso)
  if (language === 'en') return `${date.day} ${gregorianMonthName(date.month, 'en').slice(0, 3)}`
  const { month, day } = toEthiopian(date)
  return `${ethiopianMonthName(month, 'am')} ${day}`
}
