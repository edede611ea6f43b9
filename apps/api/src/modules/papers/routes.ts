// The calls of papers: the workers' own, and the administrators'.
import * as calls from '@menged/contracts/calls/admin/papers'
import { signedIn } from '../../platform/access.ts'
import { type Api, done, ok, serve } from '../../platform/http/routes.ts'
import { presentOwnVerification, presentVerification } from './present.ts'
import type { Papers } from './service.ts'

export function registerPaperUploads(uploads: Api, papers: Papers): void {
  serve(uploads, calls.addPaper, async (request) => {
    const { kind, picture } = request.body
    return ok(presentOwnVerification(await papers.add(signedIn(request), kind, picture)))
  })
}

export function registerPapers(app: Api, papers: Papers): void {
  serve(app, calls.ownVerification, async (request) => ok(presentOwnVerification(await papers.of(signedIn(request)))))
  serve(app, calls.removePaper, async (request) =>
    ok(presentOwnVerification(await papers.remove(signedIn(request), request.params.paperId))),
  )
  serve(app, calls.putReferences, async (request) =>
    ok(presentOwnVerification(await papers.putReferences(signedIn(request), request.body.references))),
  )
  serve(app, calls.withdrawVerification, async (request) => ok(presentOwnVerification(await papers.withdraw(signedIn(request)))))
  serve(app, calls.verifications, async () => ok((await papers.waiting()).map(presentVerification)))
  serve(app, calls.verificationPaper, async (request, reply) => {
    const { verificationId, paperId } = request.params
    const picture = await papers.paper(signedIn(request), verificationId, paperId)
    return reply.header('cache-control', 'no-store').type('image/webp').send(picture)
  })
  serve(app, calls.decideVerification, async (request) => {
    await papers.decide(signedIn(request), request.params.verificationId, request.body)
    return done
  })
}
