import { expect, test } from 'vitest'
import { writeCsv } from './csv.ts'

const cell = (text: string): string =>
  writeCsv([[text]])
    .slice(1)
    .replace(/\r\n$/, '')

test.each([
  ['plain', 'plain'],
  ['ሰላም, "ዓለም"', '"ሰላም, ""ዓለም"""'],
  ['two\nlines', '"two\nlines"'],
  ['-12.5', '-12.5'],
  ['=1+1', "'=1+1"],
  ['+251911', "'+251911"],
  ['-cmd', "'-cmd"],
  ['@SUM(A1)', "'@SUM(A1)"],
  [' =1+1', "' =1+1"],
  ['\t=1', "'\t=1"],
  ['＝1', "'＝1"],
])('%j is written as %j', (typed, written) => {
  expect(cell(typed)).toBe(written)
})

test('a file begins with the mark of its letters, and each line ends as spreadsheets end it', () => {
  expect(writeCsv([['a', 'b'], ['c']])).toBe('\uFEFFa,b\r\nc\r\n')
})
