import { expect, test } from 'vitest'
import { LinearClassifier } from './linear-classifier.ts'
import { classifiedTerms } from './terms.ts'

const LABELS = ['new', 'lost', 'renewal']
const TAUGHT = {
  new: ['first passport', 'የመጀመሪያ ፓስፖርት', 'new passport for my child', 'apply for a passport'],
  lost: ['lost passport', 'ፓስፖርቴ ጠፋ', 'my passport was stolen', 'passport stolen what now'],
  renewal: ['renew passport', 'ፓስፖርት ማሳደስ', 'passport expired', 'renewal of an expired passport'],
}
async function trained(): Promise<LinearClassifier> {
  const classifier = LinearClassifier.ofSize(14)
  const examples = Object.entries(TAUGHT).flatMap(([label, texts]) =>
    texts.map((text) => ({ terms: classifiedTerms(text), label, rivals: LABELS, weight: 1 })),
  )
  await classifier.train(examples, async () => {})
  return classifier
}
const told = (classifier: LinearClassifier, text: string): string | undefined => {
  const likely = classifier.probabilities(classifiedTerms(text), LABELS)
  return LABELS[likely.indexOf(Math.max(...likely))]
}

test('what sets labels apart is learnt, not what they share', async () => {
  const classifier = await trained()
  expect(
    ['a new passport', 'somebody has stolen it', 'it has expired', 'ፓስፖርቱ ጠፍቷል'].map((text) => told(classifier, text)),
  ).toEqual(['new', 'lost', 'renewal', 'lost'])
})

test('written in a byte each it tells the same', async () => {
  const classifier = await trained()
  const read = LinearClassifier.fromBytes(classifier.toBytes())
  for (const text of Object.values(TAUGHT).flat()) expect(told(read, text)).toBe(told(classifier, text))
  expect(read.toBytes()).toEqual(classifier.toBytes())
})

test('it learns more of what it is told later, and forgets nothing', async () => {
  const before = (await trained()).compact()
  expect(told(before, 'a green feather')).not.toBe('lost')
  const later = before.learnable()
  const rivals = LABELS
  await later.train(
    [{ terms: classifiedTerms('the green feather of my aunt'), label: 'lost', rivals, weight: 3 }],
    async () => {},
  )
  expect(told(later.compact(), 'a green feather')).toBe('lost')
  for (const [label, texts] of Object.entries(TAUGHT)) for (const text of texts) expect(told(later, text)).toBe(label)
  expect(told(before, 'a green feather')).not.toBe('lost')
})
