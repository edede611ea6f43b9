// What the requests of a worker come to: today, what waits for an answer, and this month. What was paid is nowhere written: only what clients have
// named as their budget.
import type { WorkerRequest } from '@menged/contracts/requests'
import { addisDate, isoDate } from '@menged/ethiopia/calendar'
import { addisJulianDay } from '@menged/ethiopia/instants'
import { daysOf, type Month } from '../month.ts'
import { standingOf } from './standing.ts'

export type Figures = {
  today: number
  /** Of those the next one; null when none is to come. */
  next: string | null
  unanswered: number
  done: number
  /** Birr, of those that name one; null when none does. */
  budgets: number | null
}

/** `month`: as the reader counts it. */
export function figuresOf(requests: readonly WorkerRequest[], now: number, month: Month): Figures {
  const { from, to } = daysOf(month)
  const today = requests
    .flatMap(({ state, agreedAt }) => (state === 'accepted' && agreedAt !== null ? [agreedAt] : []))
    .filter((at) => addisJulianDay(at) === addisJulianDay(now))
    .toSorted()
  const done = requests.filter(({ state, endedAt }) => {
    const day = state === 'done' && endedAt !== null ? isoDate(addisDate(endedAt)) : ''
    return day >= from && day <= to
  })
  const budgets = done.flatMap(({ budget }) => budget ?? [])
  return {
    today: today.length,
    next: today.find((at) => Date.parse(at) > now) ?? null,
    unanswered: requests.filter((each) => standingOf(each, 'worker', now).name === 'reply').length,
    done: done.length,
    budgets: budgets.length === 0 ? null : budgets.reduce((sum, each) => sum + each, 0),
  }
}
