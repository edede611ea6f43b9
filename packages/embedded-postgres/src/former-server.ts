// What a former server of the same folder left: itself still closing, its children, its pid file, its socket.

import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { EngineError } from './errors.ts'
import { type Layout, PORT } from './layout.ts'
import { type ServerProcess, serverProcesses, signal } from './processes.ts'
import { probeSocket } from './socket-probe.ts'

export type PidFile = { pid: number | undefined; ready: boolean }

export async function readPidFile(layout: Layout): Promise<PidFile> {
  const text = await readFile(join(layout.pg, 'postmaster.pid'), 'utf8').catch(() => '')
  const lines = text.split('\n')
  const pid = Number.parseInt(lines[0] ?? '', 10)
  return { pid: pid > 1 ? pid : undefined, ready: lines[7]?.trim() === 'ready' }
}

/** What to send a server that should be gone, and after how long. Its parent is dead, so its own pipe ends it first. */
type Push = { afterMs: number; name: NodeJS.Signals; all: boolean }
const PUSH_SERVER: Push[] = [
  { afterMs: 1000, name: 'SIGINT', all: false },
  { afterMs: 11_000, name: 'SIGQUIT', all: false },
  { afterMs: 16_000, name: 'SIGKILL', all: true },
]
/** Children of a dead server have nothing left to save: the next start recovers from the WAL. */
const PUSH_ORPHANS: Push[] = [
  { afterMs: 1000, name: 'SIGQUIT', all: true },
  { afterMs: 4000, name: 'SIGKILL', all: true },
]
const GIVE_UP_MS = 20_000
const POLL_MS = 10

/** Only under the start lock: waits out every former server of this folder, then removes its pid file and socket. */
export async function endFormerServer(layout: Layout, log: (line: string) => void): Promise<void> {
  const noted = (await readPidFile(layout)).pid
  const socket = join(layout.socketDir, `.s.PGSQL.${PORT}`)
  const begun = Date.now()
  const sent = new Set<Push>()
  for (;;) {
    const living = serverProcesses(layout.pg, noted)
    // A server in another container that shares the folder shows no process here, but it does respond.
    if (living.length === 0 && (await probeSocket(socket)) !== 'open') break
    const names = living.map(({ pid }) => pid).join(', ') || 'in another container'
    const elapsed = Date.now() - begun
    if (elapsed > GIVE_UP_MS) {
      throw new EngineError(
        'busy',
        `A former PostgreSQL (${names}) on ${layout.pg} does not end. End it by hand, then start again.`,
      )
    }
    if (elapsed < POLL_MS) log(`a former server (${names}) is still closing; waiting for it`)
    push(living, noted, elapsed, sent)
    await sleep(POLL_MS)
  }
  await Promise.all([join(layout.pg, 'postmaster.pid'), socket, `${socket}.lock`].map((file) => rm(file, { force: true })))
}

function push(living: ServerProcess[], noted: number | undefined, elapsed: number, sent: Set<Push>): void {
  const servers = living.filter(({ postgres }) => postgres)
  const headed = servers.some(({ pid }) => pid === noted)
  const due = (headed ? PUSH_SERVER : PUSH_ORPHANS).findLast(({ afterMs }) => elapsed >= afterMs)
  if (!due || sent.has(due)) return
  sent.add(due)
  for (const { pid } of servers) if (due.all || pid === noted) signal(pid, due.name)
}
