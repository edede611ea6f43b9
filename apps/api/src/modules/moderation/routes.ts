// The calls of moderation: the queue, decisions, mutes, and what authors say against a decision.
import * as calls from '@menged/contracts/calls/admin/moderation'
import { signedIn } from '../../platform/access.ts'
import { type Api, done, ok, serve } from '../../platform/http/routes.ts'
import { presentItem, presentMute, presentOwn, presentWorker } from './present.ts'
import type { Moderation } from './service.ts'

export function registerModeration(app: Api, moderation: Moderation): void {
  serve(app, calls.moderationQueue, async (request) => {
    const { rows, workers, counts } = await moderation.queue(signedIn(request), request.query.show)
    const data = [...rows.map(presentItem), ...workers.map(presentWorker)]
    if (request.query.show === 'all') data.sort((one, other) => one.since.localeCompare(other.since))
    return { ...ok(data), counts }
  })
  serve(app, calls.moderationCount, async (request) => {
    const { all, workers } = await moderation.counts(signedIn(request))
    return ok({ waiting: all, workers })
  })
  serve(app, calls.decideModerated, async (request) => ok(await moderation.decide(signedIn(request), request.body)))
  serve(app, calls.takeBackDecisions, async (request) => {
    await moderation.takeBack(signedIn(request), request.body.back)
    return done
  })
  serve(app, calls.mutes, async () => ok((await moderation.mutes()).map(presentMute)))
  serve(app, calls.muteAccount, async (request) => ok(presentMute(await moderation.mute(signedIn(request), request.body))))
  serve(app, calls.liftMute, async (request) => {
    await moderation.lift(signedIn(request), request.params.userId)
    return done
  })
  serve(app, calls.muteAgain, async (request) => {
    await moderation.unlift(signedIn(request), request.params.userId)
    return done
  })
  registerAppeals(app, moderation)
}

function registerAppeals(app: Api, moderation: Moderation): void {
  serve(app, calls.ownHidden, async (request) => {
    const { kind, itemId } = request.params
    return ok(presentOwn(await moderation.own(signedIn(request), kind, itemId)))
  })
  serve(app, calls.appeal, async (request) => {
    const [me, { kind, itemId }] = [signedIn(request), request.params]
    await moderation.appeal(me, kind, itemId, request.body.text)
    return ok(presentOwn(await moderation.own(me, kind, itemId)))
  })
}
