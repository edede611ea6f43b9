// For tests: data folders of their own, and the proof that nothing is left running in them.

import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type ConnectionConfig, connectPatiently } from './connect.ts'
import { type Engine, startEngine } from './engine.ts'
import { layoutOf } from './layout.ts'
import type { EngineOptions } from './options.ts'
import { serverProcesses, signal } from './processes.ts'

export type Trial = {
  dataDir: string
  lines: string[]
  start(options?: Partial<EngineOptions>): Promise<Engine>
  stop(): Promise<void>
  /** Stops what was started, waits for strays, removes the folder; returns the processes that had to be waited out in vain. */
  end(): Promise<number[]>
}

export type TrialOptions = Omit<EngineOptions, 'dataDir' | 'log'> & {
  /** As root, `open` lets the server's own user reach the folder; `closed` forces the way through a user namespace. */
  access?: 'open' | 'closed'
  /** Path of the data folder within the temporary one. */
  within?: string
}

export function createTrial({ access = 'open', within = 'data', ...common }: TrialOptions = {}): Trial {
  const root = mkdtempSync(join(tmpdir(), 'embedded-postgres-'))
  chmodSync(root, access === 'open' ? 0o711 : 0o700)
  const dataDir = join(root, within)
  const { socketDir } = layoutOf({ ...common, dataDir })
  const starts: Promise<Engine>[] = []
  const lines: string[] = []
  const stop = async () => {
    // Also one that is still starting: a test that ran out of time must leave nothing to those after it.
    for (const start of starts.splice(0)) {
      const engine = await start.catch(() => undefined)
      await engine?.stop()
    }
  }
  return {
    dataDir,
    lines,
    start: (options = {}) => {
      const start = startEngine({ ...common, dataDir, log: (line) => lines.push(line), ...options })
      starts.push(start)
      return start
    },
    stop,
    end: async () => {
      await stop()
      const deadline = Date.now() + 30_000
      while (processesOf(dataDir).length > 0 && Date.now() < deadline) await sleep(20)
      const left = processesOf(dataDir)
      for (const dir of [root, socketDir]) if (existsSync(dir)) rmSync(dir, { recursive: true, force: true })
      return left
    },
  }
}

/** The shell that guards the server included. */
const processesOf = (dataDir: string): number[] => serverProcesses(layoutOf({ dataDir }).pg, undefined).map(({ pid }) => pid)

/** Sends it to every process of the server on this folder: to stop all of it, let it go on, or kill it. */
export function signalServer(dataDir: string, name: NodeJS.Signals): void {
  for (const pid of processesOf(dataDir)) signal(pid, name)
}

export type Row = Record<string, unknown>

/** One statement, or several, on a connection of its own. Returns the rows of the last one. */
export async function runSql(connection: ConnectionConfig, text: string): Promise<Row[]> {
  const client = await connectPatiently(connection)
  try {
    const result: unknown = await client.query(text)
    const last: unknown = Array.isArray(result) ? result.at(-1) : result
    return typeof last === 'object' && last !== null && 'rows' in last && Array.isArray(last.rows) ? last.rows : []
  } finally {
    await client.end()
  }
}
