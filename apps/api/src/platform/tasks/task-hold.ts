// What a process has in hand: locked for a quarter of a minute, and locked again while the process lives. When it dies, another one takes
// over as soon as that is over.
import type { Clock } from '../clock.ts'
import type { Database } from '../database/pool.ts'
import { workBehind } from '../database/timed-client.ts'
import type { Log } from '../logging.ts'
import { type TaskRow, taskEndings, taskQueries } from './task-queries.ts'

const LOCK_SECONDS = 15
const RENEW_EVERY_MS = 4000
/** A task that takes longer hangs, and is no longer held: another process may try. */
const LONGEST_MS = 120_000

export function createHold({ db, clock, log }: { db: Database; clock: Clock; log: Log }, renewEveryMs = RENEW_EVERY_MS) {
  const queries = { ...taskQueries(db), ...taskEndings(db) }
  const takenAt = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined
  const after = (ms: number): Date => new Date(clock.now().getTime() + ms)

  async function renew(): Promise<void> {
    const held = [...takenAt].filter(([, at]) => clock.ticks() - at < LONGEST_MS).map(([id]) => id)
    if (held.length > 0) await queries.renew(held, after(LOCK_SECONDS * 1000))
  }

  function follow(): void {
    if (takenAt.size === 0) {
      clearInterval(timer)
      timer = undefined
    } else
      timer ??= setInterval(() => {
        workBehind(renew).catch((error: unknown) => log.warn({ err: error }, 'tasks in hand could not be held'))
      }, renewEveryMs).unref()
  }

  return {
    async take(kinds: string[], most: number): Promise<TaskRow[]> {
      if (kinds.length === 0) return []
      const times = { now: clock.now(), lockedUntil: after(LOCK_SECONDS * 1000), neverUntil: after(LONGEST_MS) }
      const taken = await queries.take(kinds, times, most)
      for (const { id } of taken) takenAt.set(id, clock.ticks())
      follow()
      return taken
    },
    letGo(taken: TaskRow[]): void {
      for (const { id } of taken) takenAt.delete(id)
      follow()
    },
  }
}
