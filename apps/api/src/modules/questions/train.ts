// What `npm run train` does with the content that ships.

import { textAs } from '../../platform/database/columns.ts'
import type { GuideFile } from '../posts/index.ts'
import { breathing } from './breathing.ts'
import { calibrate, type JudgedQuestion } from './calibration.ts'
import type { QuestionContent } from './content.ts'
import { indexedGuide } from './passages.ts'
import { guideText } from './question-index.ts'
import { Retrieval } from './retrieval.ts'
import { trainClassifiers, trainRanking } from './training.ts'

export type { JudgedQuestion } from './calibration.ts'
export { JUDGED_FILE, MODEL_DIR, readQuestions } from './content.ts'

/** `judged`: questions that nothing is learnt from but how far the rest can be trusted. */
export async function trainOn(
  files: readonly GuideFile[],
  content: QuestionContent,
  judged: readonly JudgedQuestion[],
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
  const { figures: calibrated, ...thresholds } = await calibrate(judged, classifiers, ranking, retrieval)
  return { ranking: { ...ranking, ...thresholds }, figures: { ...calibrated, ...figures }, classifiers }
}
