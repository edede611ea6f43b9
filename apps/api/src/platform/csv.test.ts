import { expect, test, vi } from 'vitest'
import { readCsv, undefused, writeCsv } from './csv.ts'

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

const TWO_ROWS = [
  { line: 1, cells: ['id', 'type', 'name, short'] },
  { line: 2, cells: ['office', 'Private', 'ናሙና'] },
]
test.each([
  ['commas', 'id,type,"name, short"\r\noffice,Private,ናሙና\r\n', 0],
  ['semicolons, as in many countries', 'id;type;"name, short"\r\noffice;Private;ናሙና\r\n', 0],
  ['tabs', '\uFEFFid\ttype\tname, short\noffice\tPrivate\tናሙና\n', 0],
  ['a first line that names the sign', 'sep=;\r\nid;type;"name, short"\r\noffice;Private;ናሙና\r\n', 1],
])('%s part the cells', (_, text, skipped) => {
  expect(readCsv(text)).toEqual(TWO_ROWS.map(({ line, cells }) => ({ line: line + skipped, cells })))
})

test('blanks and quotes without an end are looked at once each', () => {
  const { trim } = String.prototype
  let letters = 0
  const spy = vi.spyOn(String.prototype, 'trim').mockImplementation(function (this: string) {
    letters += this.length
    return trim.call(this)
  })
  const text = `a,${' "" '.repeat(10_000)}`
  readCsv(text)
  spy.mockRestore()
  expect(letters).toBeLessThan(3 * text.length)
})
