// A PostgreSQL server on a data folder, kept running until it is stopped.

import { setTimeout as sleep } from 'node:timers/promises'
import { locateBinaries } from './binaries.ts'
import { type ConnectionConfig, connectPatiently } from './connect.ts'
import { explain } from './errors.ts'
import { endFormerServer } from './former-server.ts'
import { ensureCluster, SUPERUSER } from './initdb.ts'
import { type Layout, layoutOf, makeDataDir, makeSocketDir, PORT } from './layout.ts'
import type { EngineOptions } from './options.ts'
import { launch, type Postmaster, type Site, shutDown } from './postmaster.ts'
import { ensureRoles } from './roles.ts'
import { takeStartLock } from './start-lock.ts'
import { chooseUser, giveOwnership } from './user.ts'

export type ServerExit = { code: number; words: string }

export type Engine = {
  socketDir: string
  port: number
  /** The superuser; a connection is its own unless another user is named. */
  user: string
  connection(database: string, user?: string): ConnectionConfig
  alive(): boolean
  /** The server's process number while it runs; it changes when the server had to be restarted. */
  pid(): number | undefined
  stop(): Promise<void>
  /** Called when the server ended by itself; the engine is about to restart it. Returns a way to unsubscribe. */
  onExit(callback: (exit: ServerExit) => void): () => void
}

/** A server that this process may not have started. */
export type ReachableServer = Pick<Engine, 'connection'>

const BACKOFF_MS = [50, 200, 500, 1000, 2000, 5000, 10_000]
/** A server that ran this long has earned a quick restart again. */
const STEADY_MS = 60_000

export async function startEngine(options: EngineOptions): Promise<Engine> {
  const { database, log = () => {} } = options
  const layout = layoutOf(options)
  const binaries = locateBinaries(options.binDir, layout.terms)
  await makeDataDir(layout)
  const probe = chooseUser(binaries, layout.dataDir, layout.terms)
  await makeSocketDir(layout, probe.runAs)
  const lock = await takeStartLock(layout)
  try {
    const isNew = await ensureCluster(layout, binaries, probe, log)
    giveOwnership(probe.runAs, layout.pg)
    const keeper = createKeeper({ layout, binaries, runAs: probe.runAs }, log)
    await keeper.begin()
    const engine = createEngine(layout, keeper, () => lock.release())
    if (database === undefined) return engine
    await ensureRoles(engine.connection, database, isNew).catch(async (error: unknown) => {
      await keeper.end()
      throw explain(error, layout.pg, 'preparing the database')
    })
    return engine
  } catch (error) {
    await lock.release()
    throw explain(error, layout.dataDir, 'starting')
  }
}

/** The server that responds on this folder, whichever process started it; undefined when none does. */
export async function findRunning(options: EngineOptions, patienceMs = 500): Promise<ReachableServer | undefined> {
  const connection = connectionOn(layoutOf(options))
  try {
    const client = await connectPatiently(connection('postgres'), patienceMs)
    await client.end()
    return { connection }
  } catch {
    return undefined
  }
}

function connectionOn({ socketDir }: Layout): Engine['connection'] {
  return (database, user = SUPERUSER) => ({ host: socketDir, port: PORT, user, database })
}

type Keeper = {
  begin(): Promise<void>
  end(): Promise<void>
  current(): Postmaster | undefined
  listeners: Set<(exit: ServerExit) => void>
}

/** Holds the running server and brings it back when it dies without having been stopped. */
function createKeeper(site: Site, log: (line: string) => void): Keeper {
  const listeners = new Set<(exit: ServerExit) => void>()
  const stopping = new AbortController()
  let running: Postmaster | undefined
  let reviving: Promise<void> = Promise.resolve()
  let failures = 0

  async function begin(): Promise<void> {
    const postmaster = await launch(site, log, stopping.signal)
    const begun = Date.now()
    running = postmaster
    void postmaster.process.ended.then((code) => {
      running = undefined
      if (stopping.signal.aborted) return
      if (Date.now() - begun > STEADY_MS) failures = 0
      log(`the server ended by itself (code ${code}); restarting it`)
      reviving = revive()
      for (const listener of listeners) listener({ code, words: postmaster.process.lastWords() })
    })
  }

  async function revive(): Promise<void> {
    while (!stopping.signal.aborted) {
      const pause = BACKOFF_MS[Math.min(failures, BACKOFF_MS.length - 1)] ?? 0
      failures += 1
      try {
        await sleep(pause, undefined, { signal: stopping.signal })
        return await begin()
      } catch (error) {
        if (!stopping.signal.aborted) log(`the restart failed: ${error instanceof Error ? error.message : String(error)}`)
      }
    }
  }

  async function end(): Promise<void> {
    stopping.abort()
    await reviving
    if (running) await shutDown(running)
    // Usually finds nothing; but a server whose guard was killed, or children of a killed one, must be gone before the lock is.
    await endFormerServer(site.layout, log)
  }

  return { begin, end, current: () => running, listeners }
}

function createEngine(layout: Layout, keeper: Keeper, release: () => Promise<void>): Engine {
  let stopped: Promise<void> | undefined
  return {
    socketDir: layout.socketDir,
    port: PORT,
    user: SUPERUSER,
    connection: connectionOn(layout),
    alive: () => keeper.current()?.process.running() === true,
    pid: () => keeper.current()?.pid,
    stop: () => (stopped ??= keeper.end().finally(release)),
    onExit: (callback) => {
      keeper.listeners.add(callback)
      return () => void keeper.listeners.delete(callback)
    },
  }
}
