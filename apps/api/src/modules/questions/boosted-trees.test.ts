import { expect, test } from 'vitest'
import { probability, type Row, trainTrees } from './boosted-trees.ts'

const breathe = async () => {}
/** Right where the first is above a half and the second below it: no line tells them apart. */
const rows: Row[] = Array.from({ length: 400 }, (_, n) => {
  const [one, other] = [(n % 20) / 20, Math.floor(n / 20) / 20]
  return { features: [one, other], isRight: one >= 0.5 && other < 0.5, weight: 1 }
})

test('what depends on two things at once is learnt', async () => {
  const trees = await trainTrees(rows, breathe, { least: 5 })
  expect(probability(trees, [0.9, 0.1])).toBeGreaterThan(0.9)
  for (const wrong of [
    [0.1, 0.1],
    [0.9, 0.9],
    [0.1, 0.9],
  ])
    expect(probability(trees, wrong)).toBeLessThan(0.1)
})

test('the same rows give the same trees, and a feature that is missing counts as 0', async () => {
  const [one, other] = [await trainTrees(rows, breathe), await trainTrees(rows, breathe)]
  expect(other).toEqual(one)
  expect(probability(one, [0.9])).toBe(probability(one, [0.9, 0]))
})
