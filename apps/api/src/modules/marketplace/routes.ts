// The calls of the marketplace.
import * as calls from '@menged/contracts/calls/market/marketplace'
import { type Api, serve } from '../../platform/http/routes.ts'
import { presentGuday, presentGudayRow, presentGuides } from './guday-shapes.ts'
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
  serve(app, calls.gudayList, async ({ query: { language, ...query } }) => {
    const { rows, guide, now, total, ...rest } = await marketplace.guday.list(query)
    const [named = null] = presentGuides(guide ? [guide] : [], language)
    return { success, data: rows.map((row) => presentGudayRow(row, { language, now })), totalItems: total, guide: named, ...rest }
  })
  serve(app, calls.guday, async ({ params, query: { language } }) => ({
    success,
    data: presentGuday(await marketplace.guday.one(params.gudayId), language),
  }))
  serve(app, calls.callWorker, async ({ params }) => ({
    success,
    data: { phone: await marketplace.guday.phoneOf(params.gudayId) },
  }))
}
