import { isoDate } from '@menged/ethiopia'
import { expect, test } from 'vitest'
import { countOf, dateOf, hundredthsOf, numberOf, wholeOf, yearsLater, yesNo } from './values.ts'

test('amounts are read in hundredths, with the separators that people type', () => {
  const read = (typed: string) => hundredthsOf({ a: typed }, 'a')
  expect(['15000', '15,000', ' 15 000 ', '15’000.00'].map(read)).toEqual([1_500_000n, 1_500_000n, 1_500_000n, 1_500_000n])
  expect(read('0.5')).toBe(50n)
  expect(['', '-1', '1.234', '1e9', '፻x', '1.', '.5', '1000000000000000'].map(read)).toEqual(Array(8).fill(null))
})

test('amounts are read with their currency, and in the numerals of Ge’ez', () => {
  const read = (typed: string) => hundredthsOf({ a: typed }, 'a')
  expect(['18,500 ብር', '18500ብር', 'ETB 18,500', '18,500.00 birr', '፼፹፭፻'].map(read)).toEqual(Array(5).fill(1_850_000n))
  expect(['18,500 ዶላር', 'ብር', '፻፼፩፻፻'].map(read)).toEqual(Array(3).fill(null))
  expect([wholeOf({ a: '፲፭' }, 'a'), numberOf({ a: '፫' }, 'a'), numberOf({ a: '3 ብር' }, 'a')]).toEqual([15, 3, null])
})

test('whole numbers have no fraction, numbers may', () => {
  expect([wholeOf({ a: '600' }, 'a'), wholeOf({ a: '600.5' }, 'a'), wholeOf({ a: true }, 'a')]).toEqual([600, null, null])
  expect([numberOf({ a: '86.5' }, 'a'), numberOf({ a: 'x' }, 'a')]).toEqual([86.5, null])
})

test('a date is one that both calendars hold, in a year that a contract may name', () => {
  const read = (typed: string) => dateOf({ a: typed }, 'a')
  expect(read('2028-02-29')).toMatchObject({ year: 2028, month: 2, day: 29 })
  expect(['2026-02-29', '1899-12-31', '2201-01-01', '2026-1-1', '', '2026-11-23T00:00'].map(read)).toEqual(Array(6).fill(null))
})

test.each([
  ['2026-12-10', 2, '2028-12-10'],
  ['2027-10-01', 2, '2029-09-30'],
  ['2028-02-29', 2, '2030-02-28'],
  ['2027-09-11', 1, '2028-09-10'],
  ['2027-01-01', 1, '2028-01-01'],
])('%s and %s years are %s at the earliest', (from, years, to) => {
  const date = dateOf({ from }, 'from')
  expect(date && isoDate(yearsLater(date, years))).toBe(to)
})

test('lists have a count in their bounds', () => {
  expect(['1', '3', '99', '0', 'x', undefined].map((typed) => countOf(typed, 2, 50, 2))).toEqual([2, 3, 50, 2, 2, 2])
})

test('a choice of two is undecided until it is made', () => {
  expect([true, false, 'yes', 'no', '', undefined].map((a) => yesNo(a === undefined ? {} : { a }, 'a'))).toEqual([
    true,
    false,
    true,
    false,
    null,
    null,
  ])
})
