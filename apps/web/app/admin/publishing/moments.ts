// Days and times as the reader says them.

import { addisDate, formatDate } from '@menged/ethiopia/calendar'
import { formatDayMinute } from '@menged/ethiopia/clock'
import { addisMinuteOfDay } from '@menged/ethiopia/instants'
import type { Language } from '@menged/ethiopia/languages'
import { punctuationOf } from '@menged/ethiopia/scripts'

export const clockText = (at: string, language: Language): string => formatDayMinute(addisMinuteOfDay(at), language)

export const dayText = (at: string, language: Language): string => formatDate(addisDate(at), language)

export const momentText = (at: string, language: Language): string =>
  [formatDate(addisDate(at), language), clockText(at, language)].join(punctuationOf(language).comma)

/** The instant at which a clock in Addis Ababa shows this; null when it is none. */
export function addisInstant(day: string, time: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || !/^\d{2}:\d{2}$/.test(time)) return null
  const at = new Date(`${day}T${time}:00+03:00`)
  return Number.isNaN(at.getTime()) ? null : at.toISOString()
}
