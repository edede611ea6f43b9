// Reminders of an agreed time, a day and an hour before. Each is bound to its time: when that is given up, so is the reminder.
import { HOUR_MS } from '@menged/ethiopia/durations'
import type { Connection } from '../../platform/database/pool.ts'
import type { RequestsContext } from './dependencies.ts'
import { requestQueries } from './queries.ts'
import type { Telling } from './telling.ts'

const TASK = 'request-reminder'
const HOURS = [24, 1] as const
type Reminder = { id: string; at: string; hours: (typeof HOURS)[number] }

const keyOf = ({ id, at, hours }: Reminder): string => `${TASK} ${id} ${at} ${hours}`
const remindersOf = (id: string, at: Date): Reminder[] => HOURS.map((hours) => ({ id, at: at.toISOString(), hours }))

export function reminding({ db, clock, tasks }: RequestsContext, tell: Telling) {
  tasks.handle(TASK, async (reminder: Reminder) => {
    const row = await requestQueries(db).byId(reminder.id)
    if (row?.state !== 'accepted' || row.agreedAt?.toISOString() !== reminder.at) return
    // A server that was away does not remind of what is over.
    if (row.agreedAt <= clock.now()) return
    const news = {
      news: reminder.hours === 1 ? 'reminder1' : 'reminder24',
      key: keyOf(reminder),
      note: null,
      at: row.agreedAt,
    } as const
    await db.transaction(async (tx) => {
      for (const side of ['worker', 'client'] as const) await tell.of(tx, side, row, news)
    })
    tasks.wake()
  })
  return {
    /** An agreed time takes the place of another one; null when there is none any more. */
    change: async (tx: Connection, id: string, from: Date | null, to: Date | null): Promise<void> => {
      if (from?.getTime() === to?.getTime()) return
      for (const reminder of from ? remindersOf(id, from) : []) await tasks.cancel(tx, keyOf(reminder))
      for (const reminder of to ? remindersOf(id, to) : []) {
        const runAt = new Date(Date.parse(reminder.at) - reminder.hours * HOUR_MS)
        if (runAt > clock.now()) await tasks.add(tx, { kind: TASK, key: keyOf(reminder), payload: reminder, runAt })
      }
    },
  }
}
export type Reminding = ReturnType<typeof reminding>
