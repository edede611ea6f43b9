import { expect, test } from 'vitest'
import { newestOf, pairOf, valuesNow } from './newest.ts'
import type { BankRow, NewestRow } from './queries.ts'

const bank = (id: string, reference = false): BankRow => ({ id, nameEn: id, nameAm: id, reference }) as BankRow
const BANKS = [bank('AWB'), bank('CBE'), bank('DB'), bank('NBE', true)]
const row = (bankId: string, cash: [number, number] | null, change: Partial<NewestRow> = {}): NewestRow => ({
  bankId,
  currency: 'USD',
  day: '2026-11-20',
  source: 'entry',
  sample: false,
  cashBuying: cash?.[0] ?? null,
  cashSelling: cash?.[1] ?? null,
  transactionBuying: null,
  transactionSelling: null,
  cashBefore: null,
  transactionBefore: null,
  ...change,
})

test('a pair has both its sides, each kind its own', () => {
  const both = row('CBE', [150, 153], {
    cashBefore: 149,
    transactionBuying: 151,
    transactionSelling: 152,
    transactionBefore: 150,
  })
  expect(pairOf(both, 'cash')).toEqual({ buying: 150, selling: 153, before: 149 })
  expect(pairOf(both, 'transaction')).toEqual({ buying: 151, selling: 152, before: 150 })
  expect(pairOf({ ...both, cashBuying: null }, 'cash')).toBeNull()
  expect(pairOf({ ...both, transactionSelling: null }, 'transaction')).toBeNull()
})

test('the best pays most and asks least; of equals the first; one alone is not the best of anything', () => {
  const best = (...rows: NewestRow[]) => newestOf(rows, BANKS).best
  expect(best(row('AWB', [150, 154]), row('CBE', [151, 153]), row('DB', [149, 155]))).toEqual([
    { currency: 'USD', kind: 'cash', buying: 'CBE', selling: 'CBE' },
  ])
  expect(best(row('AWB', [150, 153]), row('CBE', [150, 153]))).toMatchObject([{ buying: 'AWB', selling: 'AWB' }])
  expect(best(row('AWB', [150, 153]))).toEqual([])
  expect(best(row('AWB', [150, 153]), row('CBE', null))).toEqual([])
  expect(best(row('AWB', [150, 153]), row('CBE', [1, 2], { currency: 'EUR' }))).toEqual([])
})

test('who deals with nobody is not compared, nor who has been silent for more than four days', () => {
  const best = (...rows: NewestRow[]) => newestOf(rows, BANKS).best.map(({ buying }) => buying)
  expect(best(row('AWB', [150, 153]), row('CBE', [149, 153]), row('NBE', [999, 1000]))).toEqual(['AWB'])
  expect(best(row('AWB', [150, 153]), row('CBE', [151, 153], { day: '2026-11-16' }))).toEqual(['CBE'])
  expect(best(row('AWB', [150, 153]), row('CBE', [151, 153], { day: '2026-11-15' }))).toEqual([])
})

test('the newest day is that of the newest row; a sample among them is said', () => {
  const rows = [row('AWB', [1, 2], { day: '2026-11-19' }), row('CBE', [1, 2]), row('DB', [1, 2], { day: '2026-11-18' })]
  expect(newestOf(rows, BANKS)).toMatchObject({ date: '2026-11-20', sample: false, rows })
  expect(newestOf([...rows, row('NBE', null, { sample: true })], BANKS).sample).toBe(true)
  expect(newestOf([], BANKS)).toEqual({ date: null, sample: false, rows: [], best: [] })
})

test('an alert may watch each bank and the median of those that deal; samples are nobody’s rates', () => {
  const usd = { currency: 'USD', kind: 'cash' }
  expect(valuesNow([row('AWB', [150, 153]), row('NBE', [10, 20]), row('DB', [1, 2], { sample: true })], BANKS)).toEqual([
    { ...usd, bank: 'AWB', side: 'buying', value: 150 },
    { ...usd, bank: 'AWB', side: 'selling', value: 153 },
    { ...usd, bank: 'NBE', side: 'buying', value: 10 },
    { ...usd, bank: 'NBE', side: 'selling', value: 20 },
    { ...usd, bank: null, side: 'buying', value: 150 },
    { ...usd, bank: null, side: 'selling', value: 153 },
  ])
})

test('the median is the middle one, or between the two in the middle', () => {
  const medians = (...rows: NewestRow[]) =>
    valuesNow(rows, BANKS).flatMap(({ bank: of, side, value }) => (of === null ? [[side, value]] : []))
  expect(medians(row('AWB', [150, 156]), row('CBE', [152, 155]))).toEqual([
    ['buying', 151],
    ['selling', 155.5],
  ])
  expect(medians(row('AWB', [150, 160]), row('CBE', [9, 155]), row('DB', [100, 1000]))).toEqual([
    ['buying', 100],
    ['selling', 160],
  ])
  expect(medians(row('NBE', [1, 2]))).toEqual([])
})
