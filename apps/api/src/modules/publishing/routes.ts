// The calls of publishing.
import { Readable } from 'node:stream'
import * as calls from '@menged/contracts/calls/admin/publishing'
import { YEAR_SECONDS } from '@menged/ethiopia/durations'
import type { FastifyRequest } from 'fastify'
import { type SignedIn, signedIn } from '../../platform/access.ts'
import { AppError, renderError } from '../../platform/errors.ts'
import { type Api, done, ok, serve } from '../../platform/http/routes.ts'
import {
  presentDraft,
  presentGuide,
  presentList,
  presentLivePost,
  presentNote,
  presentOrganisation,
  presentPresence,
  presentVersion,
} from './present.ts'
import type { Publishing } from './service.ts'

/** Where a picture is too large, that is said by the status as well. */
export async function registerPictureUploads(uploads: Api, { pictures }: Publishing): Promise<void> {
  uploads.setErrorHandler((error, request, reply) => {
    const isTooLarge = error instanceof AppError && error.code === 'image_too_large'
    return renderError(isTooLarge ? new AppError('picture_too_large', { field: 'picture' }) : error, request, reply)
  })
  serve(uploads, calls.addPostPicture, async (request) => ok(await pictures.add(signedIn(request), request.body.picture)))
}

export function registerPublishing(app: Api, publishing: Publishing): void {
  const { reading, pictures } = publishing
  serve(app, calls.drafts, async (request) => {
    const { counts, posts, ...list } = await reading.list(signedIn(request), request.query)
    return ok({ ...presentList(list), posts: posts.map(presentLivePost), counts })
  })
  serve(app, calls.reviewQueue, async ({ query }) => ok(presentList(await reading.queue(query.page))))
  serve(app, calls.draftOrganisations, async (request) =>
    ok((await reading.organisations(signedIn(request))).map(presentOrganisation)),
  )
  serve(app, calls.draftGuides, async (request) => ok((await reading.guides(signedIn(request), request.query)).map(presentGuide)))
  serve(app, calls.postPicture, async ({ params }, reply) => {
    const picture = await pictures.one(params.pictureId)
    // Another picture has another address.
    reply.headers({ 'cache-control': `public, max-age=${YEAR_SECONDS}, immutable` })
    return reply.type('image/webp').send(picture)
  })
  registerWriting(app, publishing)
  registerConversation(app, publishing)
  registerWorkflow(app, publishing)
  registerMoving(app, publishing)
}

/** After each change the draft is read again: what may be done with it now goes along. */
const answering =
  ({ reading }: Publishing) =>
  async (request: Pick<FastifyRequest, 'actor'>, id: string) =>
    ok(presentDraft(await reading.view(signedIn(request), id)))

function registerWriting(app: Api, publishing: Publishing): void {
  const { writing, reading } = publishing
  const answer = answering(publishing)
  serve(app, calls.createDraft, async (request) => answer(request, await writing.create(signedIn(request), request.body)))
  serve(app, calls.openDraft, async (request) => answer(request, await writing.open(signedIn(request), request.params.postId)))
  serve(app, calls.postWriting, async (request) =>
    ok({ allowed: await writing.mayOpen(signedIn(request), request.params.postId) }),
  )
  serve(app, calls.draft, async (request) => answer(request, request.params.draftId))
  serve(app, calls.saveDraft, async (request) => {
    const revision = await writing.save(signedIn(request), request.params.draftId, request.body)
    const { data } = await answer(request, request.params.draftId)
    // Whoever has saved since then is not written over by the next save.
    return ok({ ...data, revision })
  })
  serve(app, calls.draftPreview, async (request) =>
    ok(await reading.preview(signedIn(request), request.params.draftId, request.query.language)),
  )
  serve(app, calls.stayAtDraft, async (request) =>
    ok(presentPresence(await publishing.stay(signedIn(request), request.params.draftId))),
  )
  serve(app, calls.leaveDraft, async (request) => {
    await publishing.leave(signedIn(request), request.params.draftId)
    return done
  })
}

function registerConversation(app: Api, publishing: Publishing): void {
  const { conversation, writing } = publishing
  const answer = answering(publishing)
  const presentAll = ({ rows, names }: Awaited<ReturnType<typeof conversation.versions>>) =>
    ok(rows.map((row) => presentVersion(row, names)))
  const presentNotes = ({ rows, names }: Awaited<ReturnType<typeof conversation.notes>>) =>
    ok(rows.map((row) => presentNote(row, names)))
  serve(app, calls.draftVersions, async (request) =>
    presentAll(await conversation.versions(signedIn(request), request.params.draftId)),
  )
  serve(app, calls.keepVersion, async (request) =>
    presentAll(await conversation.keepVersion(signedIn(request), request.params.draftId, request.body)),
  )
  serve(app, calls.draftVersion, async (request) => {
    const { draftId, number } = request.params
    const { row, names } = await conversation.version(signedIn(request), draftId, number)
    return ok({ ...presentVersion(row, names), content: row.content })
  })
  serve(app, calls.restoreVersion, async (request) => {
    const { draftId, number } = request.params
    await writing.restore(signedIn(request), draftId, number, request.body.revision)
    return await answer(request, draftId)
  })
  serve(app, calls.draftNotes, async (request) =>
    presentNotes(await conversation.notes(signedIn(request), request.params.draftId)),
  )
  serve(app, calls.addDraftNote, async (request) =>
    presentNotes(await conversation.addNote(signedIn(request), request.params.draftId, request.body.text)),
  )
}

function registerWorkflow(app: Api, publishing: Publishing): void {
  const { workflow } = publishing
  const answer = answering(publishing)
  const taking =
    <Body>(step: (me: SignedIn, draftId: string, body: Body) => Promise<void>) =>
    async (request: Pick<FastifyRequest, 'actor'> & { params: { draftId: string }; body: Body }) => {
      await step(signedIn(request), request.params.draftId, request.body)
      return await answer(request, request.params.draftId)
    }
  serve(app, calls.submitDraft, taking(workflow.submit))
  serve(app, calls.returnDraft, taking(workflow.giveBack))
  serve(app, calls.publishDraft, taking(workflow.publish))
  serve(app, calls.scheduleDraft, taking(workflow.schedule))
  const plain = [
    [calls.takeBackDraft, workflow.takeBack],
    [calls.unscheduleDraft, workflow.unschedule],
    [calls.archiveDraft, workflow.archive],
    [calls.bringBackDraft, workflow.bringBack],
  ] as const
  for (const [call, step] of plain)
    serve(
      app,
      call,
      taking((me, id, { revision }: { revision: number }) => step(me, id, revision)),
    )
}

function registerMoving(app: Api, { moving }: Publishing): void {
  const asFile = (name: string) => ({ 'cache-control': 'no-store', 'content-disposition': `attachment; filename="${name}"` })
  serve(app, calls.exportContent, async (_, reply) =>
    reply.headers(asFile('menged-content.json')).type('application/json; charset=utf-8').send(Readable.from(moving.all())),
  )
  serve(app, calls.exportOrganisations, async (_, reply) =>
    reply
      .headers(asFile('menged-organisations.csv'))
      .type('text/csv; charset=utf-8')
      .send(await moving.organisationsCsv()),
  )
  serve(app, calls.exportWords, async (_, reply) =>
    reply
      .headers(asFile('menged-words.csv'))
      .type('text/csv; charset=utf-8')
      .send(await moving.wordsCsv()),
  )
  serve(app, calls.importContent, async (request) => ok(await moving.bring(signedIn(request), request.body)))
}
