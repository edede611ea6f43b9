// The connection pool with its guards: no query, transaction or wait for a connection may hang a request.
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PgTransaction } from 'drizzle-orm/pg-core'
import pg from 'pg'
import type { Log } from '../logging.ts'

export type Pool = pg.Pool
export type Database = NodePgDatabase & { $client: Pool }
/** What queries run on: the pool, or the connection of an open transaction. */
// biome-ignore lint/suspicious/noExplicitAny: drizzle's own default arguments of a transaction are any
export type Connection = Database | PgTransaction<any, any, any>

const GUARDS = {
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 15_000,
  connectionTimeoutMillis: 5000,
  /** Above the statement's own limit: for a server that no longer answers at all. */
  query_timeout: 15_000,
  idleTimeoutMillis: 30_000,
  application_name: 'menged',
} as const

const MOST_CONNECTIONS = 10

export function openPool(connection: pg.PoolConfig, log: Log): { pool: Pool; db: Database } {
  const pool = new pg.Pool({ max: MOST_CONNECTIONS, ...GUARDS, ...connection })
  // An idle connection whose server dies reports it here; without a listener that would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'))
  return { pool, db: drizzle(pool) }
}
