import { expect, test } from 'vitest'
import { median } from './figures.ts'
import { type Side, type Standing, stepsOf } from './policy.ts'

const standing = (change: Partial<Standing>): Standing => ({
  kind: 'meet',
  state: 'waiting',
  workerDoneAt: null,
  clientDoneAt: null,
  proposedBy: null,
  proposals: 0,
  ...change,
})
const AT = new Date(0)

test.each<[Partial<Standing>, Side, string]>([
  [{}, 'worker', 'accepted proposed declined'],
  [{ kind: 'message' }, 'worker', 'accepted proposed declined'],
  [{}, 'client', 'cancelled'],
  [{ state: 'proposed', proposedBy: 'worker', proposals: 1 }, 'worker', 'proposed declined'],
  [{ state: 'proposed', proposedBy: 'worker', proposals: 1 }, 'client', 'agreed proposed cancelled'],
  [{ state: 'proposed', proposedBy: 'worker', proposals: 2 }, 'worker', 'declined'],
  [{ state: 'proposed', proposedBy: 'client', proposals: 1 }, 'worker', 'agreed proposed declined'],
  [{ state: 'proposed', proposedBy: 'client', proposals: 2 }, 'client', 'cancelled'],
  [{ state: 'accepted', proposedBy: 'worker', proposals: 2 }, 'worker', 'done unfinished declined'],
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
