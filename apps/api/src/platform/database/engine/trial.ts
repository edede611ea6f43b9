// For tests of the engine: data folders of their own, and the proof that nothing is left running in them.

import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { connectPatiently } from './connect.ts'
import { type Engine, type EngineOptions, startEngine } from './engine.ts'
import { layoutOf } from './layout.ts'
import { serverProcesses } from './processes.ts'
import { APP_ROLE, DATABASE, OWNER_ROLE } from './roles.ts'

export type Trial = {
  dataDir: string
  lines: string[]
  start(options?: Partial<EngineOptions>): Promise<Engine>
  stop(): Promise<void>
  /** Stops what was started, waits for strays, removes the folder; returns the processes that had to be waited out in vain. */
  end(): Promise<number[]>
}

/** As root, `open` lets the server's own user reach the folder; `closed` forces the way through a user namespace. */
export function createTrial(access: 'open' | 'closed' = 'open', within = 'data'): Trial {
  const root = mkdtempSync(join(tmpdir(), 'menged-engine-'))
  chmodSync(root, access === 'open' ? 0o711 : 0o700)
  const dataDir = join(root, within)
  const layout = layoutOf(dataDir)
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
      const start = startEngine({ dataDir, log: (line) => lines.push(line), ...options })
      starts.push(start)
      return start
    },
    stop,
    end: async () => {
      await stop()
      const strays = () => serverProcesses(layout.pg, undefined).map(({ pid }) => pid)
      const deadline = Date.now() + 30_000
      while (strays().length > 0 && Date.now() < deadline) await sleep(20)
      const left = strays()
      for (const dir of [root, layout.socketDir]) if (existsSync(dir)) rmSync(dir, { recursive: true, force: true })
      return left
    },
  }
}

type Row = Record<string, unknown>

/** One statement, or several, on a connection of its own. */
export async function sql(engine: Engine, text: string, user: string = OWNER_ROLE): Promise<Row[]> {
  const client = await connectPatiently(engine.connection(DATABASE, user))
  try {
    const result: unknown = await client.query(text)
    const last: unknown = Array.isArray(result) ? result.at(-1) : result
    return typeof last === 'object' && last !== null && 'rows' in last && Array.isArray(last.rows) ? last.rows : []
  } finally {
    await client.end()
  }
}

export const sqlAsApp = (engine: Engine, text: string): Promise<Row[]> => sql(engine, text, APP_ROLE)

export async function countRows(engine: Engine): Promise<number> {
  const rows = await sql(engine, 'SELECT count(*)::int AS n FROM kept')
  return Number(rows[0]?.n)
}
