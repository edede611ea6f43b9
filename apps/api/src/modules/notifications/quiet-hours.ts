// The hours in which somebody wants to hear nothing: minutes of the day in Addis Ababa, over midnight as well.
import type { QuietHours } from '@menged/contracts'
import { addisMinuteOfDay } from '@menged/ethiopia'
import { MINUTE_MS } from '@menged/ethiopia/durations'

const DAY_MINUTES = 24 * 60

/** When the quiet hours that hold now are over; null when none do. Hours that end as they begin are none. */
export function quietUntil(now: Date, hours: QuietHours): Date | null {
  if (hours === null || hours.from === hours.to) return null
  const since = (minute: number): number => (minute - hours.from + DAY_MINUTES) % DAY_MINUTES
  const minute = addisMinuteOfDay(now)
  if (since(minute) >= since(hours.to)) return null
  const left = since(hours.to) - since(minute)
  return new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS + left * MINUTE_MS)
}
