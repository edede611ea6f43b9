// What others may read and write of workers: who is asked and for what, and the figures that follow from requests.
import { and, eq } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { type Localized, localizedOf } from '../../platform/database/columns.ts'
import type { Connection } from '../../platform/database/pool.ts'
import { firstRow } from '../../platform/database/rows.ts'
import { workingAccounts } from '../accounts/index.ts'
import { isListed, ofWorker } from './listed.ts'
import { workerServices, workers } from './tables.ts'

const build = new QueryBuilder()

/** Parts of a query: `leftJoin(workerNames, eq(workerNames.id, …))`. */
export const workerNames = build
  .select({ id: workers.id, userId: workers.userId, ...localizedOf(workers, 'name') })
  .from(workers)
  .as('worker_names')
export const serviceTitles = build
  .select({ id: workerServices.id, ...localizedOf(workerServices, 'title') })
  .from(workerServices)
  .as('service_titles')

export type RequestedWorker = { id: number; userId: string | null } & Localized<'name'>

export const requestedWorkers = (db: Connection) => ({
  /** Who is not listed cannot be asked. */
  one: async (id: number): Promise<RequestedWorker | undefined> => {
    const columns = { id: workers.id, userId: workers.userId, ...localizedOf(workers, 'name') }
    const listed = db.select(columns).from(workers).leftJoin(workingAccounts, ofWorker)
    return await firstRow(listed.where(and(isListed, eq(workers.id, id))))
  },
  idOf: async (userId: string): Promise<number | undefined> =>
    (await firstRow(db.select({ id: workers.id }).from(workers).where(eq(workers.userId, userId))))?.id,
  /** Stays until the transaction ends. */
  offers: async (workerId: number, serviceId: number): Promise<boolean> => {
    const offered = and(eq(workerServices.id, serviceId), eq(workerServices.workerId, workerId))
    return (await db.select({ id: workerServices.id }).from(workerServices).where(offered).for('key share')).length === 1
  },
})

export type TaskFigures = { responseMinutes: number; completedTasks: number; unfinishedTasks: number }

/** The figures that its requests give a worker. `count` comes after nobody else counts any more, before the transaction ends. */
export async function putTaskFigures(
  db: Connection,
  workerId: number,
  count: () => Promise<TaskFigures>,
  now: Date,
): Promise<void> {
  const [known] = await db.select().from(workers).where(eq(workers.id, workerId)).for('no key update')
  if (!known) return
  const figures = await count()
  if (Object.entries(figures).every(([name, value]) => known[name as keyof TaskFigures] === value)) return
  await db
    .update(workers)
    .set({ ...figures, updatedAt: now })
    .where(eq(workers.id, workerId))
}
