// The conversations of an account: fetched, renamed and deleted on the server.
import {
  addDocumentTurn,
  conversation,
  conversations,
  deleteConversation,
  renameConversation,
} from '@menged/contracts/calls/assistant/assistant'
import type { Language } from '@menged/ethiopia/languages'
import { accountApi } from '../../session/account/account-api.ts'
import { changeConversation, dropConversation, turnOf, useConversations } from './conversations.ts'

/** What is under way in this page stays. @throws {ApiError}; TypeError when the connection is lost */
export async function fetchConversations(language: Language): Promise<void> {
  const { data } = await accountApi(language)(conversations)
  useConversations.setState(({ conversations, current }) => {
    const known = new Map(conversations.map((conversation) => [conversation.id, conversation]))
    const listed = data.map(({ id, title, updatedAt }) => ({ id, title, updatedAt, turns: known.get(id)?.turns ?? null }))
    const unlisted = conversations.filter(
      ({ id, turns }) => id === current && turns !== null && !data.some((row) => row.id === id),
    )
    return { conversations: [...unlisted, ...listed] }
  })
}

export async function fetchTurns(id: string, language: Language): Promise<void> {
  const { data } = await accountApi(language)(conversation, { params: { conversationId: id } })
  changeConversation(id, (conversation) => ({
    ...conversation,
    title: data.title,
    turns: conversation.turns ?? data.turns.map(turnOf),
  }))
}

export async function renameInAccount(id: string, title: string, language: Language): Promise<void> {
  await accountApi(language)(renameConversation, { params: { conversationId: id }, body: { title } })
  changeConversation(id, (conversation) => ({ ...conversation, title }))
}

export async function deleteInAccount(id: string, language: Language): Promise<void> {
  await accountApi(language)(deleteConversation, { params: { conversationId: id } })
  dropConversation(id)
}

export async function keepDocumentTurn(id: string, turn: string, documentId: string, language: Language): Promise<void> {
  await accountApi(language)(addDocumentTurn, { params: { conversationId: id }, body: { turn, documentId } })
}
