// The call that reads a legal document.
import { ENDPOINTS, languageQuerySchema, legalAnswer, legalParamsSchema } from '@menged/contracts'
import { AppError } from '../../platform/errors.ts'
import { type Api, answers, at } from '../../platform/routes.ts'
import type { Legal } from './service.ts'

export function registerLegal(app: Api, legal: Legal): void {
  app.route({
    ...at(ENDPOINTS.legal),
    schema: {
      tags: ['legal'],
      summary: 'The privacy policy or the terms of service',
      params: legalParamsSchema,
      querystring: languageQuerySchema,
      response: answers(legalAnswer),
    },
    handler: async ({ params, query }) => {
      const data = legal.read(params.document, query.language)
      if (!data) throw new AppError('not_found')
      return { success: true as const, data }
    },
  })
}
