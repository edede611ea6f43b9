// The calls by which somebody becomes a worker, and those of a worker's dashboard.
import * as own from '@menged/contracts/calls/market/dashboard'
import * as joining from '@menged/contracts/calls/market/joining'
import { textIn } from '@menged/ethiopia'
import { YEAR_SECONDS } from '@menged/ethiopia/durations'
import { signedIn } from '../../platform/access.ts'
import { textFrom } from '../../platform/database/columns.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { type Api, done, ok, serve } from '../../platform/http/routes.ts'
import { presentEarning, presentOwn, presentOwnService } from './own-present.ts'
import type { Workshop } from './workshop.ts'

/** Calls that take a form with a file. */
export function registerWorkerUploads(uploads: Api, workshop: Workshop, mailbox: string): void {
  serve(uploads, joining.joinAsWorker, async (request) => {
    await workshop.join(request.body, callerOf(request))
    return ok({ mailbox })
  })
  serve(uploads, own.putPhoto, async (request) => ok(presentOwn(await workshop.putPhoto(signedIn(request), request.body.photo))))
}

export function registerWorkshop(app: Api, workshop: Workshop): void {
  serve(app, joining.workerPhoto, async ({ params }, reply) => {
    const photo = await workshop.photo(params.photoId, params.file === 'small.webp' ? 'small' : 'large')
    // Another photo has another address.
    reply.headers({ 'cache-control': `public, max-age=${YEAR_SECONDS}, immutable` })
    return reply.type('image/webp').send(photo)
  })
  serve(app, own.ownWorker, async (request) => ok(presentOwn(await workshop.own(signedIn(request)))))
  serve(app, own.changeOwnWorker, async (request) => ok(presentOwn(await workshop.changeOwn(signedIn(request), request.body))))
  serve(app, own.removePhoto, async (request) => ok(presentOwn(await workshop.removePhoto(signedIn(request)))))
  registerOwnServices(app, workshop)
  registerEarnings(app, workshop)
}

function registerOwnServices(app: Api, workshop: Workshop): void {
  serve(app, own.ownServices, async (request) => ok((await workshop.services(signedIn(request))).map(presentOwnService)))
  serve(app, own.addService, async (request) => ok(presentOwnService(await workshop.addService(signedIn(request), request.body))))
  serve(app, own.changeService, async (request) =>
    ok(presentOwnService(await workshop.changeService(signedIn(request), request.params.serviceId, request.body))),
  )
  serve(app, own.removeService, async (request) => {
    await workshop.removeService(signedIn(request), request.params.serviceId)
    return done
  })
  serve(app, own.orderServices, async (request) =>
    ok((await workshop.orderServices(signedIn(request), request.body.ids)).map(presentOwnService)),
  )
  serve(app, own.guideChoices, async ({ query: { language } }) =>
    ok(
      (await workshop.guides()).map((guide) => ({
        _id: guide.id,
        title: textIn(textFrom(guide, 'title'), language) || guide.id,
      })),
    ),
  )
}

function registerEarnings(app: Api, workshop: Workshop): void {
  serve(app, own.earnings, async (request) => {
    const { rows, sum } = await workshop.earnings(signedIn(request), request.query)
    return { ...ok(rows.map(presentEarning)), sum }
  })
  serve(app, own.addEarning, async (request) => {
    await workshop.addEarning(signedIn(request), request.body)
    return done
  })
  serve(app, own.removeEarning, async (request) => {
    await workshop.removeEarning(signedIn(request), request.params.earningId)
    return done
  })
}
