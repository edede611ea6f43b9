// The calls of settings.
import * as calls from '@menged/contracts/calls/admin/settings'
import { signedIn } from '../../platform/access.ts'
import { type Api, ok, serve } from '../../platform/http/routes.ts'
import type { Settings } from './service.ts'

export function registerSettings(app: Api, settings: Settings): void {
  serve(app, calls.operatorContact, async () => ok({ phone: await settings.value('contactPhone') }))
  serve(app, calls.operatorSettings, async () => ok(await settings.all()))
  serve(app, calls.changeSetting, async (request) => ok(await settings.change(signedIn(request), request.body)))
}
