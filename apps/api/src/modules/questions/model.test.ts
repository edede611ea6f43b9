import { expect, test } from 'vitest'
import { dangerOf, QUESTION_KINDS, type Ranking, type Reading } from './model.ts'

/** Trees that always say danger. */
const ranking = { danger: { trees: { base: 5, trees: [] }, from: 0.5 } } as unknown as Ranking
const kindsWith = (danger: number): Reading['kinds'] => ({
  ...(Object.fromEntries(QUESTION_KINDS.map((kind) => [kind, 0])) as Reading['kinds']),
  'danger.violence': danger,
})

test('words that say nothing are no danger, whatever the trees make of them', () => {
  expect(dangerOf(ranking, kindsWith(0.09), [], [])).toBe(0)
  expect(dangerOf(ranking, kindsWith(0.2), [], [])).toBeGreaterThan(0.9)
})

test('danger may be told in one sentence of several', () => {
  expect(dangerOf(ranking, kindsWith(0.01), [], [kindsWith(0.02), kindsWith(0.5)])).toBeGreaterThan(0.9)
  expect(dangerOf(ranking, kindsWith(0.01), [], [kindsWith(0.02), kindsWith(0.05)])).toBe(0)
})
