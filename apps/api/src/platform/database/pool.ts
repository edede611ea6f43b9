// The connection pool with its guards: no query, transaction or wait for a connection may hang a request, and no lost connection may end
// more than what was under way on it.
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PgTransaction } from 'drizzle-orm/pg-core'
import pg from 'pg'
import type { Log } from '../logging.ts'
import { timedClient } from './timed-client.ts'

export type Pool = pg.Pool
export type Database = NodePgDatabase & { $client: Pool }
/** What queries run on: the pool, a connection of its own, or that of an open transaction. */
// biome-ignore lint/suspicious/noExplicitAny: drizzle's own default arguments of a transaction are any
export type Connection = NodePgDatabase | PgTransaction<any, any, any>

/** Milliseconds. What a request waits for a connection and for a result stays a few seconds in all (see timed-client.ts). */
const guards = (factor: number) => ({
  statement_timeout: Math.round(10_000 * factor),
  lock_timeout: Math.round(3000 * factor),
  idle_in_transaction_session_timeout: Math.round(15_000 * factor),
  connectionTimeoutMillis: 3000 * factor,
  idleTimeoutMillis: 30_000,
  application_name: 'menged',
})

const MOST_CONNECTIONS = 10

/** `factor`: how much longer than usual everything may take. */
export function openPool(connection: pg.PoolConfig, log: Log, factor = 1): { pool: Pool; db: Database } {
  const pool = new pg.Pool({ max: MOST_CONNECTIONS, ...guards(factor), ...connection, Client: timedClient(factor) })
  // An idle connection whose server dies reports it here; without a listener that would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'))
  // One that is in use reports it to the next query, and here: the pool takes its own listener away meanwhile.
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = drizzle(pool)
  return { pool, db: Object.assign(db, { transaction: transactionsOf(pool) }) }
}

/**
 * Drizzle's own transaction keeps the connection for ever when `begin` fails on it, and hands back one whose rollback failed. Each
 * goes back here, and one that is lost or still in the middle of something is thrown away.
 */
function transactionsOf(pool: Pool): Database['transaction'] {
  return async (work, config) => {
    const client = await pool.connect()
    try {
      return await drizzle(client).transaction(work, config)
    } finally {
      client.release(client.getTransactionStatus() !== 'I')
    }
  }
}
