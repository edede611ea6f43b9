// What is learnt from, of the files that ship.
import { textAs } from '../../platform/database/columns.ts'
import type { GuideFile } from '../posts/index.ts'
import type { QuestionContent } from './content.ts'
import { indexedGuide } from './passages.ts'
import { guideText } from './question-index.ts'
import type { TrainingSet } from './training.ts'

export type TrainingFiles = { files: readonly GuideFile[]; content: QuestionContent }

export function trainingSet({ files, content }: TrainingFiles): TrainingSet {
  const guides = files.map((file) => {
    const indexed = indexedGuide({ id: file.id, guide: file, ...textAs('title', file.title), ...textAs('body', file.body) })
    return { indexed, text: guideText(indexed) }
  })
  return { guides, ...content }
}
