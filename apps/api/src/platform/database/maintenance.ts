// Backup and restore by hand and by the day, for the embedded engine. A server of the operator's own has its own backups.
import { stat } from 'node:fs/promises'
import { DAY_MS, HOUR_MS } from '@menged/ethiopia/durations'
import type { Config } from '../config.ts'
import type { Job } from '../jobs.ts'
import { createLog, type Log } from '../logging.ts'
import { backupNow, listBackups, pruneBackups } from './backup.ts'
import { connectPatiently } from './engine/connect.ts'
import { type Engine, startEngine } from './engine/engine.ts'
import { EngineError } from './engine/errors.ts'
import { SUPERUSER } from './engine/initdb.ts'
import { layoutOf, PORT } from './engine/layout.ts'
import { APP_ROLE, DATABASE } from './engine/roles.ts'
import { type Database, openPool } from './pool.ts'
import { restoreBackup } from './restore.ts'

/** How long a running portal gets to answer before the database counts as standing. */
const KNOCK_MS = 500

function requireEmbedded(config: Config): void {
  if (config.databaseUrl) {
    throw new EngineError(
      'failed',
      'DATABASE_URL names a server of your own. Back it up and restore it with its own tools, such as pg_dump.',
    )
  }
}

/** Makes a backup beside a running portal, or starts the engine for it. Answers its name. @throws EngineError */
export async function backup(config: Config): Promise<string> {
  requireEmbedded(config)
  const running = await runningEngine(config.dataDir)
  if (running) return keep(running, config, 'by hand')
  const log = createLog({ ...config, logLevel: 'error' })
  const engine = await startFor(config, log)
  try {
    return await keep(engine, config, 'by hand')
  } finally {
    await engine.stop()
  }
}

/**
 * The application's own access for a command by hand: on the server that DATABASE_URL names, beside a running portal, or with an engine
 * started for it. @throws EngineError
 */
export async function reachDatabase<Result>(config: Config, log: Log, work: (db: Database) => Promise<Result>): Promise<Result> {
  if (!config.databaseUrl) await requireDatabase(config)
  const started = config.databaseUrl || (await runningEngine(config.dataDir)) ? undefined : await startFor(config, log)
  const access = config.databaseUrl
    ? { connectionString: config.databaseUrl.reveal() }
    : { host: layoutOf(config.dataDir).socketDir, port: PORT, user: APP_ROLE, database: DATABASE }
  const { pool, db } = openPool(access, log)
  try {
    return await work(db)
  } finally {
    await pool.end()
    await started?.stop()
  }
}

async function requireDatabase({ dataDir }: Config): Promise<void> {
  const there = await stat(layoutOf(dataDir).stamp).catch(() => undefined)
  if (!there)
    throw new EngineError(
      'failed',
      `There is no database in ${dataDir}. Set DATA_DIR as the portal has it, or start the portal first.`,
    )
}

const startFor = ({ dataDir, pgBinDir }: Config, log: Log): Promise<Engine> =>
  startEngine({ dataDir, pgBinDir, log: (line) => log.info(line) })

/** Names of all backups, newest first. */
export async function backups(config: Config): Promise<string[]> {
  requireEmbedded(config)
  return (await listBackups(config.dataDir)).map(({ name }) => name)
}

/** Puts a backup in place; answers where the former data lie, if there were any. The portal must stand. @throws EngineError */
export function restore(config: Config, name: string): Promise<string | undefined> {
  requireEmbedded(config)
  return restoreBackup(config.dataDir, name)
}

/** One backup a day. The first comes a day after the database was made. */
export function dailyBackup(engine: Engine, config: Config): Job {
  return {
    name: 'daily backup',
    everyMs: HOUR_MS,
    run: async () => {
      const [newest] = await listBackups(config.dataDir)
      const last = newest ? Date.parse(newest.at) : (await stat(layoutOf(config.dataDir).stamp)).birthtimeMs
      if (Date.now() - last > DAY_MS) await keep(engine, config, 'daily')
    },
  }
}

type Reachable = Pick<Engine, 'connection'>

async function keep(engine: Reachable, config: Config, reason: string): Promise<string> {
  const name = await backupNow(engine, config.dataDir, reason)
  await pruneBackups(config.dataDir, config.backupKeep)
  return name
}

async function runningEngine(dataDir: string): Promise<Reachable | undefined> {
  const { socketDir } = layoutOf(dataDir)
  const connection: Engine['connection'] = (database, user = SUPERUSER) => ({ host: socketDir, port: PORT, user, database })
  try {
    const client = await connectPatiently(connection('postgres'), KNOCK_MS)
    await client.end()
    return { connection }
  } catch {
    return undefined
  }
}
