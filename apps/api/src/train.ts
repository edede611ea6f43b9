// The door of `npm run train`: writes what is learnt from the content that ships into content/understanding.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { guideFileSchema } from './modules/posts/index.ts'
import { JUDGED_FILE, type Judged, MODEL_DIR, readQuestions, trainOn } from './modules/questions/index.ts'
import { hashOfContent } from './platform/content.ts'
import { CONTENT_DIR } from './seed.ts'

const guideFiles = (): string[] => readdirSync(join(CONTENT_DIR, 'guides')).sort()

/** Another text whenever a new training is due: a guide more or less, or other ways of asking. Words of guides are read anew by each portal. */
export const contentKey = (): string => hashOfContent([readQuestions(CONTENT_DIR), guideFiles()])

/** Returns the figures that it prints: of questions that were held back. */
export async function trainFromContent(judged: Judged, log: (line: string) => void): Promise<Record<string, number>> {
  const guides = guideFiles().map((name) =>
    guideFileSchema.parse(JSON.parse(readFileSync(join(CONTENT_DIR, 'guides', name), 'utf8'))),
  )
  const { ranking, classifiers, figures } = await trainOn(guides, readQuestions(CONTENT_DIR), judged, log)
  const out = join(CONTENT_DIR, MODEL_DIR)
  mkdirSync(out, { recursive: true })
  writeFileSync(join(out, 'ranking.json'), `${JSON.stringify({ ...ranking, content: contentKey() })}\n`)
  writeFileSync(join(out, JUDGED_FILE), `[\n${judged.questions.map((each) => JSON.stringify(each)).join(',\n')}\n]\n`)
  for (const [name, classifier] of Object.entries(classifiers)) writeFileSync(join(out, `${name}.bin`), classifier.toBytes())
  return figures
}
