// Queries of the sample workers: what is there is replaced; the address of a service stays.
import { and, eq, inArray, notInArray } from 'drizzle-orm'
import type { Connection } from '../../platform/database/pool.ts'
import { workerServices, workers } from './tables.ts'

type NewService = typeof workerServices.$inferInsert

export const sampleQueries = (db: Connection) => ({
  /** The hash that each sample was made from, by its number. */
  known: async (ids: number[]): Promise<Map<number, string | null>> =>
    new Map(
      (await db.select({ id: workers.id, seedHash: workers.seedHash }).from(workers).where(inArray(workers.id, ids))).map(
        ({ id, seedHash }) => [id, seedHash],
      ),
    ),
  put: async (worker: typeof workers.$inferInsert & { id: number }, services: NewService[]): Promise<void> => {
    const { id, createdAt: _joined, ...changes } = worker
    await db.insert(workers).values(worker).onConflictDoUpdate({ target: workers.id, set: changes })
    const kept = services.flatMap((service) => service.id ?? [])
    await db.delete(workerServices).where(and(eq(workerServices.workerId, id), notInArray(workerServices.id, kept)))
    for (const service of services)
      await db.insert(workerServices).values(service).onConflictDoUpdate({ target: workerServices.id, set: service })
  },
})
