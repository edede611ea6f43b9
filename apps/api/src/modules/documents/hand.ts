// One process that makes files, one after the other. It is started with the first one; after a fault of its own the next file gets a new one.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Answer, Order } from './making-process.ts'

const HEAP_MB = 256

/** Took longer than any document does: something hangs, or the machine is too slow now. */
export class TookTooLong extends Error {}

export type Hand = { make: (order: Order) => Promise<Buffer>; rest: () => Promise<void> }
/** `mostFiles`, `mostBytes`: after so many, or when it holds so much memory, a process has done its part. */
export type HandBounds = { limitMs: number; mostFiles: number; mostBytes: number; program?: string }

export function createHand({ limitMs, mostFiles, mostBytes, program = 'making-process.ts' }: HandBounds): Hand {
  let child: ChildProcess | undefined
  let files = 0

  function start(): ChildProcess {
    files = 0
    const started = fork(join(import.meta.dirname, program), {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: [`--max-old-space-size=${HEAP_MB}`],
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

  async function make(order: Order): Promise<Buffer> {
    child ??= start()
    const settled = new AbortController()
    const signal = AbortSignal.any([settled.signal, AbortSignal.timeout(limitMs)])
    try {
      const gone = once(child, 'exit', { signal }).then(([code, name]) =>
        Promise.reject(new Error(`making a document ended with ${code ?? name}`)),
      )
      const made = once(child, 'message', { signal })
      // A pipe that breaks here is reported by the end of the process.
      child.send(order, () => undefined)
      const [answer] = (await Promise.race([made, gone])) as [Answer]
      files += 1
      if (files >= mostFiles || answer.bytes >= mostBytes) await rest()
      if ('fault' in answer) throw new Error(`a document could not be made: ${answer.fault}`)
      return Buffer.from(answer.file)
    } catch (error) {
      const isLate = signal.aborted
      if (isLate) await rest()
      throw isLate ? new TookTooLong('a document took too long to make', { cause: error }) : error
    } finally {
      settled.abort()
    }
  }

  return { make, rest }
}
