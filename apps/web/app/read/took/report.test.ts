import { expect, test } from 'vitest'
import { amountIn, reportOf } from './report.ts'

test.each([
  ['', null],
  [' ', null],
  ['1,500', 1500],
  ['1500 birr', 1500],
  ['፻፶ ብር', 150],
  ['0', 0],
  ['1.5', Number.NaN],
  ['-3', Number.NaN],
  ['birr', Number.NaN],
  ['=1+1', Number.NaN],
])('"%s" is read as %s', (text, value) => {
  expect(amountIn(text)).toBe(value)
})

test('something must be said, in whole numbers; what is wrong is named', () => {
  const typed = { paid: '', days: '', office: ' Bole ' }
  expect(reportOf(typed, 'en').wrong).toEqual(['paid'])
  expect(reportOf({ ...typed, paid: 'a lot' }, 'en').wrong).toEqual(['paid'])
  expect(reportOf({ ...typed, days: '99999' }, 'en').wrong).toEqual(['days'])
  expect(reportOf({ ...typed, paid: '300' }, 'am')).toEqual({
    body: { paid: 300, days: null, office: 'Bole', language: 'am' },
    wrong: [],
  })
})
