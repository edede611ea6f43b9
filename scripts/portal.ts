// A portal of its own for a measurement or a test: fresh data or a given folder, a free port, no limits, gone afterwards.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

export type Portal = {
  origin: string
  pid: number
  dataDir: string
  /** Of the embedded server, as its superuser. */
  database: { host: string; user: string; database: string }
  /** Signals it to stop and waits; returns the exit code. The data go with it when they were made here. */
  stop: () => Promise<number | null>
}

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as { port: number }
  await new Promise((done) => server.close(done))
  return port
}

type Options = {
  dataDir?: string
  port?: number
  env?: Record<string, string>
  /** Of another checkout, built: it is started with its own flags. */
  root?: string
  /** Is given what the portal writes for its operator. */
  hears?: (text: string) => void
  /** Puts something before the command, such as the choice of a core. */
  wrap?: (command: string[]) => string[]
}

export async function startPortal(o: Options = {}): Promise<Portal> {
  const dataDir = o.dataDir ?? mkdtempSync(join(tmpdir(), 'menged-portal-'))
  const port = o.port ?? (await freePort())
  const root = resolve(o.root ?? '.')
  const { NODE_FLAGS, NODE_ENVIRONMENT } = (await import(
    join(root, 'scripts/node-flags.mjs')
  )) as typeof import('./node-flags.mjs')
  const command = [process.execPath, ...NODE_FLAGS, 'scripts/start.ts']
  const [program = '', ...args] = o.wrap?.(command) ?? command
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', o.hears ? 'pipe' : 'ignore', 'inherit'],
    env: {
      ...NODE_ENVIRONMENT,
      ...process.env,
      DATA_DIR: dataDir,
      PORT: String(port),
      RATE_LIMIT_FACTOR: '1000000',
      TIME_LIMIT_FACTOR: '10',
      LOG_LEVEL: 'silent',
      ...o.env,
    },
  })
  child.stdout?.on('data', (text) => o.hears?.(String(text)))
  const origin = `http://127.0.0.1:${port}`
  await untilReady(origin, child).catch((error) => {
    child.kill('SIGTERM')
    throw error
  })
  return {
    origin,
    pid: child.pid ?? 0,
    dataDir,
    database: { host: join(dataDir, 'run'), user: 'postgres', database: 'menged' },
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = new Promise((done) => child.once('exit', done))
        child.kill('SIGTERM')
        await ended
      }
      if (!o.dataDir) rmSync(dataDir, { recursive: true, force: true })
      return child.exitCode
    },
  }
}

/** However long it takes: who waits has a limit. */
async function untilReady(origin: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error('The portal did not start')
    if ((await fetch(`${origin}/readyz`).catch(() => null))?.ok) return
    await pause(100)
  }
}

/** Ends the process and everything below it at once, or those of them that `wanted` picks by name. */
export function killTree(pid: number, wanted: (name: string) => boolean = () => true): void {
  for (const one of descendants(pid)) {
    try {
      if (wanted(readFileSync(`/proc/${one}/comm`, 'utf8').trim())) process.kill(one, 'SIGKILL')
    } catch {
      // It has ended meanwhile.
    }
  }
}

/** The process and everything below it, read off /proc. */
export function descendants(pid: number): number[] {
  const parentOf = new Map<number, number>()
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
      parentOf.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]))
    } catch {
      // It has ended meanwhile.
    }
  }
  const found = [pid]
  for (const one of found) for (const [child, parent] of parentOf) if (parent === one) found.push(child)
  return found
}
