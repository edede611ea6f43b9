// Where reality and a guide part: what people report against what the guide says, as far as that can be read as numbers.
import { DEFAULT_LANGUAGE, type Guide, type Spread } from '@menged/contracts'

type Range = { from: number; until: number }

/** So far may the middle lie outside of what the guide says before it counts as parted. */
const SLACK = 0.25

const NUMBER = String.raw`(\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?`
const AMOUNTS = new RegExp(`${NUMBER}(?![\\d,.]*\\s*(?:%|percent|copies|photos?|days?|weeks?|months?|years?|hours?))`, 'gi')
const TIMES = new RegExp(`${NUMBER}(?:\\s*(?:to|-|–)\\s*${NUMBER})?\\s*(?:working |business )?(hour|day|week|month|year)s?`, 'gi')
const IN_DAYS: Readonly<Record<string, number>> = { hour: 1 / 24, day: 1, week: 7, month: 30, year: 365 }

const rangeOf = (values: number[]): Range | null =>
  values.length > 0 ? { from: Math.min(...values), until: Math.max(...values) } : null
const read = (digits: string): number => Number(digits.replaceAll(',', ''))

/** In birr; null where the words name no amount. */
export function officialCost(words: string): Range | null {
  const amounts = Array.from(words.matchAll(AMOUNTS), ([, digits = '']) => read(digits))
  if (amounts.length === 0 && /\b(?:free|no fee|nothing)\b/i.test(words)) return { from: 0, until: 0 }
  return rangeOf(amounts)
}

/** In days; null where the words name no time. */
export function officialTime(words: string): Range | null {
  if (/same day/i.test(words)) return { from: 0, until: 1 }
  const found = Array.from(words.matchAll(TIMES), ([, from = '', until, unit = '']) =>
    [from, until ?? from].map((digits) => read(digits) * (IN_DAYS[unit.toLowerCase()] ?? 1)),
  )
  return rangeOf(found.flat())
}

/** Half a day is no difference. */
const isOutside = (spread: Spread | null, range: Range | null): boolean =>
  spread !== null &&
  range !== null &&
  (spread.middle > range.until * (1 + SLACK) + 0.5 || spread.middle < range.from * (1 - SLACK) - 0.5)

export const isParting = (
  { paid, days }: { paid: Spread | null; days: Spread | null },
  { cost, time }: Guide['facts'],
): boolean =>
  isOutside(paid, officialCost(cost.value[DEFAULT_LANGUAGE])) || isOutside(days, officialTime(time.value[DEFAULT_LANGUAGE]))
