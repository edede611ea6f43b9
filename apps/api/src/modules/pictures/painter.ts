// Has pictures drawn in a process of its own, one after the other. It comes with the first picture and ends when idle:
// a thread would leave 50 MB in our process, and a crash of the renderer would end it.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { AppError } from '../../platform/errors.ts'
import type { Picture } from './drawing.ts'
import type { Answer } from './drawing-process.ts'

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
  const hand = createHand(drawLimitMs)
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  let idle: NodeJS.Timeout | undefined

  return {
    /** @throws AppError busy */
    async paint(picture) {
      if (waiting >= longestQueue) throw busy()
      waiting += 1
      clearTimeout(idle)
      const painted = last.then(() => hand.draw(picture))
      last = painted.catch(() => {})
      try {
        return await painted
      } finally {
        waiting -= 1
        if (waiting === 0) idle = setTimeout(hand.rest, idleMs).unref()
      }
    },
    async close() {
      clearTimeout(idle)
      await hand.rest()
    },
  }
}

/** The process, started when there is something to draw; after a fault the next picture gets a new one. */
function createHand(drawLimitMs: number) {
  let child: ChildProcess | undefined

  function start(): ChildProcess {
    const started = fork(join(import.meta.dirname, 'drawing-process.ts'), {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: [],
      env: {},
    })
    const forget = () => {
      if (child === started) child = undefined
    }
    return started.on('exit', forget).on('error', forget)
  }

  async function rest(): Promise<void> {
    const ending = child
    child = undefined
    if (ending?.kill('SIGKILL')) await once(ending, 'exit')
  }

  async function draw(picture: Picture): Promise<Buffer> {
    child ??= start()
    const settled = new AbortController()
    const signal = AbortSignal.any([settled.signal, AbortSignal.timeout(drawLimitMs)])
    try {
      const gone = once(child, 'exit', { signal }).then(([code, name]) =>
        Promise.reject(new Error(`drawing ended with ${code ?? name}`)),
      )
      const drawn = once(child, 'message', { signal })
      // A pipe that breaks here is reported by the end of the process.
      child.send(picture, () => undefined)
      const [answer] = (await Promise.race([drawn, gone])) as [Answer]
      if ('fault' in answer) throw new Error(`a picture could not be drawn: ${answer.fault}`)
      return Buffer.from(answer.png)
    } catch (error) {
      await rest()
      // A machine that is too slow now may not be a minute later.
      throw signal.aborted ? busy(error) : error
    } finally {
      settled.abort()
    }
  }

  return { draw, rest }
}
