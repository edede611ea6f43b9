// The calls of the marketplace.
import * as calls from '@menged/contracts/calls/market/marketplace'
import { type Api, ok, serve } from '../../platform/http/routes.ts'
import { presentGuday, presentGudayRow, presentGuides } from './guday-shapes.ts'
import { presentWorker, presentWorkerCard } from './present.ts'
import type { Marketplace } from './service.ts'

export function registerMarketplace(app: Api, marketplace: Marketplace): void {
  serve(app, calls.workers, async ({ query: { language, ...query } }) => {
    const { rows, lifted, now, total, ...rest } = await marketplace.list(query)
    return { ...ok(rows.map((row) => presentWorkerCard(row, { language, now, lifted }))), totalItems: total, ...rest }
  })
  serve(app, calls.worker, async ({ params, query }) =>
    ok(presentWorker(await marketplace.one(params.id, query.reviews), query.language)),
  )
  serve(app, calls.gudayList, async ({ query: { language, ...query } }) => {
    const { rows, guide, now, total, ...rest } = await marketplace.guday.list(query)
    const [named = null] = presentGuides(guide ? [guide] : [], language)
    return { ...ok(rows.map((row) => presentGudayRow(row, { language, now }))), totalItems: total, guide: named, ...rest }
  })
  serve(app, calls.guday, async ({ params, query: { language } }) =>
    ok(presentGuday(await marketplace.guday.one(params.gudayId), language)),
  )
  serve(app, calls.callWorker, async ({ params }) => ok({ phone: await marketplace.guday.phoneOf(params.gudayId) }))
}
