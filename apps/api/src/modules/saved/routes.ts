// The calls of saved posts.
import * as calls from '@menged/contracts/calls/account/saved'
import { signedIn } from '../../platform/access.ts'
import { type Api, serve } from '../../platform/http/routes.ts'
import { presentSaved } from './present.ts'
import type { Saved } from './service.ts'

const success = true as const

export function registerSaved(app: Api, saved: Saved): void {
  serve(app, calls.savedMessages, async (request) => ({
    success,
    data: { savedMessages: await saved.ids(signedIn(request).userId) },
  }))
  serve(app, calls.savedPosts, async (request) => ({
    success,
    data: (await saved.ofUser(signedIn(request).userId)).map(presentSaved),
  }))
  serve(app, calls.toggleSaved, async (request) => ({
    success,
    data: await saved.toggle(signedIn(request).userId, request.params.postId),
  }))
  serve(app, calls.savePost, async (request) => ({
    success,
    data: await saved.save(signedIn(request).userId, request.params.postId),
  }))
  serve(app, calls.unsavePost, async (request) => ({
    success,
    data: await saved.unsave(signedIn(request).userId, request.params.postId),
  }))
}
