// The calls of questions without an answer and of ways of asking.
import { UPKEEP_PAGE_SIZE } from '@menged/contracts'
import * as calls from '@menged/contracts/calls/admin/questions'
import { signedIn } from '../../platform/access.ts'
import { pagesOf } from '../../platform/http/pages.ts'
import { type Api, done, ok, serve } from '../../platform/http/routes.ts'
import { presentGroup, presentWays } from './present.ts'
import type { Questions } from './service.ts'

export function registerQuestions(app: Api, { readers, ways }: Questions): void {
  serve(app, calls.readerQuestions, async ({ query: { page } }) => {
    const { groups, total } = await readers.page(page)
    return { ...ok(groups.map(presentGroup)), ...pagesOf(page, total, UPKEEP_PAGE_SIZE) }
  })
  serve(app, calls.settleQuestions, async (request) => {
    const { questions, guide } = request.body
    return ok(await readers.settle(signedIn(request), questions, guide))
  })
  serve(app, calls.reopenQuestions, async (request) => {
    await readers.reopen(signedIn(request), request.body)
    return done
  })
  serve(app, calls.waysOfAsking, async ({ params }) => ok(presentWays(await ways.list(params.postId))))
  serve(app, calls.addWays, async (request) =>
    ok(presentWays(await ways.addTo(signedIn(request), request.params.postId, request.body.texts))),
  )
  serve(app, calls.removeWay, async (request) => {
    const { postId, wayId } = request.params
    return ok(presentWays(await ways.remove(signedIn(request), postId, wayId)))
  })
}
