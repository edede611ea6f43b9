import { expect, test } from 'vitest'
import { monthText } from '../../../page/month-text.ts'
import { isReviewDue } from './review.ts'

test.each([
  ['2025-01', '2026-01-31T20:59:59Z', false], // 23:59 in Addis Ababa
  ['2025-01', '2026-01-31T21:00:00Z', true], // midnight there
  ['2025-01', '2025-12-31T12:00:00Z', false],
  ['2025', '2026-01-15T12:00:00Z', false],
  ['2025', '2026-02-15T12:00:00Z', true],
  [undefined, '2025-01-01T12:00:00Z', true],
])('facts of %s are due for a check at %s: %s', (asOf, now, due) => {
  expect(isReviewDue(asOf, new Date(now))).toBe(due)
})

test('a stored month is worded in the calendar of the reader, a year as the Gregorian one that it is', () => {
  expect(monthText('2025-01', 'en')).toBe('January 2025')
  expect(monthText('2025-01', 'am')).toBe('ጥር 2017 ዓ.ም.')
  expect(monthText('2025', 'en')).toBe('2025')
  expect(monthText('2025', 'am')).toBe('እ.ኤ.አ. 2025')
})
