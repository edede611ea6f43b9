// The calls that read comments, write and take back one's own, report and hide them.
import * as calls from '@menged/contracts/calls/read/comments'
import { signedIn } from '../../platform/access.ts'
import { type Api, done, ok, serve } from '../../platform/http/routes.ts'
import { presentComment, presentHidden } from './present.ts'
import type { Comments } from './service.ts'

export function registerComments(app: Api, comments: Comments): void {
  serve(app, calls.comments, async ({ params }) => {
    const rows = await comments.ofPost(params.postId)
    return ok(rows.map(presentComment))
  })
  serve(app, calls.writeComment, async (request) => {
    const row = await comments.write(signedIn(request), request.params.postId, request.body)
    return ok(presentComment(row))
  })
  serve(app, calls.myComments, async (request) => {
    const { shown, hidden } = await comments.mine(signedIn(request), request.params.postId)
    return { ...ok(shown), hidden: hidden.map(presentHidden) }
  })
  serve(app, calls.deleteComment, async (request) => {
    await comments.remove(signedIn(request), request.params.commentId)
    return done
  })
  serve(app, calls.reportComment, async (request) => {
    await comments.report(signedIn(request), request.params.commentId, request.body.reason)
    return done
  })
  serve(app, calls.hideComment, async (request) => {
    await comments.hide(signedIn(request), request.params.commentId, request.body.reason)
    return done
  })
}
