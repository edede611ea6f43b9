// Time as the process sees it; tests put another clock in its place.
import { addisDate, isoDate } from '@menged/ethiopia'
import { DAY_MS } from '@menged/ethiopia/durations'

export type Clock = {
  now(): Date
  /** Milliseconds that only ever grow, also when somebody sets the clock: for ages and waits inside the process. */
  ticks(): number
}

export const systemClock: Clock = { now: () => new Date(), ticks: () => performance.now() }

/** The civil day in Addis Ababa as `2026-11-20`. */
export const addisDay = (clock: Clock): string => isoDate(addisDate(clock.now()))

/** The Addis Ababa day so many days before today. */
export const addisDayBefore = (clock: Clock, days: number): string =>
  isoDate(addisDate(new Date(clock.now().getTime() - days * DAY_MS)))
