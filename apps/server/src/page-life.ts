// How long a kept page lives: until something that it shows changes, an hour at most. What nobody tells (views, ages) is renewed behind the readers.
import { HOUR_MS } from '@menged/ethiopia/durations'
import { ANYTHING } from './page-subjects.ts'

export type Life = {
  /** Milliseconds, of a clock that nobody sets. */
  renderedAt: number
  /** When something that it shows has changed, if it has. */
  changedAt: number | undefined
  subjects: ReadonlySet<string>
  /** Nothing is missing from it. */
  isWhole: boolean
  /** Its age at which it is rendered again behind the readers. */
  renewalMs: number
}

/** While changes cannot be heard of, and when a part is missing. */
export const UNHEARD_MS = 30_000
const FIRST_RENEWAL_MS = 30_000
/** An age that has not changed for so long is shown in hours or more. */
const LAST_RENEWAL_MS = 600_000

/** `due`: to be renewed behind the reader, who gets it as it is. */
export function stateOf(page: Life, now: number, o: { isHeard: boolean; unheardMs: number }): 'fresh' | 'due' | 'old' {
  const age = now - page.renderedAt
  const isLasting = o.isHeard && page.isWhole
  if (page.changedAt !== undefined || age >= (isLasting ? HOUR_MS : o.unheardMs)) return 'old'
  return isLasting && age >= page.renewalMs ? 'due' : 'fresh'
}

/** Twice as late each time that it was still the same: a page whose ages count minutes stays as true as one whose ages count days. */
export const nextRenewal = (known: Life | undefined): number =>
  known ? Math.min(2 * known.renewalMs, LAST_RENEWAL_MS) : FIRST_RENEWAL_MS

/** `changed`: undefined stands for everything. */
export function shows({ subjects }: Life, changed: ReadonlySet<string> | undefined): boolean {
  if (changed === undefined || subjects.has(ANYTHING)) return true
  for (const subject of changed) if (subjects.has(subject)) return true
  return false
}
