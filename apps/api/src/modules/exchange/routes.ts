// The call that reads a bank's newest rates.
import { latestRates } from '@menged/contracts/calls/exchange'
import { AppError } from '../../platform/errors.ts'
import { type Api, serve } from '../../platform/routes.ts'
import { presentRates } from './present.ts'
import type { Exchange } from './service.ts'

export function registerExchange(app: Api, exchange: Exchange): void {
  serve(app, latestRates, async ({ params }) => {
    const data = presentRates(await exchange.latest(params.bank))
    if (!data) throw new AppError('not_found')
    return { success: true as const, data }
  })
}
