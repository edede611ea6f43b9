// That what is learnt is from the content which ships, and that it can be read.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CONTENT_DIR } from '../../seed.ts'
import { contentKey } from '../../train.ts'
import { MODEL_DIR, readModel, readQuestions } from './content.ts'
import { QUESTION_KINDS, read } from './model.ts'

test('the model was trained on the content as it is; if not, run npm run train', () => {
  const { content } = JSON.parse(readFileSync(join(CONTENT_DIR, MODEL_DIR, 'ranking.json'), 'utf8'))
  expect(content).toBe(contentKey())
})

test('each kind has examples in every writing, none twice', () => {
  const { other } = readQuestions(CONTENT_DIR)
  const texts = other.map(({ text }) => text)
  expect(texts.filter((text, n) => texts.indexOf(text) !== n)).toEqual([])
  for (const kind of QUESTION_KINDS) expect(other.filter((each) => each.kind === kind).length, kind).toBeGreaterThanOrEqual(40)
})

test.each([
  ['ሰላም እንደምን ነህ', 'greeting'],
  ['thank you very much', 'thanks'],
  ['ዶላር ዛሬ ስንት ነው', 'rates'],
  ['write me a power of attorney for my brother', 'document.power-of-attorney'],
  ['የሚተረጉምልኝ ሰው እፈልጋለሁ', 'workers'],
  ['ፓስፖርት ለማሳደስ ምን ምን ያስፈልጋል', 'guide'],
])('%s is a question of the kind %s', (question, kind) => {
  const { kinds } = read(question, readModel(CONTENT_DIR))
  expect(Object.entries(kinds).sort(([, one], [, other]) => other - one)[0]?.[0]).toBe(kind)
})
