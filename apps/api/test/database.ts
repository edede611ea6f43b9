// A database of its own for a test file: a copy of the migrated one.
import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, inject } from 'vitest'
import { APP_ROLE, DATABASE, OWNER_ROLE } from '../src/platform/database/embedded.ts'
import { type Database, openPool, type Pool } from '../src/platform/database/pool.ts'
import { silentLog } from './log.ts'

export type TestDatabase = { db: Database; pool: Pool; connection(user: string): pg.ClientConfig; drop(): Promise<void> }

async function asSuperuser(statement: string): Promise<void> {
  const { host, port, superuser } = inject('postgres')
  const client = new pg.Client({ host, port, user: superuser, database: 'postgres' })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** How much slower this machine is than a quiet one: the run has measured it. */
const slow = Number(process.env.TEST_SLOWNESS ?? 1)

/** `template0` gives an empty one. */
export async function createTestDatabase(template = DATABASE): Promise<TestDatabase> {
  const { host, port } = inject('postgres')
  const database = `test_${randomBytes(6).toString('hex')}`
  await asSuperuser(`CREATE DATABASE ${database} TEMPLATE ${template} OWNER ${OWNER_ROLE}`)
  const connection = (user: string): pg.ClientConfig => ({ host, port, user, database })
  const { db, pool } = openPool({ ...connection(APP_ROLE), max: 4 }, silentLog(), slow)
  return {
    db,
    pool,
    connection,
    drop: async () => {
      if (!pool.ended) await pool.end()
      await asSuperuser(`DROP DATABASE ${database} WITH (FORCE)`)
    },
  }
}

/** Waits until a statement is held up by another one. */
export async function untilBlocked({ db }: Pick<TestDatabase, 'db'>): Promise<void> {
  const blocked = sql`select 1 from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`
  await expect.poll(async () => (await db.execute(blocked)).rows.length).toBeGreaterThan(0)
}
