import { expect, test } from 'vitest'
import { undefused, writeCsv } from './csv.ts'

const cell = (text: string): string => writeCsv([[text]]).slice(2, -3)

test.each([
  ['plain', 'plain'],
  ['ሰላም, "ዓለም"', 'ሰላም, ""ዓለም""'],
  ['two\nlines', 'two\nlines'],
  ['=1+1', "'=1+1"],
  ['+251911', "'+251911"],
  ['-cmd', "'-cmd"],
  ['@SUM(A1)', "'@SUM(A1)"],
  [' =1+1', "' =1+1"],
  ['\t=1', "'\t=1"],
  ['\n1', "'\n1"],
  ['＝1', "'＝1"],
  ["'=1+1", "''=1+1"],
  ["'quoted'", "'quoted'"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['\r=1', "'\r=1"],
  ['\u00A0=1', "'\u00A0=1"],
  ['\uFEFF=1', "'\uFEFF=1"],
  ['="a"', `'=""a""`],
])('%j is written as %j, and read as it was', (typed, written) => {
  expect(cell(typed)).toBe(written)
  expect(undefused(written.replaceAll('""', '"'))).toBe(typed)
})

test('a file begins with the mark of its letters, and each line ends as spreadsheets end it', () => {
  expect(writeCsv([['a', 'b'], ['c']])).toBe('\uFEFF"a","b"\r\n"c"\r\n')
})
