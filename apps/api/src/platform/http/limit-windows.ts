// Counting requests in fixed windows of time, in the memory of one process; limit-queries.ts counts where processes must agree.
import type { Clock } from '../clock.ts'

export type Window = {
  /** Counts one request; says in how many milliseconds the window ends, never more than it is long. */
  count(key: string, seconds: number): Promise<{ count: number; leftMs: number }>
  /** Takes one back. */
  giveBack(key: string): Promise<void>
}

const MOST_KEYS = 100_000

export function memoryWindow(clock: Clock): Window {
  const windows = new Map<string, { count: number; endsAt: number }>()
  return {
    count: async (key, seconds) => {
      const now = clock.ticks()
      const found = windows.get(key)
      const open = found && found.endsAt > now ? found : { count: 0, endsAt: now + seconds * 1000 }
      open.count += 1
      windows.set(key, open)
      if (windows.size > MOST_KEYS) forgetOldest(windows, now)
      return { count: open.count, leftMs: open.endsAt - now }
    },
    giveBack: async (key) => {
      const found = windows.get(key)
      if (found && found.count > 0) found.count -= 1
    },
  }
}

function forgetOldest(windows: Map<string, { endsAt: number }>, now: number): void {
  for (const [key, { endsAt }] of windows) if (endsAt <= now) windows.delete(key)
  for (const key of windows.keys()) {
    if (windows.size <= MOST_KEYS) return
    windows.delete(key)
  }
}
