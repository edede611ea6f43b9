import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { heldRatesAnswer } from '@menged/contracts'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { signIn } from '../../../test/actors.ts'
import { startTestApi, type TestApi, testConfig } from '../../../test/api.ts'
import { keptLog } from '../../../test/log.ts'
import type { Config } from '../../platform/config.ts'
import { createSettings, type Settings } from '../settings/index.ts'
import { createExchange } from './service.ts'

let on: TestApi
let server: Server
let answer: RequestListener
let asked: string[]
beforeEach(async () => {
  on = await startTestApi()
  asked = []
  answer = (_, response) => response.end('[]')
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  server.closeAllConnections()
  server.close()
  await on.close()
})

const json =
  (value: unknown): RequestListener =>
  (_, response) =>
    response.end(JSON.stringify(value))
const nbe = (...data: unknown[]) => json({ success: true, data })
const dollar = (buying: unknown = 150, selling: unknown = 153) => ({
  currency: { code: 'USD', name: 'US Dolar' },
  buying,
  selling,
  weighted_average: 151.5,
  date: '2026-11-20',
})
const CBE = [
  {
    Date: '2026-11-20',
    ExchangeRate: [
      {
        cashBuying: 150,
        cashSelling: 153,
        transactionalBuying: 150,
        transactionalSelling: 152,
        currency: { CurrencyCode: 'USD', CurrencyName: 'x' },
      },
      { cashBuying: 180, cashSelling: 184, transactionalBuying: '', transactionalSelling: '', currency: { CurrencyCode: 'EUR' } },
      { cashBuying: null, cashSelling: 2, currency: { CurrencyCode: 'JPY' } },
      { cashBuying: 200, cashSelling: 204, currency: { CurrencyCode: 'XDR' } },
      { cashBuying: 200 },
    ],
  },
]

const settingsOf = (change: Partial<Config>) =>
  createSettings({ db: on.database.db, clock: on.clock, config: testConfig(change), audit: { record: async () => {} } })

/** The collector over the local server; each call of it is an hour later. */
function collector(sources: ('nbe' | 'cbe')[] | Pick<Settings, 'value'>, port = (server.address() as AddressInfo).port) {
  const { log, lines } = keptLog()
  const base = `http://127.0.0.1:${port}`
  const config = { ratesNbeUrl: `${base}/nbe`, ratesCbeUrl: `${base}/cbe?a=1` }
  const settings = Array.isArray(sources) ? settingsOf({ ratesSources: sources }) : sources
  const nothing = { handle: () => {}, add: async () => {}, wake: () => {}, cancel: async () => {}, runDue: async () => 0 }
  const exchange = createExchange({
    db: on.database.db,
    clock: on.clock,
    log,
    config,
    settings,
    tasks: nothing,
    audit: { record: async () => {} },
    notifications: { notify: async () => {} },
  })
  const collect = async (deadline?: () => AbortSignal) => {
    on.clock.advance(3600)
    await exchange.collect(deadline)
  }
  /** Of those that were asked. */
  const states = async () => (await exchange.sources()).flatMap(({ row }) => row ?? [])
  return { collect, again: exchange.collect, lines, sources: states, exchange }
}
const stored = async () =>
  (
    await on.database.db.execute(sql`select bank_id, currency, day::text, cash_buying::float, transaction_selling::float, source
      from exchange_rates where not sample order by 1, 2`)
  ).rows

// covers P-07
test('a healthy National Bank: the rates of the day, unknown currencies and rows without fields left out', async () => {
  answer = nbe(
    dollar(),
    { currency: { code: 'XDR' }, buying: 1, selling: 2 },
    { currency: null },
    { currency: { code: 'EUR' }, buying: 180 },
    7,
  )
  const { collect, lines, sources } = collector(['nbe'])
  await collect()
  expect(asked).toEqual(['/nbe?date=2026-11-20'])
  expect(await stored()).toEqual([
    { bank_id: 'NBE', currency: 'USD', day: '2026-11-20', cash_buying: null, transaction_selling: 153, source: 'nbe' },
  ])
  expect([lines, await sources()]).toMatchObject([[], [{ id: 'nbe', failure: null }]])
})

test('a healthy Commercial Bank: cash and transfers, empty fields left out', async () => {
  answer = json(CBE)
  const { collect } = collector(['cbe'])
  await collect()
  expect(asked).toEqual(['/cbe?a=1&_limit=1&_sort=Date%3ADESC'])
  expect(await stored()).toEqual([
    { bank_id: 'CBE', currency: 'EUR', day: '2026-11-20', cash_buying: 180, transaction_selling: null, source: 'cbe' },
    { bank_id: 'CBE', currency: 'USD', day: '2026-11-20', cash_buying: 150, transaction_selling: 152, source: 'cbe' },
  ])
})

test('of several processes one asks, and not twice in an hour', async () => {
  answer = nbe(dollar())
  const { collect, again } = collector(['nbe'])
  await Promise.all([collect(), again()])
  await again()
  expect(asked).toHaveLength(1)
})

test('a weekend has no table, and that is no fault', async () => {
  answer = nbe()
  const { collect, lines, sources } = collector(['nbe'])
  await collect()
  expect([lines, await sources()]).toMatchObject([[], [{ failure: null }]])
})

const LONG = 'x'.repeat(70_000)
const broken: [string, RequestListener, string][] = [
  ['HTML', (_, response) => response.end('<!DOCTYPE html><p>Welcome'), 'the answer is no JSON'],
  ['half an answer', (_, response) => response.end('{"data":[{"cur'), 'the answer is no JSON'],
  ['an error', (_, response) => void response.writeHead(502).end('bad'), 'the answer is 502'],
  [
    'another address',
    (_, response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    'the source cannot be reached',
  ],
  ['another shape', json({ rates: [] }), 'the answer has another shape'],
  ['zeros only', nbe(dollar(0, 0)), 'no row of the answer can be used'],
  ['two megabytes', (_, response) => void response.end(`["${LONG.repeat(30)}"]`), 'the answer is too long'],
  ['nothing at all', (request) => void request.socket.destroy(), 'the source cannot be reached'],
]
test.each(broken)('a source that sends %s: the last good rates stay, and it is logged once', async (_, listener, fault) => {
  answer = nbe(dollar())
  const { collect, lines, sources } = collector(['nbe'])
  await collect()
  const before = await stored()
  answer = listener
  await collect()
  await collect()
  expect(await stored()).toEqual(before)
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: 40, source: 'nbe', fault }])
  expect(lines.join()).not.toMatch(/Welcome|127\.0\.0\.1/)
  expect(await sources()).toMatchObject([{ failure: fault }])
  answer = nbe(dollar(151, 154))
  await collect()
  expect(await sources()).toMatchObject([{ failure: null }])
})

test('a source that hangs is left when its time is over, before and within its answer', async () => {
  const { collect, lines } = collector(['nbe'])
  for (const begin of [() => {}, (response: import('node:http').ServerResponse) => void response.write('{"data":[')]) {
    const stop = new AbortController()
    answer = (_, response) => {
      begin(response)
      stop.abort()
    }
    await collect(() => stop.signal)
  }
  expect(lines.map((line) => JSON.parse(line).fault)).toEqual(['no answer in time'])
  expect(await stored()).toEqual([])
})

test('a source that is absent does not keep the other from being asked', async () => {
  const { collect, lines } = collector(['nbe', 'cbe'], 1)
  await collect()
  expect(lines.map((line) => JSON.parse(line).source)).toEqual(['nbe', 'cbe'])
})

test('ten times yesterday waits for an administrator', async () => {
  answer = nbe(dollar())
  const { collect } = collector(['nbe'])
  await collect()
  answer = nbe(dollar(1500, 1530))
  await collect()
  expect(await stored()).toMatchObject([{ transaction_selling: 153 }])
  expect((await on.database.db.execute(sql`select source, median::float from exchange_held`)).rows).toEqual([
    { source: 'nbe', median: 151.5 },
  ])
})

test('what an administrator has rejected does not wait again until it is another value', async () => {
  answer = nbe(dollar())
  const { collect } = collector(['nbe'])
  await collect()
  const waiting = async () =>
    (await on.database.db.execute(sql`select transaction_selling::float as rate from exchange_held where rejected_at is null`))
      .rows
  answer = nbe(dollar(1500, 1530))
  await collect()
  expect(await waiting()).toEqual([{ rate: 1530 }])
  await on.database.db.execute(sql`update exchange_held set rejected_at = now()`)
  await collect()
  expect(await waiting()).toEqual([])
  answer = nbe(dollar(1500, 1540))
  await collect()
  expect(await waiting()).toEqual([{ rate: 1540 }])
})

test('what an administrator has accepted does not wait again, and of a sample nothing stays', async () => {
  answer = nbe(dollar())
  const { collect } = collector(['nbe'])
  await collect()
  await on.database.db.execute(
    sql`update exchange_rates set transaction_buying = 1500, transaction_selling = 1530 where not sample`,
  )
  await on.database.db.execute(
    sql`insert into exchange_rates values ('CBE', '2026-11-20', 0, 'USD', 150, 153, false, null, null, 'entry')`,
  )
  await on.database.db.execute(
    sql`insert into exchange_rates values ('NBE', '2026-11-19', 0, 'USD', 1, 2, true, null, null, 'sample')`,
  )
  answer = nbe(dollar(1500, 1530), { ...dollar(150, 153), date: '2026-11-19' })
  await collect()
  expect((await on.database.db.execute(sql`select 1 from exchange_held`)).rows).toEqual([])
  const { rows } = await on.database.db.execute(
    sql`select cash_buying, sample from exchange_rates where bank_id = 'NBE' and day = '2026-11-19'`,
  )
  expect(rows).toEqual([{ cash_buying: null, sample: false }])
})

test('nothing is asked unless the configuration names it', async () => {
  const { collect, exchange } = collector([])
  await collect()
  expect(asked).toEqual([])
  expect(await exchange.sources()).toEqual([
    { id: 'nbe', isOn: false, row: undefined },
    { id: 'cbe', isOn: false, row: undefined },
  ])
})

test('what an administrator turns on and off holds in every process from its next turn', async () => {
  const admin = await signIn(on, { role: 'admin' })
  const put = async (key: string, value: string) => {
    const set = await on.send('PUT', '/api/admin/settings', { headers: admin.headers, payload: { key, value, was: null } })
    expect(set.statusCode).toBe(200)
  }
  const [one, other] = [collector(['nbe']), collector(['nbe'])]
  await one.collect()
  await put('ratesNbe', 'off')
  await put('ratesCbe', 'on')
  await other.collect()
  await one.collect()
  expect(asked.map((address) => address.slice(0, 4))).toEqual(['/nbe', '/cbe', '/cbe'])
  const { sources } = heldRatesAnswer.parse((await on.get('/api/admin/exchange-rates/held', admin.headers)).json()).data
  expect(sources).toMatchObject([
    { source: 'nbe', isOn: false, triedAt: expect.any(String) },
    { source: 'cbe', isOn: true },
  ])
})
