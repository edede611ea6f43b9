// Work of seconds in pieces of a few milliseconds, so that requests are answered in between.
import { setImmediate as nextTurn } from 'node:timers/promises'

/** Milliseconds of work, after which others may work. */
const LONGEST_MS = 5
/** To be awaited often. */
export function breathing(longestMs = LONGEST_MS): () => Promise<void> {
  let begun = performance.now()
  return async () => {
    if (performance.now() - begun < longestMs) return
    await nextTurn()
    begun = performance.now()
  }
}
