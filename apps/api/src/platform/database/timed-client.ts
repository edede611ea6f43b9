// A connection that is ended when the server does not respond in time: the caller gets an error, and the pool makes a new one. The
// driver's own limit leaves the connection in use, with its result still to come.
import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'

/** Milliseconds that a caller waits for a result. */
const WAITED_FOR_MS = 4000
/** Nobody waits: chores, and tasks after the response. */
const BACKGROUND_MS = 60_000

const background = new AsyncLocalStorage<true>()

/** Work that nobody waits for may have more. */
export const workBehind = <Result>(work: () => Result): Result => background.run(true, work)

type Settle = (...settled: unknown[]) => void

export class TimedClient extends pg.Client {
  protected readonly factor: number = 1

  // biome-ignore lint/suspicious/noExplicitAny: stands for every overload of the driver's
  override query(...asked: any[]): any {
    let late: NodeJS.Immediate | undefined
    // A process that stood still finds results that are there already: they are read before it is said that none came.
    const inTime = () => {
      late = setImmediate(() => this.#abandon())
    }
    const timer = setTimeout(inTime, (background.getStore() ? BACKGROUND_MS : WAITED_FOR_MS) * this.factor)
    const settled = () => {
      clearTimeout(timer)
      clearImmediate(late)
    }
    const last = asked.at(-1)
    if (typeof last === 'function') {
      const answer: Settle = (...result) => {
        settled()
        last(...result)
      }
      return this.#ask([...asked.slice(0, -1), answer])
    }
    const answer = this.#ask(asked)
    // Of two that hear it, one is the caller; this one must not become an unhandled rejection.
    if (answer instanceof Promise) answer.then(settled, settled)
    else settled()
    return answer
  }

  // biome-ignore lint/suspicious/noExplicitAny: the same
  #ask(asked: any[]): unknown {
    return (super.query as (...all: unknown[]) => unknown).apply(this, asked)
  }

  /** Fails every query on it, by the way of a connection that is lost. */
  #abandon(): void {
    const { connection } = this as unknown as { connection: { stream: { destroy(error: Error): void } } }
    connection.stream.destroy(new Error('Query read timeout'))
  }
}

/** `factor`: how much longer than usual a result may take. */
export const timedClient = (factor: number): typeof TimedClient =>
  class extends TimedClient {
    protected override readonly factor = factor
  }
