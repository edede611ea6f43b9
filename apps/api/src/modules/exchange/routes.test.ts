import { bankRatesAnswer, newestRatesAnswer, rateHistoryAnswer } from '@menged/contracts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApi } from '../../../test/api.ts'

const on = testApi()

const latest = async (bank: string) => bankRatesAnswer.parse((await on.get(`/api/exchange-rates/${bank}/latest`)).json()).data

// covers P-49
test('the sample is returned with its day and marked as a sample, in the order of the bank', async () => {
  expect(await latest('CBE')).toEqual({
    bank: { id: 'CBE', name: { en: 'Commercial Bank of Ethiopia', am: 'የኢትዮጵያ ንግድ ባንክ' } },
    date: '2026-02-21',
    sample: true,
    rates: [
      { currency: 'USD', cashBuying: 151.7175, cashSelling: 154.7519 },
      { currency: 'EUR', cashBuying: 179.0267, cashSelling: 182.6072 },
    ],
  })
  expect(await latest('cbe')).toEqual(await latest('CBE'))
})

test('of several days the newest is returned', async () => {
  await on.database.db.execute(sql`insert into exchange_rates values ('CBE', '2026-02-22', 0, 'USD', 152, 155, false)`)
  expect(await latest('CBE')).toMatchObject({ date: '2026-02-22', sample: false, rates: [{ currency: 'USD', cashBuying: 152 }] })
})

const newest = async () => newestRatesAnswer.parse((await on.get('/api/exchange-rates/newest')).json()).data
const history = async (query = '') => rateHistoryAnswer.parse((await on.get(`/api/exchange-rates/history${query}`)).json()).data
const rate = (bank: string, day: string, [buying, selling]: [number, number], currency = 'USD') =>
  sql`(${bank}, ${day}::date, 0, ${currency}, ${buying}, ${selling}, false, null, null, 'import')`

// covers P-07, P-49
test('the newest day: every bank with its date and source, the best named, the age in days; samples go once there is something real', async () => {
  await on.database.db.execute(sql`delete from exchange_rates where not sample`)
  expect(await newest()).toMatchObject({
    date: '2026-02-21',
    age: 272,
    sample: true,
    best: [],
    banks: [{ id: 'CBE', reference: false }],
  })
  await on.database.db.execute(sql`insert into exchange_rates values
    ${rate('CBE', '2026-11-19', [150, 153])}, ${rate('CBE', '2026-11-20', [151, 154])},
    ${rate('AWB', '2026-11-18', [152, 156])}, ${rate('DB', '2026-11-10', [170, 171])},
    ${rate('NBE', '2026-11-20', [190, 191])}`)
  const found = await newest()
  expect(found).toMatchObject({ date: '2026-11-20', age: 0, sample: false })
  expect(found.banks.map(({ id, reference, rates: [first] }) => [id, reference, first?.date, first?.cash])).toEqual([
    ['AWB', false, '2026-11-18', { buying: 152, selling: 156, change: null }],
    ['CBE', false, '2026-11-20', { buying: 151, selling: 154, change: 1 }],
    ['DB', false, '2026-11-10', { buying: 170, selling: 171, change: null }],
    ['NBE', true, '2026-11-20', { buying: 190, selling: 191, change: null }],
  ])
  // Neither who deals with nobody nor who has been silent for days is the best.
  expect(found.best).toEqual([{ currency: 'USD', kind: 'cash', buying: 'AWB', selling: 'CBE' }])
})

// covers P-07
test('the past of a currency: of a bank, or the median of those that deal; no longer than was asked', async () => {
  expect(await history('?currency=USD&bank=cbe&days=7')).toMatchObject({
    bank: { id: 'CBE' },
    sample: false,
    points: [
      { date: '2026-11-19', buying: 150, selling: 153, banks: 1 },
      { date: '2026-11-20', buying: 151, selling: 154, banks: 1 },
    ],
  })
  const median = await history('?days=90')
  expect([median.bank, median.points.map(({ date, buying, banks }) => [date, buying, banks])]).toEqual([
    null,
    [
      ['2026-11-10', 170, 1],
      ['2026-11-18', 152, 1],
      ['2026-11-19', 150, 1],
      ['2026-11-20', 151, 1],
    ],
  ])
  expect((await history('?currency=EUR')).sample).toBe(true)
  expect((await history('?kind=transaction')).points).toEqual([])
})

test.each([
  ['?days=8', 400, 'days'],
  ['?currency=XDR', 400, 'currency'],
  ['?kind=gold', 400, 'kind'],
  ['?bank=1', 400, 'bank'],
  ['?bank=NOPE', 404, undefined],
])('history%s is refused', async (query, status, field) => {
  const response = await on.get(`/api/exchange-rates/history${query}`)
  expect([response.statusCode, response.json().field]).toEqual([status, field])
})
