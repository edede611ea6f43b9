// The calls of videos.
import * as calls from '@menged/contracts/calls/read/videos'
import { signedIn } from '../../platform/access.ts'
import { type Api, done, ok, serve } from '../../platform/http/routes.ts'
import { presentVideo } from './present.ts'
import type { Videos } from './service.ts'

export function registerVideos(app: Api, videos: Videos): void {
  serve(app, calls.videos, async () => {
    const { feed, rows } = await videos.all()
    return ok({ feed, videos: rows.map(presentVideo) })
  })
  serve(app, calls.addVideo, async (request) => ok(presentVideo(await videos.add(signedIn(request), request.body))))
  serve(app, calls.changeVideo, async (request) =>
    ok(presentVideo(await videos.change(signedIn(request), request.params.videoId, request.body))),
  )
  serve(app, calls.deleteVideo, async (request) => {
    await videos.remove(signedIn(request), request.params.videoId)
    return done
  })
}
