// Queries about the server itself rather than a table.
import { sql } from 'drizzle-orm'
import type { Connection } from './pool.ts'

/**
 * Work that only one process may do at a time: held until the transaction ends, another process waits for it here, as long as it takes.
 * The limits of a request do not hold in this transaction.
 */
export async function holdLock(tx: Connection, key: number, onWait: () => void = () => {}): Promise<void> {
  const { rows } = await tx.execute<{ held: boolean }>(sql`
    select set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true),
      set_config('idle_in_transaction_session_timeout', '0', true), pg_try_advisory_xact_lock(${key}) as held`)
  if (rows[0]?.held) return
  onWait()
  await tx.execute(sql`select pg_advisory_xact_lock(${key})`)
}

export async function ping(db: Connection): Promise<void> {
  await db.execute(sql`select 1`)
}
