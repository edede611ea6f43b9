// The assistant, put together: answers, the words of a model, ratings and conversations.
import type { Platform } from '../../platform/platform.ts'
import { hourly } from '../../platform/tasks/jobs.ts'
import { type AnswersParts, createAnswers } from './answer/answers.ts'
import { createConversations, type OwnsDocument } from './conversations.ts'
import { createModel } from './model/model.ts'
import type { Patience } from './model/model-client.ts'
import { createQuestionStream } from './question-stream.ts'
import { createRatings } from './ratings.ts'

type AssistantParts = AnswersParts &
  Pick<Platform, 'config' | 'db' | 'clock' | 'log'> & {
    isOwnDocument: OwnsDocument
    /** With the model. */
    patience?: Patience
  }

export function createAssistant({ patience, ...parts }: AssistantParts) {
  const answers = createAnswers(parts)
  const [conversations, ratings] = [createConversations(parts), createRatings(parts)]
  const model = createModel({ ...parts, ...(patience && { patience }) })
  return {
    /** Has to hear of changes; until it does, guides are read from the database for every question. */
    guideCache: answers.guideCache,
    asking: createQuestionStream({ answers, conversations, ratings, model }),
    noteMissing: answers.noteMissing,
    conversations,
    ratings,
    model,
    jobs: [hourly('forget old ratings', ratings.forgetOld)],
  }
}
export type Assistant = ReturnType<typeof createAssistant>
