// Every query of wished plans.
import { lt } from 'drizzle-orm'
import type { Connection } from '../../platform/database/pool.ts'
import { planRequests } from './tables.ts'

export const planQueries = {
  /** False when it was stored before. */
  add: async (connection: Connection, row: typeof planRequests.$inferInsert): Promise<boolean> => {
    const added = await connection.insert(planRequests).values(row).onConflictDoNothing().returning({ id: planRequests.id })
    return added.length > 0
  },
  forgetBefore: async (connection: Connection, day: Date): Promise<void> => {
    await connection.delete(planRequests).where(lt(planRequests.createdAt, day))
  },
}
