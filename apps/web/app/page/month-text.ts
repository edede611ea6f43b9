// A stored time of knowledge, a month (`2025-01`) or a year (`2025`), in words: no day is known, so none is said.

import { formatMonth, usesEthiopian } from '@menged/ethiopia/calendar'
import type { Language } from '@menged/ethiopia/languages'

export function monthText(asOf: string, language: Language): string {
  const [year = 0, month] = asOf.split('-').map(Number)
  // A Gregorian year is parts of two Ethiopian ones: it is named as what it is.
  if (month === undefined) return usesEthiopian(language) ? `እ.ኤ.አ. ${year}` : String(year)
  return formatMonth(year, month, language)
}
