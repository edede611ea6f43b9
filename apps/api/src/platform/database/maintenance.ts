// Backup and restore by hand and by the day, for the embedded engine. A server of the operator's own has its own backups.
import {
  backupNow,
  type Engine,
  findRunning,
  listBackups,
  madeAt,
  pruneBackups,
  type ReachableServer,
  restoreBackup,
  startEngine,
} from '@menged/embedded-postgres'
import { DAY_MS, HOUR_MS } from '@menged/ethiopia/durations'
import type { PoolConfig } from 'pg'
import type { Config } from '../config.ts'
import { createLog, type Log } from '../logging.ts'
import type { Job } from '../tasks/jobs.ts'
import { APP_ROLE, DATABASE, EngineError, embeddedOptions } from './embedded.ts'
import { type Database, openPool } from './pool.ts'

function requireEmbedded(config: Config): void {
  if (config.databaseUrl) {
    throw new EngineError(
      'failed',
      'DATABASE_URL names a server of your own. Back it up and restore it with its own tools, such as pg_dump.',
    )
  }
}

/** Makes a backup and returns its name. @throws EngineError */
export async function backup(config: Config): Promise<string> {
  requireEmbedded(config)
  const log = createLog({ ...config, logLevel: 'error' })
  return await withServer(config, log, (server) => keep(server, config, 'by hand'))
}

/** The application's own access for a command by hand, to the server that DATABASE_URL names or to the embedded one. @throws EngineError */
export async function reachDatabase<Result>(config: Config, log: Log, work: (db: Database) => Promise<Result>): Promise<Result> {
  const { databaseUrl } = config
  if (databaseUrl) return await withPool({ connectionString: databaseUrl.reveal() }, log, work)
  await requireDatabase(config)
  return await withServer(config, log, (server) => withPool(server.connection(DATABASE, APP_ROLE), log, work))
}

/** With the server of a running portal, or with one that is started for the work. */
async function withServer<Result>(config: Config, log: Log, work: (server: ReachableServer) => Promise<Result>): Promise<Result> {
  const options = embeddedOptions(config, (line) => log.info(line))
  const running = await findRunning(options)
  if (running) return await work(running)
  const engine = await startEngine(options)
  try {
    return await work(engine)
  } finally {
    await engine.stop()
  }
}

async function withPool<Result>(access: PoolConfig, log: Log, work: (db: Database) => Promise<Result>): Promise<Result> {
  const { pool, db } = openPool(access, log)
  try {
    return await work(db)
  } finally {
    await pool.end()
  }
}

async function requireDatabase({ dataDir }: Config): Promise<void> {
  if (!(await madeAt(dataDir)))
    throw new EngineError(
      'failed',
      `There is no database in ${dataDir}. Set DATA_DIR as the portal has it, or start the portal first.`,
    )
}

/** Names of all backups, newest first. */
export async function backups(config: Config): Promise<string[]> {
  requireEmbedded(config)
  return (await listBackups(config.dataDir)).map(({ name }) => name)
}

/** Puts a backup in place; returns where the former data lie, if there were any. The portal must stand. @throws EngineError */
export function restore(config: Config, name: string): Promise<string | undefined> {
  requireEmbedded(config)
  return restoreBackup(embeddedOptions(config), name)
}

/** One backup a day. The first comes a day after the database was made. */
export function dailyBackup(engine: Engine, config: Config): Job {
  return {
    name: 'daily backup',
    everyMs: HOUR_MS,
    run: async () => {
      const [newest] = await listBackups(config.dataDir)
      const last = newest ? Date.parse(newest.at) : Number(await madeAt(config.dataDir))
      if (Date.now() - last > DAY_MS) await keep(engine, config, 'daily')
    },
  }
}

async function keep(engine: ReachableServer, config: Config, reason: string): Promise<string> {
  const name = await backupNow(engine, config.dataDir, reason)
  await pruneBackups(config.dataDir, config.backupKeep)
  return name
}
