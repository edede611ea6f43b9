// Answers leave through the schema of their call: as JSON text, or as they are for who asks inside the process, where text that is
// written and read again would cost as much as the call itself.
import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance, FastifySerializerCompiler } from 'fastify'
import { ResponseSerializationError } from 'fastify-type-provider-zod'
import type { z } from 'zod'

/** A request inside the process that carries this header gets its answer by `handedOver`. */
export const AS_OBJECT = 'x-as-object'

/** Stands for an answer on its way through the framework. */
class InProcess {
  answer: unknown
  constructor(answer: unknown) {
    this.answer = answer
  }
  /** Where a route has no schema. */
  toJSON(): unknown {
    return this.answer
  }
}

const answers = new WeakMap<IncomingMessage, InProcess>()

/** The answer to a request of the process itself; undefined when it was no JSON. */
export const handedOver = (request: IncomingMessage): unknown => answers.get(request)?.answer

/** Checks an answer, leaving out what its schema does not name, before it leaves. */
export const serializerCompiler: FastifySerializerCompiler<z.ZodType> =
  ({ schema, method, url }) =>
  (data: unknown) => {
    const isInProcess = data instanceof InProcess
    const checked = schema.safeEncode((isInProcess ? data.answer : data) as never)
    if (checked.error) throw new ResponseSerializationError(method, url, { cause: checked.error as never })
    if (!isInProcess) return JSON.stringify(checked.data)
    data.answer = checked.data
    return ''
  }

/** No request of a network gets there, whatever it carries. */
export function handOverInProcess(api: FastifyInstance): void {
  api.addHook('preSerialization', (request, _reply, payload, done) => {
    if (request.headers[AS_OBJECT] === undefined || request.raw.socket instanceof Socket) return done(null, payload)
    const inProcess = new InProcess(payload)
    answers.set(request.raw, inProcess)
    done(null, inProcess)
  })
}
