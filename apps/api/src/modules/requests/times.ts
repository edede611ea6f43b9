// Days and hours as forms send them: of a calendar and a clock in Addis Ababa, which has no daylight saving time.
import { MEETING_DAYS } from '@menged/contracts'
import { DAY_MS } from '@menged/ethiopia/durations'
import { AppError } from '../../platform/errors.ts'

/** @throws AppError invalid_input for a moment that is over, or too far away */
export function timeToCome({ date, time }: { date: string; time: string }, now: Date): Date {
  const at = new Date(`${date}T${time}:00+03:00`)
  const inMs = at.getTime() - now.getTime()
  if (!(inMs > 0)) throw new AppError('invalid_input', { field: 'date', message: 'ask.timePast' })
  if (inMs > MEETING_DAYS * DAY_MS) throw new AppError('invalid_input', { field: 'date', message: 'ask.timeFar' })
  return at
}
