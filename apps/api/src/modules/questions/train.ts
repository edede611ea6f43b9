// What `npm run train` does with the content that ships.
import type { GuideFile } from '../posts/index.ts'
import { breathing } from './breathing.ts'
import { calibrate, type JudgedQuestion } from './calibration.ts'
import type { QuestionContent } from './content.ts'
import { type Conversation, learnFollowUps } from './follow-up.ts'
import { understandWith } from './question-reader.ts'
import { Retrieval } from './retrieval.ts'
import { trainClassifiers, trainRanking } from './training.ts'
import { trainingSet } from './training-set.ts'
import { inThreads } from './training-threads.ts'

export type { JudgedQuestion } from './calibration.ts'
export { JUDGED_FILE, MODEL_DIR, readQuestions } from './content.ts'

/** What nothing is learnt from but how far the rest can be trusted, and what a question after another is about. */
export type Judged = { questions: readonly JudgedQuestion[]; conversations: readonly Conversation[] }

export async function trainOn(
  files: readonly GuideFile[],
  content: QuestionContent,
  { questions, conversations }: Judged,
  log: (line: string) => void,
) {
  const set = trainingSet({ files, content })
  const { ranking, figures } = await trainRanking(set, (tasks) => inThreads({ files, content }, tasks, log))
  const retrieval = await Retrieval.build(
    set.guides.map(({ text }) => text),
    content.ways,
    breathing(),
  )
  const classifiers = await trainClassifiers(set, retrieval)
  const { figures: calibrated, ...thresholds } = await calibrate(questions, classifiers, ranking, retrieval)
  const model = { ...classifiers, ranking: { ...ranking, ...thresholds } }
  const followUp = await learnFollowUps(conversations, (question) => understandWith(model, retrieval, question))
  return {
    ranking: { ...model.ranking, followUp: followUp.weights },
    figures: { ...calibrated, ...figures, followUps: followUp.right },
    classifiers,
  }
}
