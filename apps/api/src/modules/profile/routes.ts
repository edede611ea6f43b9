// The calls of the own profile.
import * as calls from '@menged/contracts/calls/account/profile'
import { signedIn } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { CLEAR_CACHE } from '../../platform/http/headers.ts'
import { type Api, done, ok, serve } from '../../platform/http/routes.ts'
import type { ProfileService } from './service.ts'

export function registerProfile(app: Api, profile: ProfileService): void {
  serve(app, calls.profile, async (request) => ok(await profile.of(signedIn(request))))
  serve(app, calls.exportAccount, async (request) => ok(await profile.export(signedIn(request))))
  serve(app, calls.sessions, async (request) => ok(await profile.sessionsOf(signedIn(request))))
  serve(app, calls.endSession, async (request) => {
    if (!(await profile.endSession(signedIn(request), request.params.sessionId))) throw new AppError('not_found')
    return done
  })
  registerChanges(app, profile)
}

function registerChanges(app: Api, profile: ProfileService): void {
  serve(app, calls.changeProfile, async (request) => ok(await profile.change(signedIn(request), request.body)))
  serve(app, calls.changeEmail, async (request) => {
    const { email, password } = request.body
    await profile.changeEmail(signedIn(request), email, password, callerOf(request))
    return done
  })
  serve(app, calls.changePassword, async (request) => {
    const { current, password } = request.body
    await profile.changePassword(signedIn(request), current, password, callerOf(request))
    return done
  })
  serve(app, calls.deleteAccount, async (request, reply) => {
    await profile.remove(signedIn(request), request.body.password, callerOf(request))
    reply.headers(CLEAR_CACHE)
    return done
  })
}
