// The calls that turn push messages on and off in one browser.
import * as calls from '@menged/contracts/calls/account/push'
import { AppError } from '../../platform/errors.ts'
import { type Api, serve } from '../../platform/http/routes.ts'
import type { Push } from './service.ts'

const success = true as const

export function registerPush(app: Api, push: Push): void {
  serve(app, calls.pushKey, async () => ({ success, data: { publicKey: push.publicKey } }))
  serve(app, calls.subscribePush, async (request) => {
    // Taken for a guest, the browser would lose its account without a word.
    if (request.tokenRefused) throw new AppError('token_expired')
    await push.subscribe(request.actor, request.body)
    return { success }
  })
  serve(app, calls.renewPush, async ({ body }) => {
    await push.renew(body)
    return { success }
  })
  serve(app, calls.unsubscribePush, async ({ body }) => {
    await push.unsubscribe(body.endpoint)
    return { success }
  })
}
