// The calls of two-step login.
import * as calls from '@menged/contracts/calls/account/two-step'
import { signedIn } from '../../platform/access.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { type Api, done, ok, serve } from '../../platform/http/routes.ts'
import type { Accounts } from './service.ts'

export function registerTwoStep(app: Api, { loginSecondStep, twoStep }: Pick<Accounts, 'loginSecondStep' | 'twoStep'>): void {
  serve(app, calls.loginSecondStep, async (request) => {
    const { challenge, code } = request.body
    return { ...done, token: await loginSecondStep(challenge, code, callerOf(request)) }
  })
  serve(app, calls.twoStep, async (request) => ok(await twoStep.of(signedIn(request))))
  serve(app, calls.beginTwoStep, async (request) =>
    ok(await twoStep.begin(signedIn(request), request.body.password, callerOf(request))),
  )
  serve(app, calls.confirmTwoStep, async (request) =>
    ok({ recoveryCodes: await twoStep.confirm(signedIn(request), request.body.code, callerOf(request)) }),
  )
  serve(app, calls.renewRecoveryCodes, async (request) =>
    ok({ recoveryCodes: await twoStep.renewRecovery(signedIn(request), request.body, callerOf(request)) }),
  )
  serve(app, calls.endTwoStep, async (request) => {
    await twoStep.end(signedIn(request), request.body, callerOf(request))
    return done
  })
}
