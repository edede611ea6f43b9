// What is asked of the server itself rather than of a table.
import { sql } from 'drizzle-orm'
import type { Connection } from './pool.ts'

/** Work that only one process may do at a time: held until the transaction ends, another process waits for it here. */
export async function holdLock(tx: Connection, key: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${key})`)
}

export async function ping(db: Connection): Promise<void> {
  await db.execute(sql`select 1`)
}
