// What the process counts about itself, for Prometheus: responses by route, the event loop, memory, the database pool, and what others add.
import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Config } from './config.ts'
import type { Pool } from './database/pool.ts'
import { isLocalPortal, isLocalRequest } from './http/local-request.ts'
import { isSameText } from './same-text.ts'
import type { Secret } from './secret.ts'

/** `route` is a pattern, never the requested path: an address may hold anything. `ms` since the request began. */
export type Answered = { method: string; route: string; status: number; ms: number }
/** By kind; what is unknown just now is left out. */
export type Figures = Record<string, number>
export type Metrics = {
  answered(answer: Answered): void
  /** Counts by kind; the kinds are few and ours. */
  count(name: string, help: string): (kind: string) => void
  /** A figure that is computed when somebody reads the metrics. */
  watch(name: string, help: string, read: () => Figures | Promise<Figures>): void
  text(): Promise<string>
  contentType: string
}

const SECONDS = [0.01, 0.05, 0.1, 0.5, 1, 5, 10]

/** Times are kept by few kinds, counts by route: a histogram has a line for each of its steps. */
const kindOf = (route: string): string => (route.startsWith('/api/') ? 'call' : route === '/*' ? 'page' : 'other')

export function createMetrics(): Metrics {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const answers = new Histogram({
    name: 'menged_http_answer_seconds',
    help: 'Time from request to answer',
    labelNames: ['kind'],
    buckets: SECONDS,
    registers: [register],
  })
  const counts = new Counter({
    name: 'menged_http_answers_total',
    help: 'Answers by route and status',
    labelNames: ['method', 'route', 'status'],
    registers: [register],
  })
  return {
    answered({ method, route, status, ms }) {
      answers.observe({ kind: kindOf(route) }, ms / 1000)
      counts.inc({ method, route, status })
    },
    count(name, help) {
      const counter = new Counter({ name, help, labelNames: ['kind'], registers: [register] })
      return (kind) => counter.inc({ kind })
    },
    watch(name, help, read) {
      new Gauge({
        name,
        help,
        labelNames: ['kind'],
        registers: [register],
        async collect() {
          this.reset()
          // A figure that cannot be had must not hide the others; that it is missing is itself a sign.
          const figures = await Promise.resolve(read()).catch(() => ({}))
          for (const [kind, value] of Object.entries(figures)) this.set({ kind }, value)
        },
      })
    },
    text: () => register.metrics(),
    contentType: register.contentType,
  }
}

export const watchPool = (metrics: Metrics, pool: Pool): void =>
  metrics.watch('menged_database_connections', 'Connections of the pool, and who waits for one', () => ({
    open: pool.totalCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  }))

/** Counts responses over the network; what pages call inside the process belongs to the page. */
export function countAnswers(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    if (!(request.raw.socket instanceof Socket)) return
    const route = request.routeOptions.url ?? 'unknown'
    metrics.answered({ method: request.method, route, status: reply.statusCode, ms: reply.elapsedTime })
  })
}

type Access = Pick<Config, 'metricsToken' | 'publicUrl'> & { operatorKey: Secret | undefined }

/** For callers with the token, or with the operator's key on this machine itself. Everybody else gets a 404. */
export function registerMetrics(app: FastifyInstance, metrics: Metrics, access: Access): void {
  app.get('/metrics', { schema: { hide: true } as object }, async (request, reply) => {
    if (!mayRead(request, access)) return reply.callNotFound()
    return reply
      .type(metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.text())
  })
}

function mayRead(request: FastifyRequest, { metricsToken, operatorKey, publicUrl }: Access): boolean {
  const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1]
  if (given === undefined) return false
  if (metricsToken && isSameText(given, metricsToken.reveal())) return true
  const isHere = isLocalPortal({ publicUrl }) && isLocalRequest(request.raw)
  return isHere && operatorKey !== undefined && isSameText(given, operatorKey.reveal())
}
