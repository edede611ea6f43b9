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
const cash = offersOf(NEWEST, { currency: 'USD', kind: 'cash', have: 'currency' })
const cashForBirr = offersOf(NEWEST, { currency: 'USD', kind: 'cash', have: 'birr' })

test('who gives most for what one has stands first, who deals with nobody last', () => {
  expect(cash.list.map((each) => each.bank)).toEqual(['B', 'A', 'N'])
  expect([cash.bestBuying, cash.bestSelling]).toEqual(['B', 'A'])
  expect(cashForBirr.list.map((each) => each.bank)).toEqual(['A', 'B', 'N'])
  expect(offersOf(NEWEST, { currency: 'USD', kind: 'transaction', have: 'currency' }).list).toEqual([])
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
  expect(exchanged(cashForBirr, 306, { have: 'birr', at: 'best' })).toMatchObject({
    side: 'selling',
    rate: 153,
    sum: 2,
    offer: { bank: 'A' },
    better: { by: 2 - 306 / 156, than: { bank: 'B' } },
  })
  expect(exchanged(cashForBirr, 312, { have: 'birr', at: 'B' })).toMatchObject({ sum: 2, better: null })
})

test('a bank without the rate exchanges nothing', () => {
  expect(exchanged(cash, 1, { have: 'birr', at: 'X' })).toBeNull()
  expect(
    exchanged(offersOf(NEWEST, { currency: 'EUR', kind: 'cash', have: 'currency' }), 1, { have: 'currency', at: 'best' }),
  ).toBeNull()
})

test('the sum is that of the rate which is shown', () => {
  const offers = offersOf(
    { ...NEWEST, banks: [bank('A', 152.476_149, 155)] },
    { currency: 'USD', kind: 'cash', have: 'currency' },
  )
  expect(exchanged(offers, 1_000_000, { have: 'currency', at: 'A' })).toMatchObject({ rate: 152.4761, sum: 152_476_100 })
})
