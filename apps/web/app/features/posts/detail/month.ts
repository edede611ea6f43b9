// A stored month (`2025-01`) in words.

import type { Language } from '@menged/contracts/language'
import { formatMonth } from '@menged/ethiopia/calendar'

export function monthText(month: string, language: Language): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return formatMonth(year, number, language)
}
