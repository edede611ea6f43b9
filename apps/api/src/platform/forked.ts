// A program of ours in a process of its own, which makes one file after the other. It is started with the first; one that ended is replaced
// with the next. A thread would leave its memory in our process, and a crash in native code would end it.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { Made } from './forked-program.ts'

/** Took longer than any file does: something hangs, or the machine is too slow now. */
export class TookTooLong extends Error {}

export type Forked<Order> = { make: (order: Order) => Promise<Buffer>; stop: () => Promise<void> }
/** `mostFiles`, `mostBytes`: after so many, or when it holds so much memory, the process ends. */
export type ForkedBounds = { limitMs: number; mostFiles?: number; mostBytes?: number }
type Program = ForkedBounds & {
  path: string
  execArgv?: string[]
  /** As errors say it. */
  words: { doing: string; failed: string }
}

export function createForked<Order extends object>({ path, execArgv = [], words, ...bounds }: Program): Forked<Order> {
  const { limitMs, mostFiles = Number.POSITIVE_INFINITY, mostBytes = Number.POSITIVE_INFINITY } = bounds
  let child: ChildProcess | undefined
  let files = 0

  function start(): ChildProcess {
    files = 0
    const started = fork(path, { serialization: 'advanced', stdio: ['ignore', 'ignore', 'inherit', 'ipc'], execArgv, env: {} })
    const forget = () => {
      if (child === started) child = undefined
    }
    return started.on('exit', forget).on('error', forget)
  }

  async function stop(): Promise<void> {
    const ending = child
    child = undefined
    if (ending?.kill('SIGKILL')) await once(ending, 'exit')
  }

  async function make(order: Order): Promise<Buffer> {
    child ??= start()
    const settled = new AbortController()
    const signal = AbortSignal.any([settled.signal, AbortSignal.timeout(limitMs)])
    try {
      const gone = once(child, 'exit', { signal }).then(([code, name]) =>
        Promise.reject(new Error(`${words.doing} ended with ${code ?? name}`)),
      )
      const made = once(child, 'message', { signal })
      // A pipe that breaks here is reported by the end of the process.
      child.send(order, () => undefined)
      const [answer] = (await Promise.race([made, gone])) as [Made]
      files += 1
      if (files >= mostFiles || answer.bytes >= mostBytes) await stop()
      if ('fault' in answer) throw new Error(`${words.failed}: ${answer.fault}`)
      return Buffer.from(answer.file)
    } catch (error) {
      const isLate = signal.aborted
      if (isLate) await stop()
      throw isLate ? new TookTooLong(`${words.doing} took too long`, { cause: error }) : error
    } finally {
      settled.abort()
    }
  }

  return { make, stop }
}
