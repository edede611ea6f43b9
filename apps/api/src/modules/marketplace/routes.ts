// The calls of the marketplace.
import * as calls from '@menged/contracts/calls/marketplace'
import { type Api, serve } from '../../platform/routes.ts'
import { presentWorker, presentWorkerCard } from './present.ts'
import type { Marketplace } from './service.ts'

const success = true as const

export function registerMarketplace(app: Api, marketplace: Marketplace): void {
  serve(app, calls.workers, async ({ query: { language, ...query } }) => {
    const { rows, lifted, now, total, ...rest } = await marketplace.list(query)
    return { success, data: rows.map((row) => presentWorkerCard(row, { language, now, lifted })), totalItems: total, ...rest }
  })
  serve(app, calls.worker, async ({ params, query }) => ({
    success,
    data: presentWorker(await marketplace.one(params.id, query.reviews), query.language),
  }))
}
