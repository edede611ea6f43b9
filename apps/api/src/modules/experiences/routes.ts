// The calls of what it really took.
import * as calls from '@menged/contracts/calls/read/experiences'
import { signedIn } from '../../platform/access.ts'
import { type Api, done, ok, serve } from '../../platform/http/routes.ts'
import { networkOf } from '../../platform/http/voice.ts'
import { presentDesk } from './present.ts'
import type { Experiences } from './service.ts'

export function registerExperiences(app: Api, experiences: Experiences): void {
  serve(app, calls.tellExperience, async ({ params, body, actor, device, newDevice, ip }) => {
    const reporter = { userId: actor.userId, device: device ?? newDevice ?? '', network: networkOf(ip) }
    await experiences.tell(params.postId, body, reporter)
    return done
  })
  serve(app, calls.experienceDesk, async () => ok(presentDesk(await experiences.desk())))
  serve(app, calls.decideExperiences, async (request) =>
    ok({ decided: await experiences.decide(signedIn(request), request.body.ids, request.body.counts) }),
  )
  serve(app, calls.takeBackExperiences, async (request) => {
    await experiences.takeBack(signedIn(request), request.body.ids, request.body.counts)
    return done
  })
  serve(app, calls.nameOffice, async (request) => {
    await experiences.nameOffice(signedIn(request), request.params.postId, request.body)
    return done
  })
  serve(app, calls.unnameOffice, async (request) => {
    await experiences.unnameOffice(signedIn(request), request.params.postId, request.body)
    return done
  })
}
