import { expect, test } from 'vitest'
import { tickKey } from '../../../page/tick-key.ts'
import { feeAndDays } from './guide/fee-and-days.ts'
import { parseTicks, stepStates } from './ticks.ts'

test('ticks are kept per post and kind', () => {
  expect(tickKey('ticks', 'trade-licence')).toBe('ticks:trade-licence')
  expect(tickKey('steps', 'trade-licence')).toBe('steps:trade-licence')
})

test.each([
  [null, []],
  ['["tin","photos"]', ['tin', 'photos']],
  ['["photos","tin"]', ['tin', 'photos']],
  ['["tin","no-longer-asked-for",7]', ['tin']],
  ['{"tin":true}', []],
  ['not json', []],
])('stored ticks %s are read as %j', (stored, ticked) => {
  expect(parseTicks(stored, ['tin', 'photos', 'lease'])).toEqual(ticked)
})

test('the reader is at the first step not done, once one is done', () => {
  const steps = ['1', '2', '3']
  expect(stepStates(steps, [])).toEqual(['todo', 'todo', 'todo'])
  expect(stepStates(steps, ['1'])).toEqual(['done', 'here', 'todo'])
  expect(stepStates(steps, ['2'])).toEqual(['here', 'done', 'todo'])
  expect(stepStates(steps, steps)).toEqual(['done', 'done', 'done'])
})

test.each([
  [{ fee: 'Free', days: '1 day' }, 'Free · 1 day'],
  [{ days: '1 ቀን' }, '1 ቀን'],
  [{}, ''],
])('%j reads %s', (step, line) => {
  expect(feeAndDays(step)).toBe(line)
})
