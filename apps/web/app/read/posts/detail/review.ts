// Whether a guide's facts are too old to be taken as they stand. Days are those of Addis Ababa.
import { addisDate } from '@menged/ethiopia/calendar'

/** How long facts count as current. */
const CURRENT_MONTHS = 12

/** Facts without a date are due at any time; a year counts from its first month, the oldest that it can mean. */
export function isReviewDue(asOf: string | undefined, now: Date): boolean {
  if (!asOf) return true
  const [year = 0, month = 1] = asOf.split('-').map(Number)
  const today = addisDate(now)
  return (today.year - year) * 12 + (today.month - month) > CURRENT_MONTHS
}
