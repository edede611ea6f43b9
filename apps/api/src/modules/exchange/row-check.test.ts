import { MOST_RATE } from '@menged/contracts'
import { expect, test } from 'vitest'
import { checkRows, type RawRow, rowsOf } from './row-check.ts'

const known = { banks: new Set(['CBE', 'AWB']), today: '2026-11-20' }
const CELLS = { bank: 'CBE', currency: 'USD', cash_buying: '150', cash_selling: '153', date: '2026-11-20' }
const row = (change: RawRow['cells'] = {}, line = 2): RawRow => ({ line, cells: { ...CELLS, ...change } })
const refusal = (change: RawRow['cells']) => {
  const { good, refused } = checkRows([row(change)], known)
  return good.length > 0 ? null : refused
}
const GOOD = {
  line: 2,
  bankId: 'CBE',
  currency: 'USD',
  day: '2026-11-20',
  cashBuying: 150,
  cashSelling: 153,
  transactionBuying: null,
  transactionSelling: null,
}

test('a row that can be is read as it stands, small letters or capitals', () => {
  expect(checkRows([row({ bank: 'cbe', currency: 'usd' })], known)).toEqual({ good: [GOOD], refused: [] })
  expect(checkRows([row({ transaction_buying: '151.5', transaction_selling: '152' })], known).good).toEqual([
    { ...GOOD, transactionBuying: 151.5, transactionSelling: 152 },
  ])
  const cash = { cash_buying: '', cash_selling: '' }
  expect(checkRows([row({ ...cash, transaction_buying: '1', transaction_selling: '2' })], known).good).toEqual([
    { ...GOOD, cashBuying: null, cashSelling: null, transactionBuying: 1, transactionSelling: 2 },
  ])
})

test.each<[keyof typeof CELLS, string, string]>([
  ['bank', 'XYZ', 'bank'],
  ['bank', '', 'bank'],
  ['currency', 'XDR', 'currency'],
  ['currency', '', 'currency'],
  ['date', '', 'date'],
  ['date', 'x2026-11-20', 'date'],
  ['date', '2026-11-20x', 'date'],
  ['date', '2026-11-31', 'date'],
  ['date', '1989-12-31', 'date'],
  ['date', '2026-11-21', 'future'],
  ['cash_buying', '0', 'positive'],
  ['cash_buying', '-150', 'positive'],
  ['cash_buying', '0.0000004', 'positive'],
  ['cash_buying', 'x150', 'number'],
  ['cash_buying', '150x', 'number'],
  ['cash_buying', '150.', 'number'],
  ['cash_buying', '1'.repeat(13), 'number'],
  ['cash_selling', `${MOST_RATE}.1`, 'tooLarge'],
  ['cash_buying', '154', 'crossed'],
  ['cash_buying', '', 'missing'],
  ['cash_selling', '', 'missing'],
  ['cash_buying', '=1', 'formula'],
  ['bank', '@CBE', 'formula'],
  ['bank', '+CBE', 'formula'],
  ['bank', '\tCBE', 'formula'],
  ['cash_buying', '-cmd', 'formula'],
  ['cash_buying', '-1-1', 'formula'],
])('%s "%s" is refused at its column: %s', (column, cell, reason) => {
  expect(refusal({ [column]: cell })).toEqual([{ line: 2, column, reason }])
})

test.each<RawRow['cells']>([
  { date: '1990-01-01' },
  { cash_buying: '153' },
  { cash_selling: String(MOST_RATE) },
  { cash_buying: '0.000001' },
  { cash_buying: '150.123456789012' },
])('at the bound it is still good: %j', (change) => {
  expect(refusal(change)).toBeNull()
})

test('a pair wants both its sides, and one pair at least', () => {
  expect(refusal({ transaction_selling: '2' })).toEqual([{ line: 2, column: 'transaction_buying', reason: 'missing' }])
  expect(refusal({ transaction_buying: '2' })).toEqual([{ line: 2, column: 'transaction_selling', reason: 'missing' }])
  expect(refusal({ cash_buying: '', cash_selling: '' })).toEqual([{ line: 2, column: 'cash_buying', reason: 'missing' }])
  const crossed = { transaction_buying: '3', transaction_selling: '2' }
  expect(refusal(crossed)).toEqual([{ line: 2, column: 'transaction_buying', reason: 'crossed' }])
  expect(checkRows([{ line: 7, cells: {} }], known).refused).toEqual([{ line: 7, column: null, reason: 'columns' }])
})

test('the same bank, currency and day twice: the first stands, each later one names it', () => {
  const rows = [row({}, 2), row({ bank: 'AWB' }, 3), row({ date: '2026-11-19' }, 4), row({ bank: 'cbe' }, 5), row({}, 6)]
  const { good, refused } = checkRows(rows, known)
  expect(good.map(({ line }) => line)).toEqual([2, 3, 4])
  expect(refused).toEqual([5, 6].map((line) => ({ line, column: null, reason: 'twice', values: { other: 2 } })))
})

const NAMES = ['bank', 'currency', 'cash_buying', 'cash_selling', 'transaction_buying', 'transaction_selling', 'date']
test('columns stand in any order, by any letters; others, fewer or more are none of ours', () => {
  const cells = ['1', '2', '3', '4', '5', '6', '7']
  expect(
    rowsOf([
      { line: 1, cells: NAMES.map((name) => name.toUpperCase()).reverse() },
      { line: 3, cells },
    ]),
  ).toEqual([{ line: 3, cells: Object.fromEntries(NAMES.toReversed().map((name, i) => [name, cells[i]])) }])
  for (const names of [[], NAMES.slice(1), [...NAMES, 'more'], [...NAMES.slice(1), 'other'], [...NAMES.slice(1), 'currency']])
    expect(rowsOf([{ line: 1, cells: names }])).toBeNull()
  expect(rowsOf([])).toBeNull()
})

test('a row of more or fewer cells is not what the names say', () => {
  const rows = rowsOf([NAMES, NAMES.slice(1), [...NAMES, 'x']].map((cells, index) => ({ line: index + 1, cells })))
  expect(rows).toEqual([
    { line: 2, cells: {} },
    { line: 3, cells: {} },
  ])
})
