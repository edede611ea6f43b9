// The days below a chart: each by its number; of many days some, with the month.
import type { Language } from '@menged/contracts/language'
import { ethiopianMonthName, gregorianMonthName, parseIsoDate, toEthiopian, toGregorian } from '@menged/ethiopia/calendar'

const FEW = 14
const EVERY = 15

/** The last day is always named. */
export const isNamed = (place: number, count: number): boolean => count <= FEW || (count - 1 - place) % EVERY === 0

export function axisDay(iso: string, count: number, language: Language): string {
  const date = parseIsoDate(iso)
  const { day, month } = language === 'am' ? toEthiopian(date) : toGregorian(date)
  if (count <= FEW) return String(day)
  return language === 'am' ? `${ethiopianMonthName(month, 'am')} ${day}` : `${day} ${gregorianMonthName(month, 'en').slice(0, 3)}`
}
