// The assistant, put together: answers, the words of a model, ratings and conversations.
import type { Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/database/pool.ts'
import { hourly } from '../../platform/jobs.ts'
import type { Log } from '../../platform/logging.ts'
import { type AnswersParts, createAnswers } from './answer/answers.ts'
import { createAsking } from './asking.ts'
import { createConversations, type OwnsDocument } from './conversations.ts'
import { createModel } from './model/model.ts'
import type { Patience } from './model/model-client.ts'
import { createRatings } from './ratings.ts'

type AssistantParts = AnswersParts & {
  db: Database
  clock: Clock
  config: Config
  log: Log
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
    held: answers.held,
    asking: createAsking({ answers, conversations, ratings, model }),
    noteMissing: answers.noteMissing,
    conversations,
    ratings,
    model,
    jobs: [hourly('forget old ratings', ratings.forgetOld)],
  }
}
export type Assistant = ReturnType<typeof createAssistant>
