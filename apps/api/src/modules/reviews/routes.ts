// The calls that write, read, answer, report and decide about reviews.
import * as calls from '@menged/contracts/calls/market/reviews'
import { signedIn } from '../../platform/access.ts'
import { type Api, done, ok, serve } from '../../platform/http/routes.ts'
import { presentMine, presentModerated, presentReceived } from './present.ts'
import type { Reviews } from './service.ts'

export function registerReviews(app: Api, reviews: Reviews): void {
  serve(app, calls.writeReview, async ({ actor, params, body }) => {
    const { id, state } = await reviews.write(actor, params.id, body)
    return ok({ id, state })
  })
  serve(app, calls.myReview, async (request) => {
    const mine = await reviews.mine(signedIn(request), request.params.id)
    return ok(mine ? presentMine(mine, request.language) : null)
  })
  serve(app, calls.changeReview, async (request) => {
    const { id, state } = await reviews.change(signedIn(request), request.params.id, request.body)
    return ok({ id, state })
  })
  serve(app, calls.removeReview, async (request) => {
    await reviews.remove(signedIn(request), request.params.id)
    return done
  })
  serve(app, calls.receivedReviews, async (request) => {
    const { language, show } = request.query
    const { workerId, rows, total } = await reviews.received(signedIn(request), show)
    return { ...ok(rows.map((row) => presentReceived(row, language))), workerId, totalItems: total }
  })
  serve(app, calls.replyToReview, async (request) => {
    await reviews.reply(signedIn(request), request.params.reviewId, request.body.text)
    return done
  })
  serve(app, calls.reportReview, async (request) => {
    await reviews.report(signedIn(request), request.params.reviewId, request.body.reason)
    return done
  })
  serve(app, calls.moderatedReviews, async ({ query }) => {
    const { found, total } = await reviews.moderated(query.state)
    return { ...ok(found.map(presentModerated)), totalItems: total }
  })
  serve(app, calls.decideReview, async (request) => {
    await reviews.decide(signedIn(request), request.params.reviewId, request.body)
    return done
  })
}
