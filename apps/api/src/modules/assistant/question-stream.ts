// One question as a stream of events: the answer from the guides at once, or the words of a model where one is there; stored where it belongs.
import type { AssistantAnswer, Question, StreamEvent } from '@menged/contracts'
import type { Answers } from './answer/answers.ts'
import type { Conversations } from './conversations.ts'
import type { Model } from './model/model.ts'
import type { Ratings } from './ratings.ts'

type AskingParts = { answers: Answers; conversations: Conversations; ratings: Ratings; model: Model | undefined }
/** `note`: counts what could not be answered; it may be refused in a flood. */
type Asker = { userId: string | null; signal: AbortSignal; note: (question: string) => Promise<void> }

export function createQuestionStream({ answers, conversations, ratings, model }: AskingParts) {
  async function whole(question: Question, note: Asker['note']): Promise<AssistantAnswer> {
    const answer = await answers.answer(question)
    if (answer.kind === 'unknown') await note(question.question)
    ratings.remember(answer)
    return answer
  }

  return {
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
      if (model && extract.kind === 'answer' && extract.guide !== null) {
        const words = model.word({ question: question.question, answer: extract, signal })
        let step = await words.next()
        for (; !step.done; step = await words.next()) yield { event: 'text', text: step.value }
        const blocks = step.value
        answer = blocks ? { ...extract, blocks, wording: 'model' } : { ...extract, note: 'modelUnavailable' }
      }
      if (answer.wording === 'extractive') for (const block of answer.blocks) yield { event: 'block', block }
      if (question.conversation && userId !== null) {
        const { id, turn } = question.conversation
        await conversations.addAnswer(userId, { id, turn }, question.question, answer)
      }
      yield { event: 'answer', answer }
    },
  }
}
export type Asking = ReturnType<typeof createQuestionStream>
