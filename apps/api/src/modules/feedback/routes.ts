// The calls that send a message or feedback, or report a change.
import * as calls from '@menged/contracts/calls/read/feedback'
import { type Api, done, serve } from '../../platform/http/routes.ts'
import type { Feedback } from './service.ts'

export function registerFeedback(app: Api, feedback: Feedback): void {
  serve(app, calls.sendContactMessage, async ({ body }) => {
    await feedback.sendMessage(body)
    return done
  })
  serve(app, calls.reportChange, async ({ params, body }) => {
    await feedback.reportChange(params.postId, body)
    return done
  })
  serve(app, calls.sendFeedback, async ({ body, actor }) => {
    await feedback.sendFeedback(body, actor.userId)
    return done
  })
}
