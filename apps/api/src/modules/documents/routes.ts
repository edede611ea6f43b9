// The calls of documents. Nothing of them may be kept on the way: they hold what people have typed about themselves and others.
import type { DocumentFormat } from '@menged/contracts'
import * as calls from '@menged/contracts/calls/assistant/documents'
import type { FastifyReply } from 'fastify'
import { signedIn } from '../../platform/access.ts'
import { type Api, done, ok, serve } from '../../platform/http/routes.ts'
import { presentDocument, presentRow } from './present.ts'
import type { Documents, MadeFile } from './service.ts'

const PRIVATE = { 'cache-control': 'no-store' }
const TYPES: Record<DocumentFormat, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

const send = (reply: FastifyReply, { file, attachment }: MadeFile, format: DocumentFormat) =>
  reply
    .headers({ ...PRIVATE, 'content-disposition': attachment })
    .type(TYPES[format])
    .send(file)

export function registerDocuments(app: Api, documents: Documents): void {
  app.addHook('onClose', documents.close)
  serve(app, calls.makeDocumentFile, async ({ body }, reply) => send(reply, await documents.makeFile(body), body.format))
  serve(
    app,
    calls.ownDocumentFile,
    async (request, reply) => {
      const { version, ...printing } = request.query
      const made = await documents.file(signedIn(request).userId, request.params.documentId, printing, version)
      return send(reply, made, printing.format)
    },
    // A file would be made for a head that nobody reads.
    { exposeHeadRoute: false },
  )
  serve(app, calls.ownDocuments, async (request, reply) => {
    reply.headers(PRIVATE)
    return ok((await documents.ofUser(signedIn(request).userId)).map(presentRow))
  })
  serve(app, calls.ownDocument, async (request, reply) => {
    reply.headers(PRIVATE)
    const { documentId } = request.params
    return ok(presentDocument(await documents.find(signedIn(request).userId, documentId, request.query.version)))
  })
  registerChanges(app, documents)
}

function registerChanges(app: Api, documents: Documents): void {
  serve(app, calls.createDocument, async (request, reply) => {
    reply.headers(PRIVATE)
    return ok(presentDocument(await documents.create(signedIn(request).userId, request.body)))
  })
  serve(app, calls.changeDocument, async (request, reply) => {
    reply.headers(PRIVATE)
    const { documentId } = request.params
    return ok(presentDocument(await documents.change(signedIn(request).userId, documentId, request.body)))
  })
  serve(app, calls.deleteDocument, async (request, reply) => {
    reply.headers(PRIVATE)
    await documents.remove(signedIn(request).userId, request.params.documentId)
    return done
  })
}
