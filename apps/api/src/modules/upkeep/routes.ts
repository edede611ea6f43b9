// The calls of the work lists. What they answer is nobody's to keep.
import { UPKEEP_PAGE_SIZE } from '@menged/contracts'
import * as calls from '@menged/contracts/calls/admin/upkeep'
import { signedIn } from '../../platform/access.ts'
import { pagesOf } from '../../platform/http/pages.ts'
import { type Api, done, ok, serve } from '../../platform/http/routes.ts'
import { presentChange, presentLink, presentOverdue, presentUntranslated, presentWish } from './present.ts'
import type { Upkeep } from './service.ts'

export function registerUpkeep(app: Api, upkeep: Upkeep): void {
  serve(app, calls.upkeepCounts, async () => ok(await upkeep.counts()))
  serve(app, calls.overdueGuides, async ({ query: { page } }) => {
    const { rows, total } = await upkeep.overdue(page)
    return { ...ok(rows.map(presentOverdue)), ...pagesOf(page, total, UPKEEP_PAGE_SIZE) }
  })
  serve(app, calls.reviewCalendar, async () => ok(await upkeep.calendar()))
  serve(app, calls.checkGuides, async (request) => ok(await upkeep.checked(signedIn(request), request.body)))
  serve(app, calls.takeBackChecks, async (request) => {
    await upkeep.unchecked(signedIn(request), request.body)
    return done
  })
  serve(app, calls.changeReports, async ({ query: { page, state } }) => {
    const { rows, total, names } = await upkeep.changes.page(state === 'done', page)
    return { ...ok(rows.map(presentChange(names))), ...pagesOf(page, total, UPKEEP_PAGE_SIZE) }
  })
  serve(app, calls.settleChangeReport, async (request) => {
    await upkeep.changes.settle(signedIn(request), request.params.reportId, request.body)
    return done
  })
  serve(app, calls.guideWishes, async ({ query: { page, state } }) => {
    const { rows, total } = await upkeep.wishes.page(state, page)
    return { ...ok(rows.map(presentWish)), ...pagesOf(page, total, UPKEEP_PAGE_SIZE) }
  })
  serve(app, calls.decideGuideWish, async (request) => {
    await upkeep.wishes.decide(signedIn(request), request.body)
    return done
  })
  serve(app, calls.untranslatedPosts, async ({ query: { page } }) => {
    const { rows, total } = await upkeep.inOneLanguage(page)
    return { ...ok(rows.map(presentUntranslated)), ...pagesOf(page, total, UPKEEP_PAGE_SIZE) }
  })
  serve(app, calls.brokenLinks, async ({ query: { page } }) => {
    const { rows, total } = await upkeep.links.page(page)
    return { ...ok(rows.map(presentLink)), ...pagesOf(page, total, UPKEEP_PAGE_SIZE) }
  })
}
