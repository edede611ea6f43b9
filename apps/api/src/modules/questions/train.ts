// What `npm run train` does with the content that ships.

import { textAs } from '../../platform/database/columns.ts'
import type { GuideFile } from '../posts/index.ts'
import { breathing } from './breathing.ts'
import { calibrate, type JudgedQuestion } from './calibration.ts'
import type { QuestionContent } from './content.ts'
import { type Conversation, learnFollowUps } from './follow-up.ts'
import { indexedGuide } from './passages.ts'
import { guideText } from './question-index.ts'
import { understandWith } from './question-reader.ts'
import { Retrieval } from './retrieval.ts'
import { trainClassifiers, trainRanking } from './training.ts'

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
  const guides = files.map((file) => {
    const indexed = indexedGuide({ id: file.id, guide: file, ...textAs('title', file.title), ...textAs('body', file.body) })
    return { indexed, text: guideText(indexed) }
  })
  const set = { guides, ...content }
  const { ranking, figures } = await trainRanking(set, log)
  const texts = guides.map(({ text }) => text)
  const retrieval = await Retrieval.build(texts, content.ways, breathing())
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
