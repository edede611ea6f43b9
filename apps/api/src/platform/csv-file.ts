// Writes a table as a file of comma-separated values that a spreadsheet opens: no cell begins a formula, whatever somebody has typed.

/** Spreadsheets take a cell that begins so for a formula. */
const FORMULA = /^[=+\-@\t\r]/
/** So that spreadsheets read UTF-8. */
const MARK = '\uFEFF'

function cellOf(value: string): string {
  const harmless = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n\t']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  MARK + rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')
