import { expect, test } from 'vitest'
import { monthText } from './month.ts'
import { isReviewDue } from './review.ts'

test.each([
  ['2026-01-31T20:59:59Z', false], // 23:59 in Addis Ababa
  ['2026-01-31T21:00:00Z', true], // midnight there
  ['2025-12-31T12:00:00Z', false],
  ['2026-11-20T12:00:00Z', true],
])('at %s a guide to be reviewed by 2026-01-31 is due: %s', (now, due) => {
  expect(isReviewDue('2026-01-31', new Date(now))).toBe(due)
})

test('a stored month is worded in the calendar of the reader', () => {
  expect(monthText('2025-01', 'en')).toBe('January 2025')
  expect(monthText('2025-01', 'am')).toBe('ጥር 2017 ዓ.ም.')
})
