// Work after the answer: mail, messages, telling people. Stored with the event that asks for it, tried until it succeeds, done by one process.
import type { FastifyInstance } from 'fastify'
import type { Clock } from './clock.ts'
import type { Connection, Database } from './database/pool.ts'
import { describeError, type Log } from './logging.ts'
import { type TaskRow, taskEndings, taskQueries } from './task-queries.ts'

export type NewTask = {
  kind: string
  /** A second task of the same key is not taken. */
  key?: string
  payload: Record<string, unknown>
  /** Not before; now when absent. */
  runAt?: Date
}
/** Throws when it should be tried again; `GiveUp` when that is of no use. Must be harmless to repeat. */
export type Handler = (payload: never, task: { id: string; attempts: number }) => Promise<void>

/** Thrown by a handler: trying again would not help. */
export class GiveUp extends Error {}
/** Thrown by a handler: not now, and no failure either. */
export class Later extends Error {
  readonly at: Date
  constructor(at: Date) {
    super('later')
    this.at = at
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    tasks: Tasks
  }
}

export type Tasks = {
  /** Stores tasks on the connection of the event's transaction. */
  add(connection: Connection, ...tasks: NewTask[]): Promise<void>
  /** On the connection of whatever makes the task needless. One that is being done at this moment is done. */
  cancel(connection: Connection, key: string): Promise<void>
  handle(kind: string, handler: Handler): void
  /** Does what is due now, and what comes of it. Returns how many were done. */
  runDue(): Promise<number>
  /** Looks at once; after the commit of what `add` has stored. */
  wake(): void
}

/** Seconds until the next try; the last one counts for all that follow. A day and a half in all. */
const PAUSES = [5, 15, 30, 60, 120, 300, 600, 1800]
const LAST_PAUSE = 3600
const MOST_ATTEMPTS = 40
/** A handler has to be through in less. */
const LOCK_SECONDS = 120
const TOGETHER = 10
/** What was taken together and is not begun by then goes back, so that no lock runs out under the work of those before it. */
const FRESH_SECONDS = 20
const LOOK_EVERY_MS = 5000
const KEPT_DAYS = 7
const DAY_MS = 86_400_000

type Platform = { db: Database; clock: Clock; log: Log }

export function createTasks({ db, clock, log }: Platform) {
  const queries = taskQueries(db)
  const handlers = new Map<string, Handler>()
  let closing = false
  const run = runner({ db, clock, log }, handlers, () => closing)
  const { look, open, close } = watcher(run, log)
  const tasks: Tasks = {
    add: (connection, ...added) =>
      queries.add(
        connection,
        added.map(({ kind, key, payload, runAt }) => {
          const now = clock.now()
          return { kind, key: key ?? null, payload, runAt: runAt ?? now, createdAt: now }
        }),
      ),
    cancel: queries.cancel,
    handle: (kind, handler) => void handlers.set(kind, handler),
    runDue: run,
    wake: () => void setImmediate(look),
  }
  return {
    tasks,
    forgetOld: () => taskEndings(db).forgetBefore(new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS)),
    /** Looks when the process listens, and from then on; when it closes, what is in hand is ended and nothing else begun. */
    follow: (app: FastifyInstance): void => {
      app.addHook('onListen', async () => open())
      app.addHook('preClose', async () => {
        closing = true
      })
      app.addHook('onClose', close)
    },
  }
}

/** Takes what is due and does it, until nothing is. */
function runner({ db, clock, log }: Platform, handlers: Map<string, Handler>, isClosing: () => boolean): () => Promise<number> {
  const queries = { ...taskQueries(db), ...taskEndings(db) }
  const after = (seconds: number): Date => new Date(clock.now().getTime() + seconds * 1000)

  async function failed(task: TaskRow, error: unknown): Promise<void> {
    if (error instanceof Later) return await queries.later(task.id, error.at)
    const isLost = error instanceof GiveUp || task.attempts >= MOST_ATTEMPTS
    const { message } = describeError(error)
    log.warn(
      { err: error, task: task.kind, attempts: task.attempts },
      isLost ? 'a task was given up' : 'a task will be tried again',
    )
    if (isLost) await queries.giveUp(task.id, clock.now(), message)
    else await queries.again(task.id, after(PAUSES[task.attempts - 1] ?? LAST_PAUSE), message)
  }

  async function attempt(task: TaskRow): Promise<number> {
    try {
      await handlers.get(task.kind)?.(task.payload as never, { id: task.id, attempts: task.attempts })
    } catch (error) {
      await failed(task, error)
      return 0
    }
    await queries.done(task.id, clock.now())
    return 1
  }

  async function attemptAll(taken: TaskRow[], freshUntil: Date): Promise<number> {
    let done = 0
    for (const [index, task] of taken.entries()) {
      if (isClosing() || (index > 0 && clock.now() >= freshUntil)) {
        await queries.giveBack(taken.slice(index).map(({ id }) => id))
        return done
      }
      done += await attempt(task)
    }
    return done
  }

  return async () => {
    let done = 0
    while (!isClosing()) {
      const freshUntil = after(FRESH_SECONDS)
      const taken = await queries.take([...handlers.keys()], clock.now(), after(LOCK_SECONDS), TOGETHER)
      if (taken.length === 0) break
      done += await attemptAll(taken, freshUntil)
    }
    return done
  }
}

/** One round at a time in this process; who asks meanwhile gets another round. */
function watcher(run: () => Promise<number>, log: Log) {
  let running: Promise<unknown> | undefined
  let again = false
  let isOpen = false
  let timer: NodeJS.Timeout | undefined
  function look(): void {
    if (!isOpen) return
    again = running !== undefined
    running ??= run()
      .catch((error: unknown) => log.warn({ err: error }, 'tasks could not be looked at'))
      .finally(() => {
        running = undefined
        if (again) look()
      })
  }
  return {
    look,
    open: (): void => {
      isOpen = true
      timer = setInterval(look, LOOK_EVERY_MS).unref()
      look()
    },
    close: async (): Promise<void> => {
      isOpen = false
      clearInterval(timer)
      await running
    },
  }
}
