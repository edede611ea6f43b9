import { expect, test } from 'vitest'
import { changedSteps, stepMark } from './step-marks.ts'

const step = { title: 'Pay', text: 'At the bank.', fee: 'ETB 100' }

test('another word, fee or length of time is another mark; the same words are the same', () => {
  const mark = stepMark(step)
  expect(mark).toMatch(/^[0-9a-z]{1,7}$/)
  expect(stepMark({ ...step, days: undefined })).toBe(mark)
  for (const change of [{ fee: 'ETB 200' }, { title: 'ይክፈሉ' }, { text: 'At the bank' }, { days: '1 day' }])
    expect(stepMark({ ...step, ...change })).not.toBe(mark)
})

test('changed are the steps that were seen otherwise; a new one at the end is not', () => {
  expect(changedSteps(['a', 'b', 'c'], ['a', 'x', 'c', 'd'])).toEqual([2])
  expect(changedSteps([], ['a'])).toEqual([])
  expect(changedSteps(['a', 'b'], ['a'])).toEqual([])
})
