// Forms with a file: read only where a call takes one, part by part, and cut off where a part is larger than it may be. A form becomes the
// call's body: texts, lists of texts where a name is repeated, and the file as it came. What is in it is not looked at here.
import multipart from '@fastify/multipart'
import { BODY_BYTES, LIMITS } from '@menged/contracts'
import type { FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Clock } from '../clock.ts'
import { AppError } from '../errors.ts'
import { type Api, refuseUnstorable } from './routes.ts'
import { createUploadPlaces } from './upload-places.ts'

/** Bytes of a text; the longest is a description of 500 letters, of three bytes each and escaped by nobody. */
const FIELD_BYTES = 16 * 1024
const MOST_FIELDS = 40
/** Registers calls that take a form with a file. */
export async function acceptUploads(api: Api, clock: Clock, register: (uploads: Api) => void): Promise<void> {
  const places = createUploadPlaces(clock)
  await api.register(async (scope) => {
    const uploads = scope.withTypeProvider<ZodTypeProvider>()
    await uploads.register(multipart, {
      limits: {
        fileSize: LIMITS.upload,
        files: 1,
        fields: MOST_FIELDS,
        fieldNameSize: 100,
        fieldSize: FIELD_BYTES,
        parts: MOST_FIELDS + 1,
        headerPairs: 20,
      },
    })
    uploads.addHook('preValidation', async (request, reply) => {
      if (!request.isMultipart()) return
      const { lost, end } = places.take(comingFrom(request))
      try {
        const form = readForm(request)
        // Whoever loses the race is heard nevertheless.
        form.catch(() => {})
        request.body = await Promise.race([form, lost])
      } catch (error) {
        // The rest of the form is not waited for.
        reply.header('connection', 'close')
        throw error
      } finally {
        end()
      }
      await refuseUnstorable(request)
    })
    register(uploads)
  })
}

function comingFrom({ ip, actor, raw: { socket } }: FastifyRequest) {
  const before = socket.bytesRead
  return { ip, isGuest: actor.userId === null, received: () => socket.bytesRead - before }
}

type Values = Record<string, string | string[] | File>

async function readForm(request: FastifyRequest): Promise<Values> {
  if (Number(request.headers['content-length'] ?? 0) > BODY_BYTES.upload) throw new AppError('image_too_large')
  const values: Values = Object.create(null)
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        const content = await contentOf(part)
        // An empty file is what a browser sends for a field that was left empty.
        if (content) values[part.fieldname] = content
        continue
      }
      if (part.fieldnameTruncated || part.valueTruncated) throw new AppError('invalid_input', { field: part.fieldname })
      const before = values[part.fieldname]
      if (before instanceof File) throw new AppError('invalid_input', { field: part.fieldname })
      const value = String(part.value)
      values[part.fieldname] = before === undefined ? value : [before, value].flat()
    }
  } catch (error) {
    throw refusalOf(error)
  }
  return values
}

type FilePart = { fieldname: string; filename: string; file: AsyncIterable<Buffer> & { truncated: boolean; once: Listen } }
type Listen = (event: 'limit', listener: () => void) => unknown

async function contentOf({ fieldname, filename, file }: FilePart): Promise<File | null> {
  const tooLarge = new AppError('image_too_large', { field: fieldname })
  const cut = new Promise<never>((_, reject) => file.once('limit', () => reject(tooLarge)))
  cut.catch(() => {})
  const chunks: Buffer<ArrayBuffer>[] = []
  const whole = (async () => {
    for await (const chunk of file) chunks.push(chunk as Buffer<ArrayBuffer>)
  })()
  // Whoever loses the race is heard nevertheless.
  whole.catch(() => {})
  await Promise.race([whole, cut])
  if (file.truncated) throw tooLarge
  const content = new File(chunks, 'upload')
  return content.size === 0 && filename === '' ? null : content
}

/** What is wrong with a form is the sender's mistake, not a fault of ours. */
function refusalOf(error: unknown): AppError {
  if (error instanceof AppError) return error
  const { statusCode } = error as { statusCode?: number }
  if (statusCode === 413) return new AppError('payload_too_large', { cause: error })
  return new AppError('malformed_request', { cause: error })
}
