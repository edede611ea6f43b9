// The calls that turn push messages on and off in one browser.
import * as calls from '@menged/contracts/calls/account/push'
import { AppError } from '../../platform/errors.ts'
import { type Api, done, ok, serve } from '../../platform/http/routes.ts'
import type { Push } from './service.ts'

export function registerPush(app: Api, push: Push): void {
  serve(app, calls.pushKey, async () => ok({ publicKey: push.publicKey }))
  serve(app, calls.subscribePush, async (request) => {
    // Taken for a guest, the browser would lose its account without a word.
    if (request.tokenRefused) throw new AppError('token_expired')
    await push.subscribe(request.actor, request.body)
    return done
  })
  serve(app, calls.renewPush, async ({ body }) => {
    await push.renew(body)
    return done
  })
  serve(app, calls.unsubscribePush, async ({ body }) => {
    await push.unsubscribe(body.endpoint)
    return done
  })
}
