import { expect, test } from 'vitest'
import { presentNewest, presentRates } from './present.ts'
import type { BankRow, LatestRow, NewestRow } from './queries.ts'

const CBE: BankRow = { id: 'CBE', nameEn: 'Commercial Bank', nameAm: 'ንግድ ባንክ', reference: false }
const NEWEST: NewestRow = {
  bankId: 'CBE',
  currency: 'USD',
  day: '2026-11-20',
  source: 'entry',
  sample: false,
  cashBuying: 150.3,
  cashSelling: 153,
  transactionBuying: null,
  transactionSelling: null,
  cashBefore: 150.1,
  transactionBefore: null,
}
const newest = (...rows: NewestRow[]) =>
  presentNewest({ newest: { date: '2026-11-20', sample: false, rows, best: [] }, banks: [CBE, { ...CBE, id: 'AWB' }], age: 0 })

test('a bank shows its pairs with what has changed since the day before; one without rates is left out', () => {
  const { banks } = newest(NEWEST)
  expect(banks).toEqual([
    {
      id: 'CBE',
      name: { en: 'Commercial Bank', am: 'ንግድ ባንክ' },
      reference: false,
      rates: [
        {
          currency: 'USD',
          date: '2026-11-20',
          source: 'entry',
          cash: { buying: 150.3, selling: 153, change: 0.2 },
          transaction: null,
        },
      ],
    },
  ])
  const transfers = { transactionBuying: 151, transactionSelling: 152, transactionBefore: 152 }
  expect(newest({ ...NEWEST, ...transfers, cashBefore: null }).banks[0]?.rates[0]).toMatchObject({
    cash: { change: null },
    transaction: { buying: 151, selling: 152, change: -1 },
  })
  expect(newest({ ...NEWEST, cashBuying: null }).banks[0]?.rates[0]?.cash).toBeNull()
})

test('what is stored of a currency that is shown no more is left out', () => {
  expect(newest(NEWEST, { ...NEWEST, currency: 'DEM' }).banks[0]?.rates.map(({ currency }) => currency)).toEqual(['USD'])
  expect(newest({ ...NEWEST, currency: 'DEM' }).banks).toEqual([])
})

test('the latest of one bank: its day, whether any of it is a sample, and what it has in cash', () => {
  const row = (change: object): LatestRow => ({ bank: CBE, rate: { ...NEWEST, ...change } }) as unknown as LatestRow
  expect(presentRates([])).toBeNull()
  expect(
    presentRates([
      row({}),
      row({ currency: 'DEM' }),
      row({ currency: 'EUR', cashBuying: null }),
      row({ currency: 'GBP', cashSelling: null }),
    ]),
  ).toEqual({
    bank: { id: 'CBE', name: { en: 'Commercial Bank', am: 'ንግድ ባንክ' } },
    date: '2026-11-20',
    sample: false,
    rates: [{ currency: 'USD', cashBuying: 150.3, cashSelling: 153 }],
  })
  expect(presentRates([row({}), row({ currency: 'EUR', sample: true })])?.sample).toBe(true)
})
