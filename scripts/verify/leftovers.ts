// Finds processes that the verification started and that still run: by a mark in their environment, or by the folder they work in.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** Every process below the verification inherits it; the database server does not, but it names the folder. */
export const MARK = 'MENGED_VERIFY'

export type Left = { pid: number; command: string }

const PATIENCE_MS = 10_000

/** What still runs after a moment of grace: a server that was signalled to stop may be writing its last lines. */
export async function leftOver(folder: string, patience = PATIENCE_MS): Promise<Left[]> {
  const deadline = Date.now() + patience
  for (;;) {
    const left = running(folder)
    if (left.length === 0 || Date.now() > deadline) return left
    await sleep(200)
  }
}

/** Those that do not end when signalled are killed. */
export async function endAll(left: Left[]): Promise<void> {
  if (left.length === 0) return
  send('SIGTERM', left)
  await sleep(2000)
  send('SIGKILL', left)
}

/** At once, for a process that is signalled to stop. */
export const killAll = (folder: string): void => send('SIGKILL', running(folder))

function send(signal: NodeJS.Signals, left: Left[]): void {
  for (const { pid } of left) {
    try {
      process.kill(pid, signal)
    } catch {
      // Gone in the meantime.
    }
  }
}

function running(folder: string): Left[] {
  const found = process.platform === 'linux' ? fromProc(folder) : fromPs(folder)
  return found.filter(({ pid }) => pid !== process.pid)
}

function fromProc(folder: string): Left[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.flatMap((pid) => {
    const command = read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim()
    const marked = read(`/proc/${pid}/environ`).includes(`${MARK}=${folder}`) || command.includes(folder)
    // A process that has ended and waits to be collected has no command line any more.
    return marked && command !== '' ? [{ pid: Number(pid), command }] : []
  })
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

function fromPs(folder: string): Left[] {
  const { stdout } = spawnSync('ps', ['-axo', 'pid=,command='], { encoding: 'utf8' })
  return (stdout ?? '').split('\n').flatMap((line) => {
    const [, pid, command] = /^\s*(\d+)\s+(.*)$/.exec(line) ?? []
    return pid && command?.includes(folder) ? [{ pid: Number(pid), command }] : []
  })
}
