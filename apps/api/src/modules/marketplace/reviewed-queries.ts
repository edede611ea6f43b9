// What reviews need of workers: whose a profile is, held while its figures change.
import type { Text } from '@menged/contracts'
import { eq } from 'drizzle-orm'
import type { Connection, Database } from '../../platform/database/pool.ts'
import { workers } from './tables.ts'

export const reviewedWorkers = (db: Database) => ({
  /** Nobody else changes this worker before the transaction ends. */
  hold: async (connection: Connection, id: number): Promise<{ userId: string | null; name: Text } | undefined> => {
    const columns = { userId: workers.userId, en: workers.nameEn, am: workers.nameAm }
    const [row] = await connection.select(columns).from(workers).where(eq(workers.id, id)).for('no key update')
    return row && { userId: row.userId, name: { en: row.en ?? row.am ?? '', am: row.am ?? row.en ?? '' } }
  },
  /** The worker of an account. */
  idOf: async (userId: string): Promise<number | undefined> =>
    (await db.select({ id: workers.id }).from(workers).where(eq(workers.userId, userId)))[0]?.id,
})
