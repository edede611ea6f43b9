import { expect, test } from 'vitest'
import { axisDay, isNamed } from './axis-day.ts'
import { changeOf, percentOf, shortly, stepsTo } from './counting.ts'
import { sparkOf } from './spark.ts'

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [9, [0, 5, 10]],
  [10, [0, 5, 10]],
  [100, [0, 25, 50, 75, 100]],
  [18_400, [0, 5000, 10_000, 15_000, 20_000]],
])('the axis of %i', (highest, steps) => {
  expect(stepsTo(highest)).toEqual(steps)
})

test('thousands are short, a change is in hundredths, and nothing is not divided by', () => {
  expect([shortly(500, 'en'), shortly(2500, 'en'), shortly(20_000, 'am')]).toEqual(['500', '2.5k', '20 ሺ'])
  expect([changeOf(112, 100), changeOf(96, 100), changeOf(100, 100), changeOf(5, 0)]).toEqual([12, -4, 0, null])
  expect([percentOf(3, 4), percentOf(3, 0)]).toEqual([75, 0])
})

test('days of the axis: each of few, some of many with their month, the last one always', () => {
  expect([axisDay('2026-11-20', 14, 'en'), axisDay('2026-11-20', 14, 'am')]).toEqual(['20', '11'])
  expect([axisDay('2026-11-20', 90, 'en'), axisDay('2026-11-20', 90, 'am')]).toEqual(['20 Nov', 'ኅዳር 11'])
  const named = Array.from({ length: 90 }, (_, place) => place).filter((place) => isNamed(place, 90))
  expect(named).toEqual([14, 29, 44, 59, 74, 89])
})

test('the small line stays in its box, also where nothing was counted', () => {
  expect(sparkOf([0, 0]).line).toBe('M4 28L80 28')
  expect(sparkOf([0, 5, 10])).toMatchObject({ line: 'M4 28L42 16L80 4', last: { x: 80, y: 4 } })
})
