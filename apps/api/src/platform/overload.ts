// Work that costs is refused before the process drowns in it. What lies ready, and whether the process is up, is answered all the same.
import { Socket } from 'node:net'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { AppError } from './errors.ts'

/** A call takes a few milliseconds: so many under way are about a second of waiting. */
const MOST_UNDER_WAY = 200
/** Whoever comes waits as long before anything happens at all. */
const LATE_MS = 500
const CHECK_MS = 500
const RESOLUTION_MS = 20
/** Seconds after which it is worth another try. */
export const CROWDED_RETRY_SECONDS = 5

export type Overload = {
  /** The event loop comes too late: nothing new should begin. */
  isLate(): boolean
  /** Null when it is too much already; else what has to be called once when the work is over. */
  begin(): (() => void) | null
  close(): void
}

/** `late`: for tests, in place of the event loop. */
export function createOverload({
  mostUnderWay = MOST_UNDER_WAY,
  late,
}: {
  mostUnderWay?: number
  late?: () => boolean
} = {}): Overload {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  let isLate = false
  let underWay = 0
  delay.enable()
  const timer = setInterval(() => {
    isLate = delay.mean / 1e6 - RESOLUTION_MS > LATE_MS
    delay.reset()
  }, CHECK_MS).unref()
  const tooLate = late ?? (() => isLate)
  return {
    isLate: tooLate,
    begin() {
      if (underWay >= mostUnderWay || tooLate()) return null
      underWay += 1
      return () => {
        underWay -= 1
      }
    },
    close() {
      clearInterval(timer)
      delay.disable()
    },
  }
}

export const crowded = (): AppError =>
  new AppError('busy', {
    values: { seconds: CROWDED_RETRY_SECONDS },
    headers: { 'retry-after': String(CROWDED_RETRY_SECONDS) },
  })

const ALWAYS_ANSWERED = ['/healthz', '/readyz']

/** Calls that pages make inside the process belong to a page that has begun. */
export function refuseOverload(api: FastifyInstance, overload: Overload): void {
  api.addHook('onRequest', async (request, reply) => {
    if (!(request.raw.socket instanceof Socket) || ALWAYS_ANSWERED.includes(request.routeOptions.url ?? '')) return
    const done = overload.begin()
    if (!done) throw crowded()
    reply.raw.once('close', done)
  })
  api.addHook('onClose', async () => overload.close())
}
