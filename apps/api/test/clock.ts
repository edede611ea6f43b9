// A clock that stands still until a test moves it: time passes by `advance`, and `set` puts the hands elsewhere.
import type { Clock } from '../src/platform/clock.ts'

export type TestClock = Clock & { set(instant: string): void; advance(seconds: number): void }

export function testClock(start = '2026-11-20T09:00:00Z'): TestClock {
  let now = new Date(start)
  let ticks = 0
  return {
    now: () => new Date(now),
    ticks: () => ticks,
    set: (instant) => {
      now = new Date(instant)
    },
    advance: (seconds) => {
      now = new Date(now.getTime() + seconds * 1000)
      ticks += seconds * 1000
    },
  }
}
