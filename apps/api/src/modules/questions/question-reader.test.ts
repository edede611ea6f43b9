import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CONTENT_DIR } from '../../seed.ts'
import { guideFileSchema } from '../posts/index.ts'
import { readQuestions } from './content.ts'
import type { QuestionIndex } from './question-index.ts'
import { createModelStore, createReader } from './question-reader.ts'
import { trainingSet } from './training-set.ts'

const content = readQuestions(CONTENT_DIR)
/** Of what ships, without a database. */
const { passages } = createReader(createModelStore(CONTENT_DIR).current, {
  ways: content.ways,
  added: [],
} as unknown as QuestionIndex)

function namesIn(id: string, question: string, before?: string): string[] {
  const file = guideFileSchema.parse(JSON.parse(readFileSync(join(CONTENT_DIR, 'guides', `${id}.json`), 'utf8')))
  const [guide] = trainingSet({ files: [file], content }).guides
  return guide ? passages(guide.indexed, question, before).passages.map(({ passage }) => passage.name) : []
}

test('who tells a story asks in one of its sentences', () => {
  const story = 'We made a nice logo for our delivery business in Hawassa. I am afraid somebody in Addis will copy it'
  expect(namesIn('trademark', `${story}, how many years it is protected if I put it on paper?`)[0]).toBe('facts.validFor')
  expect(namesIn('certificate-correction', 'ያባቱ ስም አንድ ፊደል ተሳስቶ ትምርት ቤት አንቀበልም አሉኝ። የት ሄጄ ነው ማስተካክለው')[0]).toBe('facts.where')
})

test('what is asked after another question is the same of something else', () => {
  const [corrected, first] = ['አይ ሳዑዲ ሳይሆን ዮርዳኖስ ማለቴ ነው', 'ሳዑዲ ለስራ ለመሄድ ምን ያስፈልጋል']
  const shown = (before?: string) => namesIn('work-jordan', corrected, before).slice(0, 4)
  expect(shown(first)).toContain('documents')
  expect(shown()).not.toContain('documents')
})
