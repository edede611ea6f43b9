// Every query of the link that makes the first administrator.
import { gt } from 'drizzle-orm'
import type { Connection, Database } from '../../platform/database/pool.ts'
import { firstRow } from '../../platform/database/rows.ts'
import { adminSetup } from './tables.ts'

export function setupQueries(db: Database) {
  return {
    put: async (row: { id: string; expiresAt: Date }): Promise<void> => {
      await db.insert(adminSetup).values(row).onConflictDoUpdate({ target: adminSetup.one, set: row })
    },
    /** While it holds; of two that use it at once the second waits, and then finds none. */
    hold: async (connection: Connection, now: Date): Promise<{ id: string } | undefined> =>
      await firstRow(
        connection.select({ id: adminSetup.id }).from(adminSetup).where(gt(adminSetup.expiresAt, now)).for('update'),
      ),
    remove: async (connection: Connection): Promise<void> => {
      await connection.delete(adminSetup)
    },
  }
}
