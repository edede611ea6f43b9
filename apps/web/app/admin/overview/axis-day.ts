// The days below a chart: each by its number; of many days some, with the month.

import { parseIsoDate, usesEthiopian } from '@menged/ethiopia/calendar'
import type { Language } from '@menged/ethiopia/languages'
import { calendarOf } from '@menged/ethiopia/reader-calendar'

const FEW = 14
const EVERY = 15

/** The last day is always named. */
export const isNamed = (place: number, count: number): boolean => count <= FEW || (count - 1 - place) % EVERY === 0

export function axisDay(iso: string, count: number, language: Language): string {
  const { dateOf, monthName } = calendarOf(language)
  const { day, month } = dateOf(parseIsoDate(iso))
  if (count <= FEW) return String(day)
  const name = monthName(month, language)
  return usesEthiopian(language) ? `${name} ${day}` : `${day} ${name.slice(0, 3)}`
}
