// The calls of the inbox.

import type { Language } from '@menged/contracts'
import * as calls from '@menged/contracts/calls/admin/messages'
import { translateIn } from '@menged/i18n'
import { signedIn } from '../../platform/access.ts'
import { writeCsv } from '../../platform/csv.ts'
import { type Api, ok, serve } from '../../platform/http/routes.ts'
import { linesOf, presentMessage } from './present.ts'
import type { Messages } from './service.ts'

export function registerMessages(app: Api, messages: Messages): void {
  const shown = (letter: Awaited<ReturnType<Messages['reply']>>, language: Language) =>
    presentMessage(letter, messages.versionOf(letter), messages.addressOf(letter) !== null, translateIn(language))

  serve(app, calls.messages, async ({ query: { page, ...filter }, language }) => {
    const { letters, counts, total } = await messages.page(filter, page)
    const data = letters.map((letter) => shown(letter, language))
    return { ...ok(data), counts, totalItems: total, pageSize: messages.pageSize }
  })
  serve(app, calls.exportMessages, async (request, reply) => {
    const letters = await messages.export(signedIn(request), request.query)
    const file = writeCsv(linesOf(letters, translateIn(request.language)))
    const headers = { 'cache-control': 'no-store', 'content-disposition': 'attachment; filename="messages.csv"' }
    return reply.headers(headers).type('text/csv; charset=utf-8').send(file)
  })
  serve(app, calls.replyToMessage, async (request) => {
    const { kind, messageId } = request.params
    const letter = await messages.reply(signedIn(request), kind, messageId, request.body)
    return ok(shown(letter, request.language))
  })
  serve(app, calls.putMessageState, async (request) => {
    const { kind, messageId } = request.params
    const letter = await messages.put(signedIn(request), kind, messageId, request.body)
    return ok(shown(letter, request.language))
  })
}
