// What a row of rates must be. Each refusal names its line, its column and its reason.
import { type Currency, isCurrency, MOST_RATE, RATE_COLUMNS, type RateColumn, type Refusal } from '@menged/contracts'
import type { CsvRow } from '../../platform/csv.ts'

export type RawRow = { line: number; cells: Partial<Record<RateColumn, string>> }
export type Refused = { line: number; column: RateColumn | null; reason: Refusal; values?: Record<string, string | number> }
export type GoodRow = {
  line: number
  bankId: string
  currency: Currency
  day: string
  cashBuying: number | null
  cashSelling: number | null
  transactionBuying: number | null
  transactionSelling: number | null
}
/** `banks`: ids of those that are known. `today`: in Addis Ababa. */
type RowContext = { banks: ReadonlySet<string>; today: string }

/** The rows below the names of the columns, which may stand in any order; null when they are other ones. */
export function rowsOf(file: CsvRow[]): RawRow[] | null {
  const [head, ...rows] = file
  const names = head?.cells.map((name) => name.toLowerCase()) ?? []
  const isWhole = names.length === RATE_COLUMNS.length && RATE_COLUMNS.every((column) => names.includes(column))
  if (!isWhole) return null
  return rows.map(({ line, cells }) => ({
    line,
    // Cells too many or too few: the row is not what the names say.
    cells: cells.length === names.length ? Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ''])) : {},
  }))
}

export function checkRows(rows: RawRow[], known: RowContext): { good: GoodRow[]; refused: Refused[] } {
  const good: GoodRow[] = []
  const refused: Refused[] = []
  const first = new Map<string, number>()
  for (const row of rows) {
    const checked = checkRow(row, known)
    if ('reason' in checked) {
      refused.push(checked)
      continue
    }
    const key = `${checked.bankId} ${checked.currency} ${checked.day}`
    const other = first.get(key)
    if (other === undefined) good.push(checked)
    else refused.push({ line: row.line, column: null, reason: 'twice', values: { other } })
    first.set(key, other ?? row.line)
  }
  return { good, refused }
}

const PAIRS = [
  ['cash_buying', 'cash_selling'],
  ['transaction_buying', 'transaction_selling'],
] as const
const FIRST_DAY = '1990-01-01'

function checkRow({ line, cells }: RawRow, { banks, today }: RowContext): GoodRow | Refused {
  const refuse = (column: RateColumn | null, reason: Refusal): Refused => ({ line, column, reason })
  const formula = RATE_COLUMNS.find((column) => isFormula(cells[column] ?? ''))
  if (formula) return refuse(formula, 'formula')
  if (Object.keys(cells).length === 0) return refuse(null, 'columns')
  const bankId = (cells.bank ?? '').toUpperCase()
  const currency = (cells.currency ?? '').toUpperCase()
  const day = cells.date ?? ''
  if (!banks.has(bankId)) return refuse('bank', 'bank')
  if (!isCurrency(currency)) return refuse('currency', 'currency')
  if (!isDay(day) || day < FIRST_DAY) return refuse('date', 'date')
  if (day > today) return refuse('date', 'future')
  const amounts: Partial<Record<RateColumn, number>> = {}
  for (const column of PAIRS.flat()) {
    const amount = amountOf(cells[column] ?? '')
    if (typeof amount === 'string') return refuse(column, amount)
    if (amount !== null) amounts[column] = amount
  }
  for (const [buying, selling] of PAIRS) {
    const [bought, sold] = [amounts[buying], amounts[selling]]
    if ((bought === undefined) !== (sold === undefined)) return refuse(bought === undefined ? buying : selling, 'missing')
    if (bought !== undefined && sold !== undefined && bought > sold) return refuse(buying, 'crossed')
  }
  if (Object.keys(amounts).length === 0) return refuse('cash_buying', 'missing')
  return {
    line,
    bankId,
    currency,
    day,
    cashBuying: amounts.cash_buying ?? null,
    cashSelling: amounts.cash_selling ?? null,
    transactionBuying: amounts.transaction_buying ?? null,
    transactionSelling: amounts.transaction_selling ?? null,
  }
}

/** What a table program would run. A minus before a number is a number. */
const isFormula = (cell: string): boolean => /^[=@+\t]/.test(cell) || (/^-/.test(cell) && !/^-[\d.]+$/.test(cell))

/** Null for an empty cell. */
function amountOf(cell: string): number | null | Refusal {
  if (cell === '') return null
  if (!/^-?\d{1,12}(\.\d{1,12})?$/.test(cell)) return 'number'
  const amount = Number(Number(cell).toFixed(6))
  if (amount <= 0) return 'positive'
  return amount > MOST_RATE ? 'tooLarge' : amount
}

const isDay = (text: string): boolean => {
  const day = new Date(`${text}T00:00:00Z`)
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
