// What processes use, read off /proc: processor time by thread, and of everything below a process; memory. Linux only.
import { readdirSync, readFileSync } from 'node:fs'
import { descendants } from '../scripts/portal.ts'

/** The kernel counts times in hundredths of a second, whatever its own clock is. */
const TICK_MS = 10

/** utime, stime, and the same of children that have ended. */
function times(file: string): [own: number, ended: number] {
  const stat = readFileSync(file, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const at = (number: number) => Number(fields[number - 3]) * TICK_MS
  return [at(14) + at(15), at(16) + at(17)]
}

export type NodeTime = { main: number; compression: number; engine: number }

/** Milliseconds of processor time of a Node process: its JavaScript, its pool (where zlib works), and V8's compilers and collectors. */
export function nodeTime(pid: number): NodeTime {
  const time: NodeTime = { main: 0, compression: 0, engine: 0 }
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    const dir = `/proc/${pid}/task/${thread}`
    const [own] = times(`${dir}/stat`)
    if (Number(thread) === pid) time.main += own
    else if (readFileSync(`${dir}/comm`, 'utf8').startsWith('libuv-worker')) time.compression += own
    else time.engine += own
  }
  return time
}

/** Milliseconds of processor time of everything below a process: of the portal, its PostgreSQL. */
export function timeBelow(pid: number): number {
  return descendants(pid)
    .slice(1)
    .reduce((sum, each) => sum + times(`/proc/${each}/stat`).reduce((own, ended) => own + ended), 0)
}

/** Megabytes of a process, and with everything below it; pages that they share are counted once. */
export function memoryOf(pid: number): { process: number; all: number } {
  const [process = 0, ...below] = descendants(pid).map(megabytes)
  return { process, all: below.reduce((sum, each) => sum + each, process) }
}

function megabytes(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    // It has ended meanwhile.
    return 0
  }
}
