// Runs the SQL files of the migrations folder in order, each once, each in a transaction of its own.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import type { Log } from '../logging.ts'
import { atStart, holdAlone } from './start-connection.ts'

export type Migration = {
  name: string
  sql: string
  hash: string
  /** Hashes of other forms of the file that databases have run, and that a later file makes equal to this one. */
  alsoApplied: string[]
}

export class MigrationError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.name = 'MigrationError'
  }
}

type Options = {
  /** Connection of the role that owns the tables. */
  connection: pg.ClientConfig
  dir: string
  log: Log
  /** Role that the application runs as, when that is another one: it gets the rows and nothing more. */
  appRole?: string | undefined
  /** Called once before the first change to a database that is not empty. */
  beforeChange?: (() => Promise<void>) | undefined
}

/** Any number, the same in every version: the key of the advisory lock. */
const LOCK = 6_354_917
const FILE = /^\d{4}_[a-z0-9_]+\.sql$/
const ALSO_APPLIED = 'also-applied.json'

const LEDGER = `
  CREATE TABLE IF NOT EXISTS schema_migrations (
    name text PRIMARY KEY, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now()
  )`

/** Returns the names of the migrations that were applied now. */
export async function migrate(options: Options): Promise<string[]> {
  const migrations = await readMigrations(options.dir)
  return await atStart(options.connection, options.log, (client) => bringUpToDate(client, migrations, options))
}

async function bringUpToDate(client: pg.Client, migrations: Migration[], options: Options): Promise<string[]> {
  await holdAlone(client, LOCK, options.log)
  await client.query(LEDGER)
  const pending = pendingOf(migrations, await appliedOn(client), options.log)
  if (pending.length > 0 && pending.length < migrations.length) await options.beforeChange?.()
  for (const migration of pending) await apply(client, migration)
  if (options.appRole) await grantRows(client, options.appRole)
  if (pending.length > 0) options.log.info({ migrations: pending.map(({ name }) => name) }, 'the database was brought up to date')
  return pending.map(({ name }) => name)
}

export async function readMigrations(dir: string): Promise<Migration[]> {
  const files = (await readdir(dir)).sort()
  const text = files.includes(ALSO_APPLIED) ? await readFile(join(dir, ALSO_APPLIED), 'utf8') : '{}'
  const others = JSON.parse(text) as Record<string, string[]>
  return await Promise.all(
    files
      .filter((name) => FILE.test(name))
      .map(async (name) => {
        const sql = await readFile(join(dir, name), 'utf8')
        return { name, sql, hash: createHash('sha256').update(sql).digest('hex'), alsoApplied: others[name] ?? [] }
      }),
  )
}

async function appliedOn(client: pg.Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; hash: string }>('SELECT name, hash FROM schema_migrations ORDER BY name')
  return new Map(rows.map(({ name, hash }) => [name, hash]))
}

function pendingOf(migrations: Migration[], applied: Map<string, string>, log: Log): Migration[] {
  const changed = migrations.find(({ name, hash, alsoApplied }) => {
    const ran = applied.get(name)
    return ran !== undefined && ran !== hash && !alsoApplied.includes(ran)
  })
  if (changed)
    throw new MigrationError(`The migration ${changed.name} was changed after it had been applied. Put the released file back.`)
  const known = new Set(migrations.map(({ name }) => name))
  const newer = [...applied.keys()].filter((name) => !known.has(name))
  if (newer.length > 0) log.warn({ migrations: newer }, 'the database was changed by a newer version of this program')
  return migrations.filter(({ name }) => !applied.has(name))
}

async function apply(client: pg.Client, { name, sql, hash }: Migration): Promise<void> {
  try {
    await client.query('BEGIN')
    await client.query(sql)
    await client.query('INSERT INTO schema_migrations (name, hash) VALUES ($1, $2)', [name, hash])
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    throw new MigrationError(`The migration ${name} failed and was taken back whole: ${(error as Error).message}`, error)
  }
}

/** The embedded engine grants by default; on a server of the operator's this is the only grant there is. */
async function grantRows(client: pg.Client, role: string): Promise<void> {
  const app = client.escapeIdentifier(role)
  const { rows } = await client.query<{ kept: boolean }>("SELECT to_regclass('public.audit_events') IS NOT NULL AS kept")
  // One message is one transaction: at no moment does the role hold what is taken back.
  await client.query(`
    GRANT USAGE ON SCHEMA public TO ${app};
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${app};
    GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO ${app};
    REVOKE INSERT, UPDATE, DELETE ON schema_migrations FROM ${app};
    ${rows[0]?.kept ? `REVOKE UPDATE, DELETE ON audit_events FROM ${app};` : ''}
  `)
}
