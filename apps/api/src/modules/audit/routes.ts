// The calls of the log of events.
import * as calls from '@menged/contracts/calls/admin/audit'
import { signedIn } from '../../platform/access.ts'
import { type Api, ok, serve } from '../../platform/http/routes.ts'
import type { AuditLog } from './log.ts'

export function registerAuditLog(app: Api, log: AuditLog): void {
  serve(app, calls.auditLog, async ({ query, language }) => ok(await log.page(query, language)))
  serve(app, calls.auditFile, async (request, reply) => {
    const file = await log.file(signedIn(request), request.query, request.language)
    const headers = { 'cache-control': 'no-store', 'content-disposition': 'attachment; filename="menged-audit.csv"' }
    return reply.headers(headers).type('text/csv; charset=utf-8').send(file)
  })
}
