// Asks, and shows what comes back: the typing indicator for a second at least, so that nothing flickers, then the answer as it arrives.
import type { StreamEvent } from '@menged/contracts/assistant'
import { EARLIER_QUESTIONS, REPLY_DELAY_MS } from '@menged/contracts/assistant/lists'
import type { Language } from '@menged/ethiopia/languages'
import { ApiError } from '../../page/api-error.ts'
import { useSession } from '../../session/session.ts'
import { answerStream, type QuestionBody } from './answer-stream.ts'
import {
  addTurn,
  changeQuestion,
  currentConversation,
  type GuideOfQuestion,
  newQuestion,
  type QuestionTurn,
  type Turn,
  useConversations,
} from './conversations.ts'

/** What a follow-up is understood by. */
const earlierOf = (turns: readonly Turn[]): NonNullable<QuestionBody['earlier']> =>
  turns
    .flatMap((turn) => (turn.kind === 'question' && turn.answer ? [turn] : []))
    .slice(-EARLIER_QUESTIONS)
    .map(({ question, answer }) => ({ question, guide: answer?.guide ?? null }))

const ofGuide = ({ about, chosen }: GuideOfQuestion): GuideOfQuestion => ({
  ...(about !== undefined && { about }),
  ...(chosen !== undefined && { chosen }),
})

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

function apply(turn: QuestionTurn, event: StreamEvent): Partial<QuestionTurn> {
  if (event.event === 'text') return { words: turn.words + event.text }
  if (event.event === 'answer') return { answer: event.answer, state: 'done', words: '' }
  // A server of another version may send more.
  return event.event === 'error' ? { state: 'failed', trouble: event.error, words: '' } : {}
}

/** Asks in the current conversation, or begins one. Never rejects: what went wrong stands in the turn. */
export async function ask(question: string, language: Language, of: GuideOfQuestion = {}): Promise<void> {
  const earlier = earlierOf(currentConversation(useConversations.getState())?.turns ?? [])
  const turn = newQuestion(question, of)
  await follow(addTurn(turn), turn, language, earlier)
}

/** The same question once more, in its place. */
export async function askAgain(conversationId: string, { id }: QuestionTurn, language: Language): Promise<void> {
  const turns = useConversations.getState().conversations.find((conversation) => conversation.id === conversationId)?.turns ?? []
  const place = turns.findIndex((turn) => turn.id === id)
  const turn = turns[place]
  if (turn?.kind !== 'question' || turn.state !== 'failed') return
  changeQuestion(conversationId, id, () => ({ state: 'asking', trouble: null }))
  await follow(conversationId, turn, language, earlierOf(turns.slice(0, place)))
}

async function follow(
  conversationId: string,
  turn: QuestionTurn,
  language: Language,
  earlier: QuestionBody['earlier'],
): Promise<void> {
  const shownAt = Date.now() + REPLY_DELAY_MS.least
  const change = (of: (turn: QuestionTurn) => Partial<QuestionTurn>) => changeQuestion(conversationId, turn.id, of)
  const body: QuestionBody = {
    question: turn.question,
    language,
    ...ofGuide(turn),
    earlier,
    ...(useSession.getState().isAuthenticated ? { conversation: { id: conversationId, turn: turn.id } } : {}),
  }
  let isEnded = false
  try {
    for await (const event of answerStream(body, language)) {
      if (Date.now() < shownAt) await pause(shownAt - Date.now())
      change((now) => apply(now, event))
      isEnded ||= event.event === 'answer' || event.event === 'error'
    }
    if (!isEnded) throw new TypeError('the stream broke off')
  } catch (error) {
    const trouble = error instanceof ApiError ? (error.answer?.error ?? null) : null
    if (!isEnded) change(() => ({ state: 'failed', trouble, words: '' }))
  }
}

/** An answer that came with the page is the server's to keep for an account; the page shows what it has. */
export async function keepOnServer(
  conversationId: string,
  { id, question, ...turn }: QuestionTurn,
  language: Language,
): Promise<void> {
  const body = { question, language, ...ofGuide(turn), conversation: { id: conversationId, turn: id } }
  try {
    for await (const { event } of answerStream(body, language)) if (event === 'answer') return
  } catch {
    // It stays in this page.
  }
}
