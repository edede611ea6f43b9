// The call that reads a bank's newest rates.
import { bankParamsSchema, bankRatesAnswer, ENDPOINTS } from '@menged/contracts'
import { allow } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import { type Api, answers, at } from '../../platform/routes.ts'
import { mayReadRates } from './policy.ts'
import { presentRates } from './present.ts'
import type { Exchange } from './service.ts'

export function registerExchange(app: Api, exchange: Exchange): void {
  app.route({
    ...at(ENDPOINTS.latestRates),
    schema: {
      tags: ['exchange'],
      summary: 'The newest exchange rates of a bank',
      params: bankParamsSchema,
      response: answers(bankRatesAnswer),
    },
    onRequest: allow(mayReadRates),
    handler: async ({ params }) => {
      const data = presentRates(await exchange.latest(params.bank))
      if (!data) throw new AppError('not_found')
      return { success: true as const, data }
    },
  })
}
