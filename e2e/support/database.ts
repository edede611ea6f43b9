// The portal's own database, for what no screen can do yet; the portal hears of a change by itself.
import { join } from 'node:path'
import { createLog, loadConfig, openDatabase } from '@menged/api'

/** Runs one statement; returns its rows. */
export async function runSql<Row = unknown>(statement: string, values: unknown[] = []): Promise<Row[]> {
  const config = loadConfig({
    DATABASE_URL: `postgres:///menged?host=${encodeURIComponent(join(process.env.E2E_DATA_DIR ?? '', 'run'))}&port=5432&user=menged_app`,
    COOKIE_SECRET: 'not used by anything in this journey, but needed',
    TOKEN_SECRET: 'not used by anything in this journey, but needed',
    PAPERS_KEY: 'a key of the papers, which nobody hands in here',
    VAPID_PRIVATE_KEY: 'b25lIGtleSBmb3IgYm90aCBvZiB0aGUgcHJvY2Vzc2U',
    LOG_LEVEL: 'silent',
  })
  const database = await openDatabase(config, createLog(config))
  try {
    const { rows } = await database.pool.query(statement, values)
    return rows as Row[]
  } finally {
    await database.close()
  }
}
