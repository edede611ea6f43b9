// The calls that send a message or feedback, or report a change.
import * as calls from '@menged/contracts/calls/read/feedback'
import { type Api, serve } from '../../platform/http/routes.ts'
import type { Feedback } from './service.ts'

const success = true as const

export function registerFeedback(app: Api, feedback: Feedback): void {
  serve(app, calls.sendContactMessage, async ({ body }) => {
    await feedback.sendMessage(body)
    return { success }
  })
  serve(app, calls.reportChange, async ({ params, body }) => {
    await feedback.reportChange(params.postId, body)
    return { success }
  })
  serve(app, calls.sendFeedback, async ({ body, actor }) => {
    await feedback.sendFeedback(body, actor.userId)
    return { success }
  })
}
