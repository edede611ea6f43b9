// Opens the store: the embedded engine by default, any PostgreSQL by DATABASE_URL.
import { fileURLToPath } from 'node:url'
import { backupNow, type Engine, pruneBackups, startEngine } from '@menged/embedded-postgres'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Config } from '../config.ts'
import type { Log } from '../logging.ts'
import { APP_ROLE, DATABASE, embeddedOptions, OWNER_ROLE } from './embedded.ts'
import { migrate } from './migrate.ts'
import { type PageNotices, type PageWatcher, watchPages } from './page-notices.ts'
import { type Connection, type Database, openPool, type Pool } from './pool.ts'
import { explainServer } from './server-errors.ts'
import { atStart } from './start-connection.ts'

export type Store = {
  db: Database
  pool: Pool
  /** Only with the embedded engine. */
  engine: Engine | undefined
  /** Brings the tables up to date; safe when several processes start at once. */
  migrate(): Promise<string[]>
  /** Work of the start, on a connection without limits; it must be harmless to repeat. */
  atStart<Result>(work: (db: Connection) => Promise<Result>): Promise<Result>
  /** The same as the owner of the tables, for the little that the application may not do. */
  asOwner<Result>(work: (db: Connection) => Promise<Result>): Promise<Result>
  /** Tells when something has changed that pages show, in this process or another, and whether that can be heard. */
  watchPages(watcher: PageWatcher): void
  close(): Promise<void>
}

export const MIGRATIONS_DIR = fileURLToPath(new URL('../../../migrations', import.meta.url))

type Access = { app: pg.PoolConfig; owner: pg.ClientConfig; appRole: string | undefined; engine: Engine | undefined }

export async function openStore(config: Config, log: Log): Promise<Store> {
  const access = config.databaseUrl ? serverAccess(config, config.databaseUrl.reveal()) : await engineAccess(config, log)
  const { pool, db } = openPool(access.app, log, config.timeLimitFactor)
  const watching: PageNotices[] = []
  return {
    db,
    pool,
    engine: access.engine,
    migrate: () =>
      migrate({
        connection: access.owner,
        dir: MIGRATIONS_DIR,
        log,
        appRole: access.appRole,
        beforeChange: backupOf(access, config),
      }).catch((error: unknown) => {
        throw migrationFault(config, error)
      }),
    atStart: (work) => atStart(access.app, log, (client) => work(drizzle(client))),
    asOwner: (work) => atStart(access.owner, log, (client) => work(drizzle(client))),
    watchPages: (watcher) => void watching.push(watchPages(access.app, log, watcher)),
    close: async () => {
      await Promise.all(watching.map((notices) => notices.close()))
      await pool.end()
      await access.engine?.stop()
    },
  }
}

function migrationFault({ databaseUrl, migrationDatabaseUrl }: Config, error: unknown): unknown {
  if (!databaseUrl) return error
  const [setting, url] = migrationDatabaseUrl
    ? (['MIGRATION_DATABASE_URL', migrationDatabaseUrl] as const)
    : (['DATABASE_URL', databaseUrl] as const)
  return explainServer(error, setting, url.reveal())
}

async function engineAccess(config: Config, log: Log): Promise<Access> {
  const engine = await startEngine(
    embeddedOptions(config, (line) => log[isRoutine(line) ? 'debug' : 'info']({ from: 'postgres' }, line)),
  )
  const [app, owner] = [engine.connection(DATABASE, APP_ROLE), engine.connection(DATABASE, OWNER_ROLE)]
  return { app, owner, appRole: APP_ROLE, engine }
}

/** What PostgreSQL says at every start and stop; that it had to recover is no routine. */
const isRoutine = (line: string): boolean =>
  /^(LOG|DETAIL|HINT): /.test(line) && !/recover|interrupt|not properly|crash|terminat/i.test(line)

function serverAccess(config: Config, url: string): Access {
  const owner = config.migrationDatabaseUrl?.reveal() ?? url
  // Read by the driver itself: a role may stand before the @ or in the query, and may come from PGUSER.
  const role = (address: string): string | undefined => new pg.Client({ connectionString: address }).user
  const appRole = role(owner) === role(url) ? undefined : role(url)
  return { app: { connectionString: url }, owner: { connectionString: owner }, appRole, engine: undefined }
}

function backupOf({ engine }: Access, { dataDir, backupKeep }: Config): (() => Promise<void>) | undefined {
  if (!engine) return undefined
  return async () => {
    await backupNow(engine, dataDir, 'before migration')
    await pruneBackups(dataDir, backupKeep)
  }
}
