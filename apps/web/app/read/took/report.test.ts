import { expect, test } from 'vitest'
import { amountIn, checkedReport } from './report.ts'

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
  const wrongIn = (values: Parameters<typeof checkedReport>[0]) =>
    checkedReport(values, 'en').error?.issues.map(({ path }) => path[0])
  const typed = { paid: '', days: '', office: ' Bole ' }
  expect(wrongIn(typed)).toEqual(['paid'])
  expect(wrongIn({ ...typed, paid: 'a lot' })).toEqual(['paid'])
  expect(wrongIn({ ...typed, days: '99999' })).toEqual(['days'])
  expect(checkedReport({ ...typed, paid: '300' }, 'am')).toEqual({
    success: true,
    data: { paid: 300, days: null, office: 'Bole', language: 'am' },
  })
})
