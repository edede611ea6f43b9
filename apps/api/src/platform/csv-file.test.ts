import { expect, test } from 'vitest'
import { writeCsv } from './csv-file.ts'

test('cells are quoted where they need it, and none is a formula', () => {
  expect(writeCsv([['a', 'b,c', 'say "ሰላም"', 'two\nlines']])).toBe('\uFEFFa,"b,c","say ""ሰላም""","two\nlines"\r\n')
  for (const sign of ['=', '+', '-', '@', '\t', '\r']) {
    expect([sign, writeCsv([[`${sign}1+1`]])]).toEqual([sign, `\uFEFF"'${sign}1+1"\r\n`])
  }
  expect(writeCsv([['a=b', '1-2']])).toBe('\uFEFFa=b,1-2\r\n')
})
