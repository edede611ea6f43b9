// Has pictures drawn in a process of its own, one after the other. It comes with the first picture and ends when idle.
import { join } from 'node:path'
import { AppError } from '../../platform/errors.ts'
import { createForked, TookTooLong } from '../../platform/forked.ts'
import type { Picture } from './drawing.ts'

const PROGRAM = join(import.meta.dirname, 'drawing-process.ts')
const WORDS = { doing: 'drawing', failed: 'a picture could not be drawn' }

/** So many may wait: at thirty to forty milliseconds each, a second. */
const LONGEST_QUEUE = 32
const RETRY_SECONDS = 5
const IDLE_MS = 30_000
/** No picture takes so long: something hangs. */
const DRAW_LIMIT_MS = 10_000

const busy = (cause?: unknown): AppError =>
  new AppError('busy', { cause, values: { seconds: RETRY_SECONDS }, headers: { 'retry-after': String(RETRY_SECONDS) } })

export type Painter = { paint: (picture: Picture) => Promise<Buffer>; close: () => Promise<void> }

export function createPainter({ idleMs = IDLE_MS, longestQueue = LONGEST_QUEUE, drawLimitMs = DRAW_LIMIT_MS } = {}): Painter {
  const program = createForked<Picture>({ path: PROGRAM, words: WORDS, limitMs: drawLimitMs })
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  let idle: NodeJS.Timeout | undefined

  /** After a fault the next picture gets a new process. */
  async function draw(picture: Picture): Promise<Buffer> {
    try {
      return await program.make(picture)
    } catch (error) {
      await program.stop()
      // A machine that is too slow now may not be a minute later.
      throw error instanceof TookTooLong ? busy(error) : error
    }
  }

  return {
    /** @throws AppError busy */
    async paint(picture) {
      if (waiting >= longestQueue) throw busy()
      waiting += 1
      clearTimeout(idle)
      const painted = last.then(() => draw(picture))
      last = painted.catch(() => {})
      try {
        return await painted
      } finally {
        waiting -= 1
        if (waiting === 0) idle = setTimeout(program.stop, idleMs).unref()
      }
    },
    async close() {
      clearTimeout(idle)
      await program.stop()
    },
  }
}
