// The calls of questions, answers and ratings.
import { Readable } from 'node:stream'
import type { StreamEvent } from '@menged/contracts'
import * as calls from '@menged/contracts/calls/assistant/assistant'
import type { FastifyRequest } from 'fastify'
import { AppError, errorAnswer, toAppError } from '../../platform/errors.ts'
import type { Limits } from '../../platform/http/limits.ts'
import { type Api, done, ok, serve } from '../../platform/http/routes.ts'
import type { Assistant } from './service.ts'

const STREAM = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // A proxy that gathers a response before it sends it would hold the words back.
  'x-accel-buffering': 'no',
}
type AssistantParts = { assistant: Assistant; limits: Limits }
type Caller = Pick<FastifyRequest, 'actor' | 'device' | 'isKnownDevice' | 'ip'>

export function registerAssistant(app: Api, { assistant, limits }: AssistantParts): void {
  const { asking, ratings } = assistant
  const noteFor = (caller: Caller) => (troubled: Parameters<Assistant['noteTrouble']>[0]) =>
    noteTrouble(() => assistant.noteTrouble(troubled), limits, caller)

  serve(app, calls.askAssistant, async (request, reply) => {
    const leaving = new AbortController()
    const asker = { userId: request.actor.userId, signal: leaving.signal, note: noteFor(request) }
    const answer = await asking.begin(request.body, asker)
    const stream = Readable.from(linesOf(asking.events(request.body, answer, asker), request))
    stream.once('close', () => leaving.abort())
    // A reader who leaves while nothing is being sent is noticed here alone.
    reply.raw.once('close', () => leaving.abort())
    return reply.headers(STREAM).send(stream)
  })
  serve(app, calls.assistantAnswer, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const { q, ...query } = request.query
    const note = noteFor(request)
    // Whether somebody without code opens what was named as likely is not known.
    const noteRefused: typeof note = async (troubled) => (troubled.trouble === 'unopened' ? undefined : await note(troubled))
    return ok(await asking.whole({ ...query, question: q, earlier: [] }, noteRefused))
  })
  serve(app, calls.openedAnswer, async ({ params }) => {
    await assistant.opened(params.answerId)
    return done
  })
  serve(app, calls.rateAnswer, async ({ params, body }) => {
    await ratings.rate(params.answerId, body)
    return done
  })
}

async function* linesOf(
  events: AsyncGenerator<StreamEvent>,
  request: Pick<FastifyRequest, 'log' | 'language'>,
): AsyncGenerator<string> {
  const line = (event: StreamEvent): string => `data: ${JSON.stringify(event)}\n\n`
  try {
    for await (const event of events) yield line(event)
  } catch (error) {
    request.log.error({ err: error }, 'an answer broke off')
    const { code, error: sentence } = errorAnswer(toAppError(error), request.language)
    yield line({ event: 'error', code, error: sentence })
  }
}

/** A flood of questions is answered, but not all of it is counted. */
async function noteTrouble(note: () => Promise<void>, limits: Limits, caller: Caller): Promise<void> {
  try {
    await limits.check('statistics', caller)
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_requests') return
    throw error
  }
  await note()
}
