import type { NewestRates } from '@menged/contracts/exchange'
import { expect, test } from 'vitest'
import { exchanged, offersOf } from './offers.ts'

const bank = (id: string, buying: number, selling: number, reference = false): NewestRates['banks'][number] => ({
  id,
  reference,
  name: { en: id, am: id },
  rates: [{ currency: 'USD', date: '2026-11-20', source: 'import', cash: { buying, selling, change: null }, transaction: null }],
})
const NEWEST: NewestRates = {
  date: '2026-11-20',
  age: 0,
  sample: false,
  banks: [bank('A', 150, 153), bank('B', 152, 156), bank('N', 170, 171, true)],
  best: [{ currency: 'USD', kind: 'cash', buying: 'B', selling: 'A' }],
}
const cash = offersOf(NEWEST, 'USD', 'cash')

test('who pays most stands first, who deals with nobody last', () => {
  expect(cash.list.map((each) => each.bank)).toEqual(['B', 'A', 'N'])
  expect([cash.bestBuying, cash.bestSelling]).toEqual(['B', 'A'])
  expect(offersOf(NEWEST, 'USD', 'transaction').list).toEqual([])
})

// covers P-07
test('a currency is sold to the bank that pays most, and birr to the one that asks least', () => {
  expect(exchanged(cash, 200, { have: 'currency', at: 'best' })).toMatchObject({
    side: 'buying',
    rate: 152,
    sum: 30_400,
    offer: { bank: 'B' },
    better: { by: 400, than: { bank: 'A' } },
  })
  expect(exchanged(cash, 306, { have: 'birr', at: 'best' })).toMatchObject({
    side: 'selling',
    rate: 153,
    sum: 2,
    offer: { bank: 'A' },
    better: null,
  })
  expect(exchanged(cash, 312, { have: 'birr', at: 'B' })).toMatchObject({ sum: 2 })
})

test('a bank without the rate exchanges nothing', () => {
  expect(exchanged(cash, 1, { have: 'birr', at: 'X' })).toBeNull()
  expect(exchanged(offersOf(NEWEST, 'EUR', 'cash'), 1, { have: 'currency', at: 'best' })).toBeNull()
})
