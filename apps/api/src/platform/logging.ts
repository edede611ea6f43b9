// The log: JSON lines with a request id. What people type never gets in: no query strings, cookies, bodies or addresses.
import { randomBytes } from 'node:crypto'
import { createRequire } from 'node:module'
import { Socket } from 'node:net'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { pino } from 'pino'
import type { Config } from './config.ts'

export type Log = FastifyBaseLogger

/** Where lines go: standard output, unless a test wants to read them. */
type LogSink = { write(line: string): void }

const SERVICE = 'menged'
const TOGETHER = 64
const TOGETHER_MS = 100
let output: LogSink | undefined

/** Lines leave together: a system call for each would cost more than sending a kept page. A hard kill loses the last tenth of a second. */
function standardOutput(): LogSink {
  if (output) return output
  const lines: string[] = []
  // Waits by itself when the reader of the output is slow.
  const out = process.stdout.isTTY ? readable() : pino.destination({ dest: 1, sync: true })
  const flush = () => {
    if (lines.length > 0) out.write(lines.splice(0).join(''))
  }
  setInterval(flush, TOGETHER_MS).unref()
  process.on('exit', flush)
  output = {
    write(line) {
      lines.push(line)
      if (lines.length === TOGETHER) flush()
    },
  }
  return output
}

/** For eyes at a terminal; loaded only there. */
function readable(): LogSink {
  const pretty = createRequire(import.meta.url)('pino-pretty') as typeof import('pino-pretty')
  return pretty({ sync: true, singleLine: true, ignore: 'pid,hostname,service,reqId,err.stack', translateTime: 'SYS:HH:MM:ss' })
}

let moment = 0
let written = ''
/** Many lines fall on one millisecond. */
function timestamp(): string {
  const now = Date.now()
  if (now !== moment) {
    moment = now
    written = new Date(now).toISOString()
  }
  return written
}

export function createLog(config: Pick<Config, 'logLevel'>, sink: LogSink = standardOutput()): Log {
  const options = {
    level: config.logLevel,
    base: { service: SERVICE },
    timestamp: () => `,"time":"${timestamp()}"`,
    serializers: { err: describeError },
  }
  return pino(options, sink)
}

const LONGEST_STACK = 4000

/**
 * Message, code and stack, and the same of its causes, nothing else: the parameters of a query, and what PostgreSQL adds in `detail` and
 * `where`, are what people typed.
 */
export function describeError(error: unknown): { type: string; message: string; stack: string; [key: string]: unknown } {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' }
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {}
  const whole = withoutParameters(error.message)
  const message = quotesValue(error) ? whole.replace(/"[\s\S]*"/, '"left out"') : whole
  // The stack repeats the message, and what people typed may look like a line of it.
  const stack = (error.stack ?? '').replace(error.message, () => message).slice(0, LONGEST_STACK)
  return { type: error.name, message, ...code, stack, ...(error.cause ? { cause: describeError(error.cause) } : {}) }
}

/** Drizzle words a failed query as `Failed query: … params: …`. */
function withoutParameters(text: string): string {
  const at = text.indexOf('\nparams: ')
  return at < 0 ? text : `${text.slice(0, at)}\nparams: left out`
}

/** PostgreSQL's complaints about a value quote it: `invalid input syntax for type uuid: "what was typed"`. */
const quotesValue = (error: Error): boolean => 'code' in error && /^22...$/.test(String(error.code))

const PROCESS = randomBytes(4).toString('hex')
const FIRST = 0x1000_0000
let requests = 0
/** Distinct between processes by its first half, within one by the second: eight digits, counted. */
export const newRequestId = (): string => PROCESS + (FIRST + (requests++ % (2 ** 32 - FIRST))).toString(16)

type Answer = { method: string; route: string; status: number; ms: number }

/** Logs cached responses, of which there are thousands a second: the line of `logAnswers`, put together by hand at a third of the cost. */
export function readyTeller({ logLevel }: Pick<Config, 'logLevel'>, sink: LogSink = standardOutput()): (answer: Answer) => void {
  if (!['trace', 'debug', 'info'].includes(logLevel)) return () => {}
  return ({ method, route, status, ms }) => {
    const request = `"reqId":"${newRequestId()}","method":"${method}","route":"${route}","status":${status},"ms":${Math.round(ms * 10) / 10}`
    sink.write(`{"level":30,"time":"${timestamp()}","service":"${SERVICE}",${request},"msg":"answered"}\n`)
  }
}

/** One line for each response. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const line: Answer = {
      method: request.method,
      // The pattern rather than the requested path: an unknown path may hold anything.
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
