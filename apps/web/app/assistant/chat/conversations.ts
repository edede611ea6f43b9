// Conversations as this page knows them. A guest's are kept in this browser, an account's by the server, which stores a question with its answer.
import type { AssistantAnswer, ConversationTurn } from '@menged/contracts/assistant'
import { create } from 'zustand'
import { randomId } from '../../page/random-id.ts'
import { cutAtWord } from '../../ui/cut-at-word.ts'

/** Ids: the guide that a question was asked from, and the one that the reader chose of several. */
export type GuideOfQuestion = { about?: string; chosen?: string }
export type QuestionTurn = GuideOfQuestion & {
  kind: 'question'
  id: string
  question: string
  /** ISO 8601. */
  at: string
  answer: AssistantAnswer | null
  state: 'asking' | 'done' | 'failed'
  /** Of a model, on their way. */
  words: string
  /** Why it failed, in the reader's language; null when the connection was lost. */
  trouble: string | null
}
export type DocumentTurn = { kind: 'document'; id: string; documentId: string; at: string }
export type Turn = QuestionTurn | DocumentTurn

/** `turns`: null until an account's conversation has been fetched. */
export type Conversation = { id: string; title: string; updatedAt: string; turns: Turn[] | null }
type Conversations = { conversations: Conversation[]; current: string | null }

export const useConversations = create<Conversations>()(() => ({ conversations: [], current: null }))

export const currentConversation = ({ conversations, current }: Conversations): Conversation | undefined =>
  conversations.find(({ id }) => id === current)
export const isAsking = (conversation: Conversation | undefined): boolean =>
  conversation?.turns?.some((turn) => turn.kind === 'question' && turn.state === 'asking') ?? false

export const newQuestion = (question: string, of: GuideOfQuestion = {}): QuestionTurn => ({
  kind: 'question',
  id: randomId(),
  question,
  ...of,
  at: new Date().toISOString(),
  answer: null,
  state: 'asking',
  words: '',
  trouble: null,
})

/** What the server has kept of it, as the page shows it. */
export const turnOf = (kept: ConversationTurn): Turn =>
  kept.kind === 'document' ? kept : { ...kept, state: kept.answer ? 'done' : 'failed', words: '', trouble: null }

const TITLE_MOST = 60
/** Of somebody in danger nothing is kept. */
export const isKept = (turn: Turn): boolean => turn.kind === 'document' || turn.answer?.kind !== 'danger'

export const titleOf = (turn: Turn): string => {
  if (turn.kind === 'document') return ''
  const [first = ''] = turn.question.split('\n')
  return cutAtWord(first, TITLE_MOST)
}

/** Adds a turn to the current conversation, or begins one with it. Returns the conversation's id. */
export function addTurn(turn: Turn): string {
  const { conversations, current } = useConversations.getState()
  const conversation = conversations.find(({ id }) => id === current) ?? {
    id: randomId(),
    title: '',
    updatedAt: turn.at,
    turns: [],
  }
  const grown = {
    ...conversation,
    title: conversation.title || titleOf(turn),
    updatedAt: turn.at,
    turns: [...(conversation.turns ?? []), turn],
  }
  useConversations.setState({
    conversations: [grown, ...conversations.filter(({ id }) => id !== conversation.id)],
    current: conversation.id,
  })
  return conversation.id
}

export function changeConversation(id: string, change: (conversation: Conversation) => Conversation): void {
  useConversations.setState(({ conversations }) => ({
    conversations: conversations.map((conversation) => (conversation.id === id ? change(conversation) : conversation)),
  }))
}

export function changeQuestion(
  conversationId: string,
  turnId: string,
  change: (turn: QuestionTurn) => Partial<QuestionTurn>,
): void {
  const changed = (turn: Turn): Turn => (turn.kind === 'question' && turn.id === turnId ? { ...turn, ...change(turn) } : turn)
  changeConversation(conversationId, (conversation) => ({ ...conversation, turns: conversation.turns?.map(changed) ?? null }))
}

export function dropConversation(id: string): void {
  useConversations.setState(({ conversations, current }) => ({
    conversations: conversations.filter((conversation) => conversation.id !== id),
    current: current === id ? null : current,
  }))
}

export const openConversation = (id: string | null): void => useConversations.setState({ current: id })
