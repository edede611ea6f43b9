// Conversations as this page knows them. A guest's are kept in this browser, an account's by the server, which stores a question with its answer.
import type { AnswerBlock, AssistantAnswer, ConversationTurn } from '@menged/contracts/assistant'
import { create } from 'zustand'
import { cutAtWord } from '../../ui/cut-at-word.ts'

export type QuestionTurn = {
  kind: 'question'
  id: string
  question: string
  /** The guide that it was asked from. */
  about?: string
  /** ISO 8601. */
  at: string
  answer: AssistantAnswer | null
  state: 'asking' | 'done' | 'failed'
  /** Of an answer on its way: finished blocks, and a model's words. */
  blocks: AnswerBlock[]
  words: string
  /** Why it failed, in the reader's language; null when the connection was lost. */
  trouble: string | null
}
export type DocumentTurn = { kind: 'document'; id: string; documentId: string; at: string }
export type Turn = QuestionTurn | DocumentTurn

/** `turns`: null until an account's conversation has been fetched. */
export type Talk = { id: string; title: string; updatedAt: string; turns: Turn[] | null }
type Talks = { talks: Talk[]; current: string | null }

export const useTalks = create<Talks>()(() => ({ talks: [], current: null }))

export const currentTalk = ({ talks, current }: Talks): Talk | undefined => talks.find(({ id }) => id === current)
export const isAsking = (talk: Talk | undefined): boolean =>
  talk?.turns?.some((turn) => turn.kind === 'question' && turn.state === 'asking') ?? false

export const newQuestion = (question: string, about?: string): QuestionTurn => ({
  kind: 'question',
  id: crypto.randomUUID(),
  question,
  ...(about === undefined ? {} : { about }),
  at: new Date().toISOString(),
  answer: null,
  state: 'asking',
  blocks: [],
  words: '',
  trouble: null,
})

/** What the server has kept of it, as the page shows it. */
export const turnOf = (kept: ConversationTurn): Turn =>
  kept.kind === 'document' ? kept : { ...kept, state: kept.answer ? 'done' : 'failed', blocks: [], words: '', trouble: null }

const TITLE_MOST = 60
const titleOf = (turn: Turn): string => {
  if (turn.kind === 'document') return ''
  const [first = ''] = turn.question.split('\n')
  return cutAtWord(first, TITLE_MOST)
}

/** Adds a turn to the current conversation, or begins one with it. Returns the conversation's id. */
export function addTurn(turn: Turn): string {
  const { talks, current } = useTalks.getState()
  const talk = talks.find(({ id }) => id === current) ?? { id: crypto.randomUUID(), title: '', updatedAt: turn.at, turns: [] }
  const grown = {
    ...talk,
    title: talk.title || titleOf(turn),
    updatedAt: turn.at,
    turns: [...(talk.turns ?? []), turn],
  }
  useTalks.setState({ talks: [grown, ...talks.filter(({ id }) => id !== talk.id)], current: talk.id })
  return talk.id
}

export function changeTalk(id: string, change: (talk: Talk) => Talk): void {
  useTalks.setState(({ talks }) => ({ talks: talks.map((talk) => (talk.id === id ? change(talk) : talk)) }))
}

export function changeQuestion(talkId: string, turnId: string, change: (turn: QuestionTurn) => Partial<QuestionTurn>): void {
  const changed = (turn: Turn): Turn => (turn.kind === 'question' && turn.id === turnId ? { ...turn, ...change(turn) } : turn)
  changeTalk(talkId, (talk) => ({ ...talk, turns: talk.turns?.map(changed) ?? null }))
}

export function dropTalk(id: string): void {
  useTalks.setState(({ talks, current }) => ({
    talks: talks.filter((talk) => talk.id !== id),
    current: current === id ? null : current,
  }))
}

export const openTalk = (id: string | null): void => useTalks.setState({ current: id })
