// A portal of its own for a measurement: fresh data, a free port, no limits, gone afterwards.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

export type Portal = { origin: string; pid: number; stop: () => Promise<void> }

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as { port: number }
  await new Promise((done) => server.close(done))
  return port
}

export async function startPortal(): Promise<Portal> {
  const dataDir = mkdtempSync(join(tmpdir(), 'menged-bench-'))
  const port = await freePort()
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), RATE_LIMIT_FACTOR: '1000000', LOG_LEVEL: 'silent' },
  })
  const origin = `http://127.0.0.1:${port}`
  await untilReady(origin, child)
  return {
    origin,
    pid: child.pid ?? 0,
    async stop() {
      const ended = new Promise((done) => child.once('exit', done))
      child.kill('SIGTERM')
      await ended
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function untilReady(origin: string, child: ChildProcess): Promise<void> {
  for (let i = 0; i < 600; i++) {
    if (child.exitCode !== null) throw new Error('The portal did not start')
    if ((await fetch(`${origin}/readyz`).catch(() => null))?.ok) return
    await pause(100)
  }
  throw new Error('The portal did not become ready')
}
