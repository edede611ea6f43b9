import { expect, test } from 'vitest'
import { amountInWords, amountText, santimOf } from './amount.ts'

test.each([
  ['15000', 1_500_000n],
  ['15,000.5', 1_500_050n],
  ['15 000.05', 1_500_005n],
  ['', null],
  ['.5', null],
  ['1.234', null],
  ['-3', null],
  ['many', null],
])('"%s" is %s santim', (typed, santim) => {
  expect(santimOf(typed)).toBe(santim)
})

test('an amount is said in words in the language of the document', () => {
  expect(amountInWords('15,000', 'ETB', 'am')).toBe('አሥራ አምስት ሺህ ብር')
  expect(amountInWords('15000.50', 'ETB', 'en')).toBe('fifteen thousand birr and fifty santim')
  expect(amountInWords('250', 'USD', 'en')).toBe('two hundred and fifty USD')
  expect(amountInWords('2.50', 'USD', 'en')).toBeNull()
  expect(amountInWords('', 'ETB', 'am')).toBeNull()
})

test.each([
  ['1000000', '1,000,000'],
  ['15,000.50', '15,000.50'],
  ['999', '999'],
  ['1234567.5', '1,234,567.5'],
  ['many', 'many'],
])('the review writes %s as %s', (typed, text) => {
  expect(amountText(typed)).toBe(text)
})
