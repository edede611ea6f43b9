// What requests say of a worker: how soon an answer comes, and how many jobs were done.
import type { Clock } from '../../platform/clock.ts'
import type { Connection } from '../../platform/database/pool.ts'
import { putTaskFigures } from '../marketplace/index.ts'
import type { Links } from './links.ts'
import { type FullRow, figureQueries } from './queries.ts'

/** Answers that count: who has become quicker is soon seen to be. */
const LAST_ANSWERS = 20
/** Of who has answered nothing yet. */
const FIRST_MINUTES = 1440
const MOST_MINUTES = 525_600

export function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const [lower, upper] = sorted.length % 2 === 1 ? [sorted[middle], sorted[middle]] : [sorted[middle - 1], sorted[middle]]
  return lower === undefined || upper === undefined ? null : (lower + upper) / 2
}

/**
 * Whom a job was done for, where that can't be the worker alone: a confirmed account, or a guest who has opened a mail, with neither the
 * number nor the address of the worker.
 */
export function clientMarkOf(row: FullRow, links: Links): string | null {
  const { workerId, userId, email, phone, mailOpenedAt, isConfirmed, workerPhone, workerEmail } = row
  const client = isConfirmed ? userId : mailOpenedAt === null ? null : email
  const isWorker = (email !== null && email === workerEmail) || (phone !== null && phone === workerPhone)
  return client === null || isWorker ? null : links.clientMarkOf(workerId, client)
}

export async function countAgain(connection: Connection, workerId: number, clock: Clock): Promise<void> {
  const now = clock.now()
  const count = async () => {
    const minutes = median(await figureQueries.answerMinutes(connection, workerId, LAST_ANSWERS))
    const { completed, unfinished } = await figureQueries.finished(connection, workerId, now)
    const responseMinutes = minutes === null ? FIRST_MINUTES : Math.min(MOST_MINUTES, Math.max(1, Math.round(minutes)))
    return { responseMinutes, completedTasks: completed, unfinishedTasks: unfinished }
  }
  await putTaskFigures(connection, workerId, count, now)
}
