// The calls of saved posts.
import * as calls from '@menged/contracts/calls/account/saved'
import { signedIn } from '../../platform/access.ts'
import { type Api, ok, serve } from '../../platform/http/routes.ts'
import { presentSaved } from './present.ts'
import type { Saved } from './service.ts'

export function registerSaved(app: Api, saved: Saved): void {
  serve(app, calls.savedMessages, async (request) => ok({ savedMessages: await saved.ids(signedIn(request).userId) }))
  serve(app, calls.savedPosts, async (request) => ok((await saved.ofUser(signedIn(request).userId)).map(presentSaved)))
  serve(app, calls.toggleSaved, async (request) => ok(await saved.toggle(signedIn(request).userId, request.params.postId)))
  serve(app, calls.savePost, async (request) => ok(await saved.save(signedIn(request).userId, request.params.postId)))
  serve(app, calls.unsavePost, async (request) => ok(await saved.unsave(signedIn(request).userId, request.params.postId)))
}
