// The call that reads a legal document.
import * as calls from '@menged/contracts/calls/read/legal'
import { AppError } from '../../platform/errors.ts'
import { type Api, ok, serve } from '../../platform/http/routes.ts'
import type { Legal } from './service.ts'

export function registerLegal(app: Api, legal: Legal): void {
  serve(app, calls.legal, async ({ params, query }) => {
    const data = legal.read(params.document, query.language)
    if (!data) throw new AppError('not_found')
    return ok(data)
  })
}
