// Reads and writes files of separated values: quotes, all kinds of line ends, a mark at the beginning. Empty lines are left out.
import { separatorOf } from '@menged/contracts/csv-separator'

/** `line`: the first of the file is 1. A quoted cell may run over lines; the row counts from its first. */
export type CsvRow = { line: number; cells: string[] }

/** In a time that grows as the text does, whatever it holds. */
export function readCsv(text: string): CsvRow[] {
  const { separator, body, skipped } = separatorOf(text)
  const rows: CsvRow[] = []
  let line = 1 + skipped
  let row: CsvRow = { line, cells: [] }
  let cell = ''
  let blank = true
  let quoted = false
  const endCell = (): void => {
    row.cells.push(cell.trim())
    cell = ''
    blank = true
  }
  const endRow = (): void => {
    endCell()
    if (row.cells.some((each) => each !== '')) rows.push(row)
    row = { line, cells: [] }
  }
  const source = body.replace(/\r\n?/g, '\n')
  for (let at = 0; at < source.length; at += 1) {
    const letter = source[at] ?? ''
    if (letter === '\n') line += 1
    if (quoted && letter === '"' && source[at + 1] === '"') {
      cell += letter
      at += 1
    } else if (letter === '"' && (quoted || blank)) quoted = !quoted
    else if (!quoted && letter === separator) endCell()
    else if (!quoted && letter === '\n') endRow()
    else {
      cell += letter
      blank &&= letter.trim() === ''
    }
  }
  endRow()
  return rows
}

/**
 * A program that opens the file would take it for a formula; also after blanks, and in the wide letters of other keyboards. Apostrophes before it are
 * looked past, so that what was written with one comes back with it.
 */
const FORMULA = /^'*(?:[\s\u00A0]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|[\t\r\n])/
const isDefused = (cell: string): boolean => cell.startsWith("'") && FORMULA.test(cell)

/** With the mark by which spreadsheets know the letters; a cell that looks like a formula begins with an apostrophe. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  const cell = (text: string): string => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
  return `\uFEFF${rows.map((cells) => cells.map(cell).join(',')).join('\r\n')}\r\n`
}

/** A cell as it was before it was written. */
export const undefused = (cell: string): string => (isDefused(cell) ? cell.slice(1) : cell)
