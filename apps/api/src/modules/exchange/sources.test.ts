import { expect, test } from 'vitest'
import { SourceFault } from './fetching.ts'
import { SOURCES } from './sources.ts'

const { nbe, cbe } = SOURCES
const DAY = '2026-11-20'
const usd = { code: 'USD' }

test('each is asked for what it has: a day, or the newest table; what the address says already stays', () => {
  expect(String(nbe.addressOf('https://nbe.example/rates?a=1', DAY))).toBe('https://nbe.example/rates?a=1&date=2026-11-20')
  expect(String(cbe.addressOf('https://cbe.example/rates', DAY))).toBe('https://cbe.example/rates?_limit=1&_sort=Date%3ADESC')
})

test('rates of the National Bank are for transfers, of the day that it names or of that which it was asked for', () => {
  const data = [
    { currency: usd, buying: 150, selling: ' 153.5 ', date: '2026-11-19T00:00:00' },
    { currency: usd, buying: null, date: null },
    { currency: null },
    7,
  ]
  const cells = { bank: 'NBE', currency: 'USD' }
  expect(nbe.rowsOf({ data }, DAY)).toEqual([
    { line: 1, cells: { ...cells, date: '2026-11-19', transaction_buying: '150', transaction_selling: '153.5' } },
    { line: 2, cells: { ...cells, date: DAY, transaction_buying: '', transaction_selling: '' } },
  ])
})

test('of the Commercial Bank a pair that lacks a side is left out, not the row', () => {
  const currency = { CurrencyCode: 'USD' }
  const rates = [
    { currency, cashBuying: 150, cashSelling: 153, transactionalBuying: 151, transactionalSelling: 152 },
    { currency, cashBuying: 150, cashSelling: '', transactionalBuying: 151, transactionalSelling: 152 },
    { currency, cashBuying: 150, cashSelling: 153, transactionalBuying: 0, transactionalSelling: 152 },
    { cashBuying: 150, cashSelling: 153 },
  ]
  const cells = { bank: 'CBE', currency: 'USD', date: DAY }
  const [cash, transaction] = [
    { cash_buying: '150', cash_selling: '153' },
    { transaction_buying: '151', transaction_selling: '152' },
  ]
  expect(cbe.rowsOf([{ Date: '2026-11-20T06:00', ExchangeRate: rates }], '2026-11-21')).toEqual([
    { line: 1, cells: { ...cells, ...cash, ...transaction } },
    { line: 2, cells: { ...cells, ...transaction } },
    { line: 3, cells: { ...cells, ...cash } },
  ])
})

test.each([
  ['nbe', {}],
  ['nbe', { data: {} }],
  ['cbe', []],
  ['cbe', [{ Date: 'short', ExchangeRate: [] }]],
  ['cbe', {}],
] as const)('another shape of %s is a fault of the source: %j', (id, given) => {
  expect(() => SOURCES[id].rowsOf(given, DAY)).toThrow(new SourceFault('the answer has another shape'))
})
