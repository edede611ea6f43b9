// The calls of the marketplace.
import * as calls from '@menged/contracts/calls/marketplace'
import { type Api, serve } from '../../platform/routes.ts'
import type { Marketplace } from './service.ts'

const success = true as const

export function registerMarketplace(app: Api, marketplace: Marketplace): void {
  serve(app, calls.workers, async ({ query }) => ({ success, ...(await marketplace.list(query)) }))
  serve(app, calls.worker, async ({ params, query }) => ({ success, data: await marketplace.one(params.id, query.language) }))
}
