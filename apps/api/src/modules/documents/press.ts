// Has files made in processes of their own: one at first, a second when several wait. They end when idle; a crash in the native engine, a
// document that never ends and memory that is not given back cost one request, not the portal.
import { join } from 'node:path'
import { AppError } from '../../platform/errors.ts'
import { createForked, type Forked, type ForkedBounds, TookTooLong } from '../../platform/forked.ts'
import type { Order } from './making-process.ts'

/** So many may wait: at some forty milliseconds each, two seconds. */
const LONGEST_QUEUE = 48
const RETRY_SECONDS = 5
const IDLE_MS = 60_000
/** A second process is worth its memory when so many wait. */
const WAITING_FOR_TWO = 3
const BOUNDS: ForkedBounds = { limitMs: 20_000, mostFiles: 2000, mostBytes: 400 * 1024 * 1024 }

type Job = Order & { resolve: (file: Buffer) => void; reject: (error: unknown) => void }
type Worker = { program: Forked<Order>; isBusy: boolean }
type PressOptions = Partial<ForkedBounds> & { longestQueue?: number; idleMs?: number; processes?: number }

const PROGRAM = {
  path: join(import.meta.dirname, 'making-process.ts'),
  execArgv: ['--max-old-space-size=256'],
  words: { doing: 'making a document', failed: 'a document could not be made' },
}

const busy = (cause?: unknown): AppError =>
  new AppError('busy', { cause, values: { seconds: RETRY_SECONDS }, headers: { 'retry-after': String(RETRY_SECONDS) } })

export type Press = { print: (order: Order) => Promise<Buffer>; close: () => Promise<void> }

export function createPress({
  longestQueue = LONGEST_QUEUE,
  idleMs = IDLE_MS,
  processes = 2,
  ...bounds
}: PressOptions = {}): Press {
  const workers: Worker[] = Array.from({ length: processes }, () => ({
    program: createForked({ ...PROGRAM, ...BOUNDS, ...bounds }),
    isBusy: false,
  }))
  const waiting: Job[] = []
  let isClosed = false
  let idle: NodeJS.Timeout | undefined

  function next(): void {
    clearTimeout(idle)
    if (isClosed) return
    const free = workers.find(({ isBusy }) => !isBusy)
    const isEnough = workers.some(({ isBusy }) => isBusy) && waiting.length < WAITING_FOR_TWO
    const job = free && !isEnough ? waiting.shift() : undefined
    if (free && job) {
      void work(free, job).then(next)
      next()
    } else if (workers.every(({ isBusy }) => !isBusy)) idle = setTimeout(rest, idleMs).unref()
  }

  async function work(worker: Worker, { resolve, reject, ...order }: Job): Promise<void> {
    worker.isBusy = true
    try {
      resolve(await worker.program.make(order))
    } catch (error) {
      // A machine that is too slow now may not be a minute later.
      reject(error instanceof TookTooLong ? busy(error) : error)
    } finally {
      worker.isBusy = false
    }
  }

  const rest = async (): Promise<void> => void (await Promise.all(workers.map(({ program }) => program.stop())))

  return {
    /** @throws AppError busy */
    print: ({ doc, format }) =>
      new Promise((resolve, reject) => {
        if (isClosed || waiting.length >= longestQueue) throw busy()
        waiting.push({ doc, format, resolve, reject })
        next()
      }),
    /** The server has waited for its requests by now; whoever still waits is told to come again. */
    close: async () => {
      isClosed = true
      for (const { reject } of waiting.splice(0)) reject(busy())
      clearTimeout(idle)
      await rest()
    },
  }
}
