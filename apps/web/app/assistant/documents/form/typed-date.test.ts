import { expect, test } from 'vitest'
import { dateProblem, daysIn, inTheOther, isoOf, monthsOf, typedDate } from './typed-date.ts'

const typed = (day: string, month: string, year: string) => ({ day, month, year })

test.each([
  ['ethiopian', typed('11', '3', '2019'), '2026-11-20'],
  ['gregorian', typed('20', '11', '2026'), '2026-11-20'],
  ['ethiopian', typed('6', '13', '2011'), '2019-09-11'],
] as const)('a date of the %s calendar is kept as a Gregorian one, and comes back', (calendar, date, iso) => {
  expect(isoOf(date, calendar)).toBe(iso)
  expect(typedDate(iso, calendar)).toEqual(date)
  expect(dateProblem(date, calendar)).toBeNull()
})

test.each([
  ['ethiopian', typed('6', '13', '2012'), 'documents.dateUnknown'],
  ['gregorian', typed('30', '2', '2026'), 'documents.dateUnknown'],
  ['gregorian', typed('', '2', '2026'), 'documents.dateIncomplete'],
  ['ethiopian', typed('1', '1', '201'), 'documents.dateIncomplete'],
  ['ethiopian', typed('', '', ''), null],
] as const)('of the %s calendar, %o is no date', (calendar, date, problem) => {
  expect(isoOf(date, calendar)).toBe('')
  expect(dateProblem(date, calendar)).toBe(problem)
})

test('a month has its days, and a calendar its months', () => {
  expect(daysIn(typed('', '', ''), 'ethiopian')).toBe(30)
  expect(daysIn(typed('', '13', '2012'), 'ethiopian')).toBe(5)
  expect(daysIn(typed('', '13', ''), 'ethiopian')).toBe(6)
  expect(daysIn(typed('', '2', '2026'), 'gregorian')).toBe(28)
  expect(daysIn(typed('', '', ''), 'gregorian')).toBe(31)
  expect(monthsOf('ethiopian', 'am')[0]).toBe('መስከረም')
  expect([monthsOf('ethiopian', 'en').length, monthsOf('gregorian', 'am').length]).toEqual([13, 12])
})

test('the same day is said in the other calendar', () => {
  expect(inTheOther('2026-11-20', 'ethiopian', 'am')).toBe('20 ኖቬምበር 2026 እ.ኤ.አ.')
  expect(inTheOther('2026-11-20', 'ethiopian', 'en')).toBe('20 November 2026')
  expect(inTheOther('2026-11-20', 'gregorian', 'am')).toBe('ኅዳር 11 ቀን 2019 ዓ.ም.')
  expect(inTheOther('2026-11-20', 'gregorian', 'en')).toBe('11 Hidar 2019')
  expect(inTheOther('', 'gregorian', 'en')).toBeNull()
})

test('what is no date is typed anew', () => {
  expect(typedDate('soon', 'gregorian')).toEqual(typed('', '', ''))
})
