// What reviews need of workers: whose a profile is, held while its figures change.

import { inEach, textIn } from '@menged/ethiopia'
import { eq, sql } from 'drizzle-orm'
import { localizedOf, textFrom } from '../../platform/database/columns.ts'
import type { Connection, Database } from '../../platform/database/pool.ts'
import { firstRow } from '../../platform/database/rows.ts'
import { workingAccounts } from '../accounts/index.ts'
import { isListed, ofWorker } from './listed.ts'
import { workers } from './tables.ts'

export const reviewedWorkers = (db: Database) => ({
  /** Nobody else changes this worker before the transaction ends. */
  hold: async (connection: Connection, id: number) => {
    const columns = { userId: workers.userId, ...localizedOf(workers, 'name'), isListed: sql<boolean>`${isListed}` }
    const [row] = await connection
      .select(columns)
      .from(workers)
      .leftJoin(workingAccounts, ofWorker)
      .where(eq(workers.id, id))
      .for('no key update', { of: workers })
    if (!row) return undefined
    const name = inEach((each) => textIn(textFrom(row, 'name'), each))
    return { userId: row.userId, name, isListed: row.isListed }
  },
  /** The worker of an account. */
  idOf: async (userId: string): Promise<number | undefined> =>
    (await firstRow(db.select({ id: workers.id }).from(workers).where(eq(workers.userId, userId))))?.id,
})
