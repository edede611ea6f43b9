import { expect, test } from 'vitest'
import { TermIndex } from './term-index.ts'
import { termsOf } from './terms.ts'

const TEXTS = ['renew a passport', 'lost passport at the police', 'register a birth', 'ፓስፖርት ማሳደስ']
const documents = TEXTS.map((text) => [{ terms: termsOf(text), weight: 1 }])
const best = (index: TermIndex, text: string): number => {
  const scores = [...index.scores(new Set(termsOf(text)))]
  return scores.indexOf(Math.max(...scores))
}

test('the document that has most of a question stands first, in either script and with a slip', () => {
  const index = TermIndex.of(documents)
  expect(['lost my pasport', 'birth registering', 'passport renewal', 'ፓስፖርቴን ላሳድስ'].map((text) => best(index, text))).toEqual([
    1, 2, 0, 3,
  ])
  expect(index.scores(new Set(termsOf('zzz')))).toEqual(new Float32Array(4))
})

test('a term of one document is rarer than one of two, and one of none is rarest', () => {
  const index = TermIndex.of([1, 2, 3].map((n) => [{ terms: n < 3 ? [7, 10 + n] : [10 + n], weight: 1 }]))
  const [common, rare, unknown] = [7, 11, 99].map((term) => index.rarity(term))
  expect(common).toBeLessThan(rare ?? 0)
  expect(rare).toBeLessThan(unknown ?? 0)
  expect([index.has(7, 0), index.has(7, 2), index.has(99, 0)]).toEqual([true, false, false])
})

test('built with pauses it is the same', async () => {
  let pauses = 0
  const index = await TermIndex.build(documents, async () => {
    pauses += 1
  })
  const terms = new Set(termsOf('lost passport'))
  expect(pauses).toBeGreaterThan(10)
  expect([...index.scores(terms)]).toEqual([...TermIndex.of(documents).scores(terms)])
  expect([...index.likelihoods(terms)]).toEqual([...TermIndex.of(documents).likelihoods(terms)])
})

test('no document at all', () => {
  expect([...TermIndex.of([]).scores([1])]).toEqual([])
})
