// The assistant, put together: answers, the words of a model, ratings and conversations.
import { join } from 'node:path'
import { readContent } from '../../platform/content.ts'
import type { Platform } from '../../platform/platform.ts'
import { hourly } from '../../platform/tasks/jobs.ts'
import { type AnswersParts, createAnswers } from './answer/answers.ts'
import { helpLinesSchema } from './answer/help-lines.ts'
import { createConversations, type OwnsDocument } from './conversations.ts'
import { createModel } from './model/model.ts'
import type { Patience } from './model/model-client.ts'
import { createQuestionStream } from './question-stream.ts'
import { createRatings } from './ratings.ts'

type AssistantParts = Omit<AnswersParts, 'helpLines'> &
  Pick<Platform, 'config' | 'db' | 'clock' | 'log' | 'contentDir'> & {
    isOwnDocument: OwnsDocument
    /** With the model. */
    patience?: Patience
  }

export async function createAssistant({ patience, ...parts }: AssistantParts) {
  const helpLines = await readContent(join(parts.contentDir, 'help-lines.json'), helpLinesSchema)
  const answers = createAnswers({ ...parts, helpLines })
  const { readers } = parts.questions
  const [conversations, ratings] = [createConversations(parts), createRatings({ ...parts, count: readers.count })]
  const model = createModel({ ...parts, ...(patience && { patience }) })
  return {
    /** Has to hear of changes; until it does, guides are read from the database for every question. */
    guideCache: answers.guideCache,
    asking: createQuestionStream({ answers, conversations, ratings, model }),
    noteTrouble: answers.noteTrouble,
    opened: readers.opened,
    conversations,
    ratings,
    model,
    jobs: [hourly('forget old ratings', ratings.forgetOld)],
  }
}
export type Assistant = Awaited<ReturnType<typeof createAssistant>>
