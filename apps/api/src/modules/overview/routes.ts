// The calls of the overview.
import type { OverviewDays } from '@menged/contracts'
import * as calls from '@menged/contracts/calls/admin/overview'
import { signedIn } from '../../platform/access.ts'
import { type Api, ok, serve } from '../../platform/http/routes.ts'
import type { DueToday } from './due.ts'
import { presentOverview } from './present.ts'
import type { Overview } from './service.ts'
import { tableOf } from './table.ts'

export function registerOverview(app: Api, overview: Overview, due: DueToday): void {
  serve(app, calls.due, async (request) => ok(await due(signedIn(request))))
  serve(app, calls.overview, async ({ query }) => ok(presentOverview(await overview.read(query.days as OverviewDays))))
  serve(app, calls.overviewFile, async ({ query, language }, reply) => {
    const days = await overview.days(query.days as OverviewDays)
    const attached = { 'cache-control': 'no-store', 'content-disposition': 'attachment; filename="menged-overview.csv"' }
    const file = tableOf(days, language)
    return reply.headers(attached).type('text/csv; charset=utf-8').send(file)
  })
}
