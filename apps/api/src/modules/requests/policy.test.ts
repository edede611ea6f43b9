import { expect, test } from 'vitest'
import { median } from './figures.ts'
import { type Side, type Standing, stepsOf } from './policy.ts'

const standing = (change: Partial<Standing>): Standing => ({
  kind: 'meet',
  state: 'waiting',
  workerDoneAt: null,
  clientDoneAt: null,
  ...change,
})
const AT = new Date(0)

test.each<[Partial<Standing>, Side, string]>([
  [{}, 'worker', 'accepted proposed declined'],
  [{ kind: 'message' }, 'worker', 'accepted declined'],
  [{}, 'client', 'cancelled'],
  [{ state: 'proposed' }, 'worker', 'proposed declined'],
  [{ state: 'proposed' }, 'client', 'agreed cancelled'],
  [{ state: 'accepted' }, 'worker', 'done proposed unfinished declined'],
  [{ state: 'accepted' }, 'client', 'done unfinished cancelled'],
  [{ state: 'done', clientDoneAt: AT }, 'worker', 'done'],
  [{ state: 'done', workerDoneAt: AT }, 'worker', ''],
  [{ state: 'done', workerDoneAt: AT }, 'client', 'done unfinished'],
  [{ state: 'done', clientDoneAt: AT }, 'client', ''],
  [{ state: 'declined' }, 'worker', ''],
  [{ state: 'cancelled' }, 'client', ''],
  [{ state: 'unfinished' }, 'worker', ''],
])('%j: the %s may take "%s"', (change, side, steps) => {
  expect(stepsOf(side, standing(change)).join(' ')).toBe(steps)
})

test('the middle one, or between the two in the middle', () => {
  expect([median([]), median([5]), median([9, 1, 5]), median([1, 2, 3, 100])]).toEqual([null, 5, 5, 2.5])
})
