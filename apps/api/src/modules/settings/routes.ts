// The calls of settings.
import * as calls from '@menged/contracts/calls/admin/settings'
import { signedIn } from '../../platform/access.ts'
import { type Api, serve } from '../../platform/http/routes.ts'
import type { Settings } from './service.ts'

const success = true as const

export function registerSettings(app: Api, settings: Settings): void {
  serve(app, calls.operatorContact, async () => ({ success, data: { phone: await settings.value('contactPhone') } }))
  serve(app, calls.operatorSettings, async () => ({ success, data: await settings.all() }))
  serve(app, calls.changeSetting, async (request) => ({
    success,
    data: await settings.change(signedIn(request), request.body),
  }))
}
