// One question as a stream of events: the answer from the guides at once, or the words of a model where one is there; stored where it belongs.
import { ANSWER_KINDS, type AssistantAnswer, type Question, type QuestionTrouble, type StreamEvent } from '@menged/contracts'
import type { Troubled } from '../questions/index.ts'
import type { Answers } from './answer/answers.ts'
import { withWords } from './answer/worded.ts'
import type { Conversations } from './conversations.ts'
import type { Model } from './model/model.ts'
import type { Ratings } from './ratings.ts'

type AnswerKind = AssistantAnswer['kind']
type AskingParts = { answers: Answers; conversations: Conversations; ratings: Ratings; model: Model | undefined }
/** `note`: keeps what was not surely answered; it may be refused in a flood. */
type Asker = { userId: string | null; signal: AbortSignal; note: (troubled: Troubled) => Promise<void> }

/** A guide that is named as likely counts as left until it is opened. */
const TROUBLES: Partial<Record<AnswerKind, QuestionTrouble>> = { unknown: 'refused', probable: 'unopened' }

/** What a model may word: what is asked of guides. */
const WORDED: readonly AnswerKind[] = ['answer', 'probable', 'choice', 'unknown']

export function createQuestionStream({ answers, conversations, ratings, model }: AskingParts) {
  const counts = Object.fromEntries(ANSWER_KINDS.map((kind) => [kind, 0])) as Record<AnswerKind, number>

  async function whole(question: Question, note: Asker['note']): Promise<AssistantAnswer> {
    const answer = await answers.answer(question)
    counts[answer.kind] += 1
    const trouble = TROUBLES[answer.kind]
    if (trouble) await note({ question: question.question, language: answer.language, trouble, answerId: answer.id })
    if (answer.kind !== 'danger') ratings.remember(answer)
    return answer
  }

  return {
    /** Answers of each kind since the start. */
    figures: (): Record<string, number> => ({ ...counts }),
    whole,
    /** Before the first event. @throws AppError not_found for a conversation of somebody else's */
    begin: async (question: Question, { userId, note }: Asker): Promise<AssistantAnswer> => {
      if (question.conversation && userId !== null) await conversations.requireFree(userId, question.conversation.id)
      return await whole(question, note)
    },
    /** Ends with the whole answer, whoever is still there. */
    events: async function* (
      question: Question,
      extract: AssistantAnswer,
      { userId, signal }: Asker,
    ): AsyncGenerator<StreamEvent> {
      let answer = extract
      if (model && (extract.guide !== null || extract.nearest.length > 0) && WORDED.includes(extract.kind)) {
        // Without quotes the extract stands, which is there already.
        const quotes = await answers.quotes(question, extract).catch(() => null)
        if (quotes) {
          const words = model.word({ question: question.question, quotes, language: extract.language, signal })
          let step = await words.next()
          for (; !step.done; step = await words.next()) yield { event: 'text', text: step.value }
          answer = withWords(extract, { worded: step.value, quotes, question: question.question })
        }
      }
      // Of somebody in danger nothing is kept.
      if (question.conversation && userId !== null && answer.kind !== 'danger') {
        const { id, turn } = question.conversation
        await conversations.addAnswer(userId, { id, turn }, question.question, answer)
      }
      yield { event: 'answer', answer }
    },
  }
}
export type Asking = ReturnType<typeof createQuestionStream>
