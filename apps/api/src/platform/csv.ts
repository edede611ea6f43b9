// Writes a file of comma-separated values that spreadsheets read as text: no cell of it is a formula, whatever somebody has typed.

/** What a spreadsheet takes for the beginning of a formula, also after blanks. */
const FORMULA = /^[\s\u00A0]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u
/** A number may begin with a sign. */
const NUMBER = /^-?\d+(?:\.\d+)?$/

function cellOf(value: string): string {
  const safe = /^[\t\r\n]/.test(value) || (FORMULA.test(value) && !NUMBER.test(value)) ? `'${value}` : value
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** With the mark by which spreadsheets know the letters of Amharic. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`
