import { bankRatesAnswer } from '@menged/contracts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/api.ts'

let on: TestApi
beforeAll(async () => {
  on = await startTestApi()
})
afterAll(() => on.close())

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
