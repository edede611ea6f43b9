// What the system knows about processes: who works in a folder, and whether a number still means the same process.

import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { basename } from 'node:path'

export type ServerProcess = { pid: number; postgres: boolean }

const HAS_PROC = existsSync('/proc/self/stat')

export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // Already gone, which is what a signal to it wanted.
  }
}

function quietly<T>(read: () => T, otherwise: T): T {
  try {
    return read()
  } catch {
    return otherwise
  }
}

/** Something that differs between two processes that had the same number one after the other; '' when there is none. */
export function birthOf(pid: number): string {
  if (!Number.isInteger(pid) || pid <= 0) return ''
  if (!HAS_PROC) return quietly(() => execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim(), '')
  return quietly(() => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name stands in brackets and may hold blanks and brackets itself; state is the first field after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (fields[0] === 'Z' || fields[0] === 'X') return ''
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${fields[19]}`
  }, '')
}

/** Every process of a PostgreSQL server on this folder: by working directory, or by `-D folder` while it is still starting. */
export function serverProcesses(pgDir: string, notedPid: number | undefined): ServerProcess[] {
  if (!HAS_PROC) return withoutProc(pgDir, notedPid)
  const found: ServerProcess[] = []
  for (const name of readdirSync('/proc')) {
    const pid = Number(name)
    if (!Number.isInteger(pid) || pid === process.pid) continue
    const args = quietly(() => readFileSync(`/proc/${name}/cmdline`, 'utf8'), '').split('\0')
    const postgres = quietly(() => readFileSync(`/proc/${name}/comm`, 'utf8').trim(), '') === 'postgres'
    // A shell that somebody opened in the folder is not a server, so the name must fit as well.
    const worksThere = postgres && quietly(() => readlinkSync(`/proc/${name}/cwd`), '') === pgDir
    const isStarting = args.some((arg, at) => arg === pgDir && args[at - 1] === '-D')
    if ((worksThere || isStarting) && birthOf(pid) !== '') found.push({ pid, postgres })
  }
  return found
}

function withoutProc(pgDir: string, notedPid: number | undefined): ServerProcess[] {
  if (notedPid === undefined) return []
  const command = quietly(() => execFileSync('ps', ['-o', 'command=', '-p', String(notedPid)], { encoding: 'utf8' }).trim(), '')
  const ours = basename(command.split(' ')[0] ?? '') === 'postgres' && command.includes(pgDir)
  return ours ? [{ pid: notedPid, postgres: true }] : []
}
