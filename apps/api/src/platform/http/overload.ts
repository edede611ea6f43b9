// Work that costs is refused before the process drowns in it. Cached pages and the health check are served all the same.
import { Socket } from 'node:net'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'

/** A call takes a few milliseconds: so many under way are about a second of waiting. */
const MOST_UNDER_WAY = 200
/** So few are always let in: a machine that other programs keep busy is slow, and refusing would not make it faster. */
const FEW = 16
/** Of many, the oldest may wait so long; then nobody new is let in. */
const OLDEST_MS = 5000
/** Every new request waits as long before anything happens at all. */
const LATE_MS = 500
/** Share of a core that the process uses itself when the lateness is its own. */
const OWN_WORK = 0.5
const CHECK_MS = 500
const RESOLUTION_MS = 20
/** Seconds after which it is worth another try. */
export const CROWDED_RETRY_SECONDS = 5

export type Overload = {
  /** Of so many that do such work already, one more would wait too long. */
  refuses(underWay: number): boolean
  /** Whether a call that came now would be refused. */
  isFull(): boolean
  /** Null when it is too much already; else what has to be called once when the work is over. */
  begin(): (() => void) | null
  close(): void
}

type Options = {
  mostUnderWay?: number
  /** For tests, in place of the event loop. */
  late?: () => boolean
  /** Milliseconds of a clock that nobody sets. */
  now?: () => number
}

export function createOverload({ mostUnderWay = MOST_UNDER_WAY, late, now = () => performance.now() }: Options = {}): Overload {
  const watch = late ? { isLate: late, close: () => {} } : watchEventLoop()
  /** When each began; the first is the oldest. */
  const underWay = new Map<object, number>()

  function waitsLong(): boolean {
    const [oldest] = underWay.values()
    return oldest !== undefined && now() - oldest > OLDEST_MS
  }
  const refuses = (count: number): boolean => count >= FEW && (watch.isLate() || waitsLong())
  const isFull = (): boolean => underWay.size >= mostUnderWay || refuses(underWay.size)

  return {
    refuses,
    isFull,
    begin() {
      if (isFull()) return null
      const call = {}
      underWay.set(call, now())
      return () => void underWay.delete(call)
    },
    close: () => watch.close(),
  }
}

/** Late by the event loop, and by work of this process: on a busy machine every process comes late. */
function watchEventLoop() {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  let isLate = false
  let looked = performance.now()
  let used = process.cpuUsage()
  delay.enable()
  const timer = setInterval(() => {
    const time = performance.now()
    const { user, system } = process.cpuUsage(used)
    const share = (user + system) / 1000 / (time - looked)
    isLate = delay.mean / 1e6 - RESOLUTION_MS > LATE_MS && share > OWN_WORK
    looked = time
    used = process.cpuUsage()
    delay.reset()
  }, CHECK_MS).unref()
  return {
    isLate: () => isLate,
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

/**
 * Counts a call once its body is there: a half-sent one costs nobody else. Calls that pages make inside the process belong to
 * a page that has begun.
 */
export function refuseOverload(api: FastifyInstance, overload: Overload): void {
  const count = (request: FastifyRequest, reply: FastifyReply): void => {
    if (!(request.raw.socket instanceof Socket) || ALWAYS_ANSWERED.includes(request.routeOptions.url ?? '')) return
    const done = overload.begin()
    if (!done) throw crowded()
    reply.raw.once('close', done)
  }
  api.addHook('onRequest', async (request, reply) => {
    if (!hasBody(request)) count(request, reply)
  })
  api.addHook('preValidation', async (request, reply) => {
    if (hasBody(request) && !isForm(request)) count(request, reply)
  })
  // A form with a file is read just before that is reached.
  api.addHook('preHandler', async (request, reply) => {
    if (hasBody(request) && isForm(request)) count(request, reply)
  })
  api.addHook('onClose', async () => overload.close())
}

const isForm = ({ headers }: FastifyRequest): boolean => /^multipart\//i.test(headers['content-type'] ?? '')

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
