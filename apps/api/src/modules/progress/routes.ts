// The calls of what somebody has done of guides.
import * as calls from '@menged/contracts/calls/read/progress'
import { signedIn } from '../../platform/access.ts'
import { type Api, ok, serve } from '../../platform/http/routes.ts'
import { presentProgress } from './present.ts'
import type { ProgressService } from './service.ts'

type Rows = Awaited<ReturnType<ProgressService['ofUser']>>
const answerOf = (rows: Rows) => ok({ guides: rows.map(presentProgress) })

export function registerProgress(app: Api, progress: ProgressService): void {
  serve(app, calls.progress, async (request) => answerOf(await progress.ofUser(signedIn(request).userId)))
  serve(app, calls.saveProgress, async (request) => answerOf(await progress.save(signedIn(request).userId, request.body.guides)))
  serve(app, calls.putProgressAway, async (request) =>
    answerOf(await progress.putAway(signedIn(request).userId, request.params.postId)),
  )
  serve(app, calls.putAllProgressAway, async (request) => {
    await progress.putAllAway(signedIn(request).userId)
    return answerOf([])
  })
}
