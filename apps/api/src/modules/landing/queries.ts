// Every query of wished plans.
import { eq, lt } from 'drizzle-orm'
import { pick } from '../../platform/database/columns.ts'
import type { Connection } from '../../platform/database/pool.ts'
import { planRequests } from './tables.ts'

export const planQueries = {
  /** False when it was stored before. */
  add: async (connection: Connection, row: typeof planRequests.$inferInsert): Promise<boolean> => {
    const added = await connection.insert(planRequests).values(row).onConflictDoNothing().returning({ id: planRequests.id })
    return added.length > 0
  },
  /** Oldest first. */
  ofUser: async (connection: Connection, userId: string) =>
    await connection
      .select(pick(planRequests, 'plan', 'period', 'createdAt'))
      .from(planRequests)
      .where(eq(planRequests.userId, userId))
      .orderBy(planRequests.createdAt),
  forgetBefore: async (connection: Connection, day: Date): Promise<void> => {
    await connection.delete(planRequests).where(lt(planRequests.createdAt, day))
  },
}
