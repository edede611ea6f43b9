// One PostgreSQL server for all API tests, and a database with the tables in it that each test file gets a copy of.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEngine } from '@menged/embedded-postgres'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { APP_ROLE, DATABASE, embeddedOptions, OWNER_ROLE } from '../src/platform/database/embedded.ts'
import { migrate } from '../src/platform/database/migrate.ts'
import { MIGRATIONS_DIR } from '../src/platform/database/open.ts'
import { silentLog } from './log.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { host: string; port: number; superuser: string }
  }
}

/** What these databases hold is gone after the tests: no write has to reach the disk. */
async function forgetDurability(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes'])
    await client.query(`ALTER SYSTEM SET ${setting} = off`)
  await client.query('SELECT pg_reload_conf()')
  await client.end()
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const root = mkdtempSync(join(tmpdir(), 'menged-api-'))
  // Reachable for the user that PostgreSQL runs as when the tests run as root.
  chmodSync(root, 0o711)
  const pgBinDir = process.env.PG_BIN_DIR
  const engine = await startEngine(embeddedOptions({ dataDir: join(root, 'data'), pgBinDir }))
  await migrate({ connection: engine.connection(DATABASE, OWNER_ROLE), dir: MIGRATIONS_DIR, log: silentLog(), appRole: APP_ROLE })
  await forgetDurability(engine.connection('postgres', engine.user))
  project.provide('postgres', { host: engine.socketDir, port: engine.port, superuser: engine.user })
  return async () => {
    await engine.stop()
    rmSync(root, { recursive: true, force: true })
  }
}
