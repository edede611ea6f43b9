// The calls of the landing page.
import * as calls from '@menged/contracts/calls/landing'
import { signedIn } from '../../platform/access.ts'
import { type Api, serve } from '../../platform/routes.ts'
import type { Landing } from './service.ts'

const success = true as const

export function registerLanding(app: Api, landing: Landing): void {
  serve(app, calls.landing, async ({ query }) => ({ success, data: landing.read(query.language) }))
  serve(app, calls.requestPlan, async (request) => {
    await landing.requestPlan(signedIn(request), request.body)
    return { success }
  })
}
