// Leaves a service alone for a while that has failed again and again: https://en.wikipedia.org/wiki/Circuit_breaker_design_pattern
import type { Clock } from './clock.ts'

const FAILURES = 3
const REST_MS = 60_000

export function createBreaker(clock: Clock) {
  let [failures, restsUntil] = [0, Number.NEGATIVE_INFINITY]
  return {
    isResting: (): boolean => clock.ticks() < restsUntil,
    succeeded: (): void => {
      failures = 0
    },
    failed: (): void => {
      failures += 1
      if (failures >= FAILURES) restsUntil = clock.ticks() + REST_MS
    },
  }
}
