// The calls of videos.
import * as calls from '@menged/contracts/calls/read/videos'
import { signedIn } from '../../platform/access.ts'
import { type Api, serve } from '../../platform/http/routes.ts'
import { presentVideo } from './present.ts'
import type { Videos } from './service.ts'

const success = true as const

export function registerVideos(app: Api, videos: Videos): void {
  serve(app, calls.videos, async () => {
    const { feed, rows } = await videos.all()
    return { success, data: { feed, videos: rows.map(presentVideo) } }
  })
  serve(app, calls.addVideo, async (request) => ({
    success,
    data: presentVideo(await videos.add(signedIn(request), request.body)),
  }))
  serve(app, calls.changeVideo, async (request) => ({
    success,
    data: presentVideo(await videos.change(signedIn(request), request.params.videoId, request.body)),
  }))
  serve(app, calls.deleteVideo, async (request) => {
    await videos.remove(signedIn(request), request.params.videoId)
    return { success }
  })
}
