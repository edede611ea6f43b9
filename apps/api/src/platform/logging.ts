// The log: JSON lines with a request id. What people type never gets in: no query strings, cookies, bodies or addresses.
import { randomBytes } from 'node:crypto'
import { Socket } from 'node:net'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import fastify from 'fastify'
import type { Config } from './config.ts'

export type Log = FastifyBaseLogger

/** Where lines go: standard output, unless a test wants to read them. */
export type LogSink = { write(line: string): void }

/** Fastify's own pino, so that the process and its requests write one kind of line. */
export function createLog(config: Pick<Config, 'logLevel'>, sink?: LogSink): Log {
  const options = {
    level: config.logLevel,
    base: { service: 'menged' },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: { err: describeError },
    ...(sink ? { stream: sink } : {}),
  }
  return fastify({ logger: options }).log
}

const LONGEST_STACK = 4000

/** Message, code and stack, and the same of its causes; never the parameters of a query, which people typed. */
export function describeError(error: unknown): { type: string; message: string; stack: string; [key: string]: unknown } {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' }
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {}
  const message = withoutParameters(error.message)
  // The stack repeats the message, and what people typed may look like a line of it.
  const stack = (error.stack ?? '').replace(error.message, () => message).slice(0, LONGEST_STACK)
  return { type: error.name, message, ...code, stack, ...(error.cause ? { cause: describeError(error.cause) } : {}) }
}

/** Drizzle words a failed query as `Failed query: … params: …`. */
function withoutParameters(text: string): string {
  const at = text.indexOf('\nparams: ')
  return at < 0 ? text : `${text.slice(0, at)}\nparams: left out`
}

export const newRequestId = (): string => randomBytes(8).toString('hex')

/** One line for each answer. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      // The pattern rather than what was asked: an unknown path may hold anything.
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    }
    // A call from inside belongs to a page, which has its own line.
    if (!(request.raw.socket instanceof Socket)) request.log.debug(line, 'answered')
    else if (reply.statusCode >= 500) request.log.warn(line, 'answered')
    else request.log.info(line, 'answered')
  })
}
