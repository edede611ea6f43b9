// Instants (points on the time line) and what a wall clock in Addis Ababa shows for them.
import { DAY_MS, MINUTE_MS } from './durations.ts'

/** A `Date`, milliseconds since 1970-01-01T00:00Z, or an ISO 8601 text that carries `Z` or an offset. */
export type Instant = Date | number | string

/** Africa/Addis_Ababa: UTC+3 all year; the country has no daylight saving time. */
const ADDIS_OFFSET_MS = 3 * 60 * MINUTE_MS
/** Julian day number of 1970-01-01 (Gregorian). */
const UNIX_EPOCH_JDN = 2_440_588

/**
 * Milliseconds since the Unix epoch.
 * @throws RangeError for an invalid date, and for a text without `Z` or offset: it would be read in the zone of
 *   whatever machine runs this, so the same page would show different days on the server and in the browser.
 */
export function epochMilliseconds(instant: Instant): number {
  const isNowhere = typeof instant === 'string' && !/T.+(?:Z|[+-]\d{2}:?\d{2})$/i.test(instant)
  const ms = isNowhere ? Number.NaN : Number(new Date(instant))
  if (Number.isNaN(ms)) throw new RangeError(`Not an instant: ${String(instant)}`)
  return ms
}

/** Julian day number of the civil day that Addis Ababa has at this instant. */
export function addisJulianDay(instant: Instant): number {
  return Math.floor((epochMilliseconds(instant) + ADDIS_OFFSET_MS) / DAY_MS) + UNIX_EPOCH_JDN
}

/** Milliseconds since the Unix epoch at which that civil day began. */
export function addisDayBegan(instant: Instant): number {
  return (addisJulianDay(instant) - UNIX_EPOCH_JDN) * DAY_MS - ADDIS_OFFSET_MS
}

/** Minutes since midnight (0 to 1439) on a clock in Addis Ababa at this instant. */
export function addisMinuteOfDay(instant: Instant): number {
  const local = epochMilliseconds(instant) + ADDIS_OFFSET_MS
  return Math.floor((local - Math.floor(local / DAY_MS) * DAY_MS) / MINUTE_MS)
}
