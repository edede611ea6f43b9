import { expect, test } from 'vitest'
import { amountText, moneyText, rateText, readAmount } from './amount.ts'

// covers P-07
test.each([
  ['200', 200],
  [' 1 500.50 ', 1500.5],
  ['1,500,000.5', 1_500_000.5],
  ['5.', 5],
  ['.5', 0.5],
  ['፩፻፶', 150],
  ['፼', 10_000],
  ['1000000000000', 1e12],
])('%s is read', (typed, value) => {
  expect(readAmount(typed)).toEqual({ value })
})

test.each([
  ['', 'empty'],
  ['  ', 'empty'],
  ['-1', 'negative'],
  ['−1', 'negative'],
  ['0', 'negative'],
  ['1,5', 'comma'],
  ['1,50,000', 'comma'],
  ['1.500,5', 'comma'],
  ['1e15', 'tooLarge'],
  ['1000000000000000', 'tooLarge'],
  ['፼፼፼፼', 'tooLarge'],
  ['1e3', 'number'],
  ['፻፩፻', 'number'],
  ['፪ 5', 'number'],
  ['Infinity', 'number'],
  ['five', 'number'],
  ['=1+1', 'number'],
])('%s is refused as %s', (typed, wrong) => {
  expect(readAmount(typed)).toEqual({ wrong })
})

test('sums, amounts and rates are written alike in both languages', () => {
  expect([moneyText(31_124), moneyText(0.0123456), moneyText(5e14)]).toEqual(['31,124.00', '0.0123', '500,000,000,000,000.00'])
  expect([amountText(1500.5), rateText(155.6211), rateText(0.97884)]).toEqual(['1,500.5', '155.62', '0.9788'])
})
