// How long tests may take: their limits are those of a quiet machine, times how much slower this one is now.
import { availableParallelism, loadavg } from 'node:os'

/** What `work` takes on the machine that the limits were set on. */
const QUIET_MS = 300
const MOST = 20

/** Plain JavaScript, as most of what tests do: objects, strings, sorting. */
function work(): void {
  for (let round = 0; round < 240; round += 1) {
    const rows = Array.from({ length: 2000 }, (_, i) => ({ id: (i * 7919) % 2003, title: `guide ${i % 97}` }))
    rows.sort((a, b) => a.title.localeCompare(b.title) || a.id - b.id)
    if (JSON.parse(JSON.stringify(rows)).length !== rows.length) throw new Error('JSON lost a row')
  }
}

/** At least 1. Takes both what a step takes at this moment and how many processes wait for a core. */
function measure(): number {
  const begun = performance.now()
  work()
  const slower = (performance.now() - begun) / QUIET_MS
  const crowded = (loadavg()[0] ?? 0) / availableParallelism()
  return Math.min(MOST, Math.max(1, slower, crowded))
}

/** Measured once: the processes of a test run inherit it. */
export function slowness(): number {
  process.env.TEST_SLOWNESS ??= measure().toFixed(1)
  return Number(process.env.TEST_SLOWNESS)
}
