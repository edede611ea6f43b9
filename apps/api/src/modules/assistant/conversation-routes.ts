// The calls of the conversations of an account.
import * as calls from '@menged/contracts/calls/assistant/assistant'
import { translateIn } from '@menged/i18n'
import { signedIn } from '../../platform/access.ts'
import { type Api, done, ok, serve } from '../../platform/http/routes.ts'
import { presentConversation, presentRow } from './conversation-present.ts'
import type { Conversations } from './conversations.ts'

export function registerConversations(app: Api, conversations: Conversations): void {
  serve(app, calls.conversations, async (request) => ok((await conversations.list(signedIn(request).userId)).map(presentRow)))
  serve(app, calls.conversation, async (request) =>
    ok(presentConversation(await conversations.one(signedIn(request).userId, request.params.conversationId))),
  )
  serve(app, calls.renameConversation, async (request) =>
    ok(
      presentConversation(
        await conversations.rename(signedIn(request).userId, request.params.conversationId, request.body.title),
      ),
    ),
  )
  serve(app, calls.deleteConversation, async (request) => {
    await conversations.remove(signedIn(request).userId, request.params.conversationId)
    return done
  })
  serve(app, calls.addDocumentTurn, async (request) => {
    const place = { id: request.params.conversationId, turn: request.body.turn }
    const title = translateIn(request.language)('assistant.sayDocumentConversation')
    await conversations.addDocument(signedIn(request).userId, place, request.body.documentId, title)
    return done
  })
}
