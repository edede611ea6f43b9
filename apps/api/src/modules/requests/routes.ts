// The calls of requests, from each of the three sides: the sender's account, a private link, the worker.
import type { Language } from '@menged/contracts'
import * as calls from '@menged/contracts/calls/market/requests'
import type { FastifyReply } from 'fastify'
import { signedIn } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import { type Api, ok, serve } from '../../platform/http/routes.ts'
import { voiceOf } from '../../platform/http/voice.ts'
import { presentCalendar, presentRequest } from './present.ts'
import type { Requests, RequestView } from './service.ts'

export function registerRequests(app: Api, requests: Requests): void {
  serve(app, calls.sendRequest, async (request) => {
    const { params, body, actor, server } = request
    const giveBack = await server.limits.take('inbox', `${params.id} ${voiceOf(request).name}`, request)
    const sent = await requests.send(actor, params.id, body).catch(async (error: unknown) => {
      // Nothing has come to anybody.
      await giveBack()
      throw error
    })
    return ok(sent)
  })
  registerSender(app, requests)
  registerLink(app, requests)
  registerWorker(app, requests)
}

const presented = (shown: RequestView, language: Language) => ok(presentRequest(shown, language))
const listed = (shown: RequestView[], language: Language) => ok(shown.map((each) => presentRequest(each, language)))

function sendCalendar(reply: FastifyReply, shown: RequestView, language: Language): FastifyReply {
  const file = presentCalendar(shown, language)
  if (file === null) throw new AppError('request_not_found')
  return reply
    .headers({ 'cache-control': 'no-store', 'content-disposition': 'attachment; filename="menged.ics"' })
    .type('text/calendar; charset=utf-8')
    .send(file)
}

function registerSender(app: Api, requests: Requests): void {
  const by = (request: Parameters<typeof signedIn>[0]) => ({ userId: signedIn(request).userId })
  serve(app, calls.sentRequests, async (request) => {
    const { state, language } = request.query
    return listed(await requests.sent(signedIn(request).userId, state), language)
  })
  serve(app, calls.sentRequest, async (request) =>
    presented(await requests.one(by(request), request.params.requestId), request.query.language),
  )
  serve(app, calls.changeSentRequest, async (request) =>
    presented(await requests.change(by(request), request.params.requestId, request.body), request.query.language),
  )
  serve(app, calls.sentRequestCalendar, async (request, reply) =>
    sendCalendar(reply, await requests.one(by(request), request.params.requestId), request.query.language),
  )
}

/** What a private link leads to is kept by no cache. */
function registerLink(app: Api, requests: Requests): void {
  serve(app, calls.linkedRequest, async ({ params, query }, reply) => {
    reply.header('cache-control', 'no-store')
    return presented(await requests.one(params), query.language)
  })
  serve(app, calls.changeLinkedRequest, async ({ params, query, body }, reply) => {
    reply.header('cache-control', 'no-store')
    return presented(await requests.change(params, '', body), query.language)
  })
  serve(app, calls.linkedRequestCalendar, async ({ params, query }, reply) =>
    sendCalendar(reply, await requests.one(params), query.language),
  )
}

function registerWorker(app: Api, requests: Requests): void {
  const by = (request: Parameters<typeof signedIn>[0]) => ({ workerUserId: signedIn(request).userId })
  serve(app, calls.receivedRequests, async (request) => {
    const { state, language } = request.query
    return listed(await requests.received(signedIn(request).userId, state), language)
  })
  serve(app, calls.changeReceivedRequest, async (request) =>
    presented(await requests.change(by(request), request.params.requestId, request.body), request.query.language),
  )
  serve(app, calls.receivedRequestCalendar, async (request, reply) =>
    sendCalendar(reply, await requests.one(by(request), request.params.requestId), request.query.language),
  )
}
