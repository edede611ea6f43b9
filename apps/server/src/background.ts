// The threads that hash passwords and compress give way to the one that serves requests: on a machine with few cores a reader would
// otherwise wait for a time slice whenever somebody logs in.
import { readdirSync, readFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { promisify } from 'node:util'
import { deflate } from 'node:zlib'

const TASKS = '/proc/self/task'
/** As Node names the threads of its pool. */
const POOL = 'libuv-worker'
const BEHIND = 10

/** Returns how many threads give way now; none where threads have no priority of their own, which is everywhere but on Linux. */
export async function letReadersGoFirst(): Promise<number> {
  // The pool begins with its first work.
  await promisify(deflate)('')
  try {
    const threads = readdirSync(TASKS).filter((id) => readFileSync(`${TASKS}/${id}/comm`, 'utf8').trim() === POOL)
    for (const id of threads) setPriority(Number(id), BEHIND)
    return threads.length
  } catch {
    return 0
  }
}
