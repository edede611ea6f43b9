// The calls of the landing page, of the banner, and of the texts on both.
import * as copy from '@menged/contracts/calls/admin/copy'
import * as calls from '@menged/contracts/calls/read/landing'
import { signedIn } from '../../platform/access.ts'
import { type Api, done, ok, serve } from '../../platform/http/routes.ts'
import type { Landing } from './service.ts'

export function registerLanding(app: Api, landing: Landing): void {
  serve(app, calls.landing, async ({ query }) => ok(await landing.read(query.language)))
  serve(app, copy.banner, async ({ query }) => ok(await landing.banner(query.language)))
  serve(app, calls.requestPlan, async (request) => {
    await landing.requestPlan(signedIn(request), request.body)
    return done
  })
  serve(app, copy.copyTexts, async () => ok(await landing.desk.all()))
  serve(app, copy.changeCopy, async (request) => ok(await landing.desk.change(signedIn(request), request.params, request.body)))
  serve(app, copy.restoreCopy, async (request) =>
    ok(await landing.desk.restore(signedIn(request), request.params, request.body.was)),
  )
}
