// Work after the response: mail, push messages, notifications. Stored in the transaction of its event, tried until it succeeds, done by one process.
import { setTimeout as pause } from 'node:timers/promises'
import { DAY_MS } from '@menged/ethiopia/durations'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../clock.ts'
import { isLost } from '../database/failures.ts'
import type { Connection, Database } from '../database/pool.ts'
import { workBehind } from '../database/timed-client.ts'
import { describeError, type Log } from '../logging.ts'
import { hourly } from './jobs.ts'
import { createHold } from './task-hold.ts'
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

/** What stands in one lane waits for one another, and for nothing in the others: a mail server that hangs holds up mail. */
const LANES = ['main', 'mail', 'push', 'links'] as const
type Lane = (typeof LANES)[number]

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
  handle(kind: string, handler: Handler, lane?: Lane): void
  /** Does what is due now, and what comes of it. Returns how many were done. */
  runDue(): Promise<number>
  /** Looks at once; after the commit of what `add` has stored. */
  wake(): void
}

/** Seconds until the next try; the last one counts for all that follow. A day and a half in all. */
const PAUSES = [5, 15, 30, 60, 120, 300, 600, 1800]
const LAST_PAUSE = 3600
const MOST_ATTEMPTS = 40
const TOGETHER = 10
/** What was taken together and is not begun by then goes back: another process may have time for it. */
const FRESH_MS = 10_000
const LOOK_EVERY_MS = 5000
/** While the lock holds. */
const MOST_WRITES = 20
const BETWEEN_WRITES_MS = 500
const KEPT_DAYS = 7

type Platform = { db: Database; clock: Clock; log: Log }
type Handlers = Map<string, { handler: Handler; lane: Lane }>

/** `renewEveryMs`: for tests, which do not want to wait. */
export function createTasks({ db, clock, log }: Platform, { renewEveryMs }: { renewEveryMs?: number } = {}) {
  const queries = taskQueries(db)
  const handlers: Handlers = new Map()
  let closing = false
  const hold = createHold({ db, clock, log }, renewEveryMs)
  const runs = LANES.map((lane) => runner({ db, clock, log }, { lane, handlers, hold, isClosing: () => closing }))
  const watchers = runs.map((run) => watcher(run, log))
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
    handle: (kind, handler, lane = 'main') => void handlers.set(kind, { handler, lane }),
    runDue: async () => {
      let done = 0
      for (;;) {
        const before = done
        for (const run of runs) done += await run()
        if (done === before) return done
      }
    },
    wake: () =>
      void setImmediate(() => {
        for (const { look } of watchers) look()
      }),
  }
  const forgetOld = () => taskEndings(db).forgetBefore(new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS))

  return {
    tasks,
    forgetOld,
    jobs: [hourly('forget done tasks', forgetOld)],
    /** Looks when the process listens, and from then on; when it closes, what is in hand is ended and nothing else begun. */
    follow: (app: FastifyInstance): void => {
      app.addHook('onListen', async () => {
        for (const { open } of watchers) open()
      })
      app.addHook('preClose', async () => {
        closing = true
      })
      app.addHook('onClose', async () => {
        await Promise.all(watchers.map(({ close }) => close()))
      })
    },
  }
}

type Work = { lane: Lane; handlers: Handlers; hold: ReturnType<typeof createHold>; isClosing: () => boolean }

/** Takes what is due in a lane and does it, until nothing is. */
function runner({ db, clock, log }: Platform, { lane, handlers, hold, isClosing }: Work): () => Promise<number> {
  const queries = taskEndings(db)
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
      await handlers.get(task.kind)?.handler(task.payload as never, { id: task.id, attempts: task.attempts })
    } catch (error) {
      await failed(task, error)
      return 0
    }
    await insist(() => queries.done(task.id, clock.now()))
    return 1
  }

  async function attemptAll(taken: TaskRow[], freshUntil: number): Promise<number> {
    let done = 0
    for (const [index, task] of taken.entries()) {
      if (isClosing() || (index > 0 && clock.ticks() >= freshUntil)) {
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
      const freshUntil = clock.ticks() + FRESH_MS
      const kinds = [...handlers].filter(([, each]) => each.lane === lane).map(([kind]) => kind)
      const taken = await hold.take(kinds, TOGETHER)
      if (taken.length === 0) break
      done += await attemptAll(taken, freshUntil).finally(() => hold.letGo(taken))
    }
    return done
  }
}

/** What is done must not be done again because the server was restarted just then. */
async function insist(write: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await write()
    } catch (error) {
      if (attempt === MOST_WRITES || !isLost(error)) throw error
      await pause(BETWEEN_WRITES_MS)
    }
  }
}

/** One round at a time in this process; a call meanwhile gets another round. */
function watcher(run: () => Promise<number>, log: Log) {
  let running: Promise<unknown> | undefined
  let again = false
  let isOpen = false
  let timer: NodeJS.Timeout | undefined
  function look(): void {
    if (!isOpen) return
    again = running !== undefined
    running ??= workBehind(run)
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
