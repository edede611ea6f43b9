// How old a thing is, in the two forms the portal shows: the short age of cards and notifications, the label of a post.

import { addisDate, dayMonthYear, daysBetween, formatEthiopian, usesEthiopian } from './calendar.ts'
import { DAY_SECONDS, HOUR_SECONDS, YEAR_SECONDS } from './durations.ts'
import { addisDayBegan, epochMilliseconds, type Instant } from './instants.ts'
import { type Language, writtenFor } from './languages.ts'
import type { InEach } from './text.ts'

export type AgeUnit = 'now' | 'minute' | 'hour' | 'day' | 'week' | 'year'

export interface ShortAge {
  readonly unit: AgeUnit
  /** Whole units that have passed, rounded down; 0 with `now`. */
  readonly count: number
}

/** Largest first; years have no upper end. There are no months: `m` says minutes. */
const UNIT_SECONDS: readonly (readonly [Exclude<AgeUnit, 'now'>, number])[] = [
  ['year', YEAR_SECONDS],
  ['week', 604_800],
  ['day', DAY_SECONDS],
  ['hour', HOUR_SECONDS],
  ['minute', 60],
]

const AM_WORDS = { minute: 'ደቂቃ', hour: 'ሰዓት', day: 'ቀን', week: 'ሳምንት', year: 'ዓመት' } as const
const LABEL_WEEKS = 4

type Unit = Exclude<AgeUnit, 'now'>
type Sayings = {
  now: string
  today: string
  short: (count: number, unit: Unit) => string
  ago: (count: number, unit: Unit) => string
}
const SAYINGS: InEach<Sayings> = {
  en: {
    now: 'just now',
    today: 'Today',
    short: (count, unit) => `${count}${unit[0]}`,
    ago: (count, unit) => `${count} ${unit}${count === 1 ? '' : 's'} ago`,
  },
  am: {
    now: 'አሁን',
    today: 'ዛሬ',
    short: (count, unit) => `${count} ${AM_WORDS[unit]}`,
    ago: (count, unit) => `ከ${count} ${AM_WORDS[unit]} በፊት`,
  },
}

/**
 * Time from `instant` to `now` in its largest whole unit, rounded down: a unit is a span (a day is 24 hours), not a civil day.
 * Under a minute, and in the future, it is `now`.
 * @throws RangeError when one of the two is no instant.
 */
export function shortAge(instant: Instant, now: Instant): ShortAge {
  const seconds = (epochMilliseconds(now) - epochMilliseconds(instant)) / 1000
  for (const [unit, size] of UNIT_SECONDS) {
    if (seconds >= size) return { unit, count: Math.floor(seconds / size) }
  }
  return { unit: 'now', count: 0 }
}

/**
 * The earliest instant of the civil day in Addis Ababa at which the short ages and date labels of all `instants` are what they are at `now`.
 * What is written with it stays the same text until one of them changes. ISO 8601, UTC, whole seconds or milliseconds.
 * @throws RangeError when one of them is no instant.
 */
export function steadyNow(instants: readonly Instant[], now: Instant): string {
  const at = epochMilliseconds(now)
  const changes = instants.map((instant) => {
    const { unit, count } = shortAge(instant, now)
    const size = UNIT_SECONDS.find(([name]) => name === unit)?.[1] ?? 0
    return epochMilliseconds(instant) + count * size * 1000
  })
  return new Date(Math.max(addisDayBegan(now), ...changes.filter((change) => change <= at))).toISOString()
}

/** A short age as cards show it: `1y`, `3w`, `2d`, `5h`, `10m`, `just now`; in Amharic `2 ቀን`, `አሁን`. */
export function formatShortAge(age: ShortAge, language: Language): string {
  const { now, short } = SAYINGS[writtenFor(language)]
  return age.unit === 'now' ? now : short(age.count, age.unit)
}

/**
 * Date label of a post, by civil days in Addis Ababa: `Today` (also for the future), `1 day ago` to `6 days ago`,
 * `1 week ago` to `4 weeks ago` (days 7 to 34), then `dd-mm-yyyy`.
 * In Amharic `ዛሬ`, `ከ2 ቀን በፊት`, `ከ2 ሳምንት በፊት`, then the Ethiopian date.
 * @throws RangeError when one of the two is no instant.
 */
export function postDateLabel(instant: Instant, now: Instant, language: Language): string {
  const date = addisDate(instant)
  const days = daysBetween(date, addisDate(now))
  const weeks = Math.floor(days / 7)
  const { today, ago } = SAYINGS[writtenFor(language)]
  if (days <= 0) return today
  if (weeks > LABEL_WEEKS) return usesEthiopian(language) ? formatEthiopian(date) : dayMonthYear(date)
  return weeks === 0 ? ago(days, 'day') : ago(weeks, 'week')
}
