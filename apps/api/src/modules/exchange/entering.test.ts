import { enteredAnswer, heldRatesAnswer } from '@menged/contracts'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { signIn } from '../../../test/actors.ts'
import { testApi } from '../../../test/api.ts'
import { shared } from '../../../test/shared.ts'

const on = testApi()
const admin = shared(() => signIn(on, { role: 'admin' }))
beforeEach(async () => {
  await on.database.db.execute(sql`delete from exchange_rates where not sample`)
  await on.database.db.execute(sql`delete from exchange_held`)
})

const HEAD = 'bank,currency,cash_buying,cash_selling,transaction_buying,transaction_selling,date'
const IMPORT = '/api/admin/exchange-rates/import'
const ENTER = '/api/admin/exchange-rates'
const HELD = '/api/admin/exchange-rates/held'
async function importing(lines: string[], { partial = false, head = HEAD, language = 'en' } = {}) {
  const headers = { ...admin.headers, 'accept-language': language }
  const response = await on.post(IMPORT, { csv: [head, ...lines].join('\n'), partial }, headers)
  expect(response.statusCode).toBe(200)
  return enteredAnswer.parse(response.json()).data
}
const stored = async () =>
  (
    await on.database.db.execute(sql`
      select bank_id, currency, day::text, cash_buying::float as buying, source from exchange_rates where not sample order by 1, 2, 3`)
  ).rows
const desk = async () => heldRatesAnswer.parse((await on.get(HELD, admin.headers)).json()).data
const held = async () => (await desk()).held

// covers P-07
test('a good file is stored whole, with line ends, quotes and columns as table programs write them', async () => {
  const csv = `\uFEFF"date",bank,currency,transaction_buying,transaction_selling,cash_buying,cash_selling\r\n2026-11-20,"awb",USD,,,"150.5",153\r\n\r\n2026-11-20,NBE,usd,151,152,,\r\n`
  const response = await on.post(IMPORT, { csv }, admin.headers)
  expect(response.json().data).toEqual({ applied: true, stored: 2, held: 0, refused: [] })
  expect(await stored()).toEqual([
    { bank_id: 'AWB', currency: 'USD', day: '2026-11-20', buying: 150.5, source: 'import' },
    { bank_id: 'NBE', currency: 'USD', day: '2026-11-20', buying: null, source: 'import' },
  ])
})

const GOOD = 'CBE,USD,150,153,,,2026-11-20'
test.each([
  ['DB,USD,=cmd|calc,153,,,2026-11-20', 'cash_buying', 'formula'],
  ['@SUM(A1),USD,150,153,,,2026-11-20', 'bank', 'formula'],
  ['DB,USD,0,153,,,2026-11-20', 'cash_buying', 'positive'],
  ['DB,USD,150,-153,,,2026-11-20', 'cash_selling', 'positive'],
  ['DB,USD,150,"1,53",,,2026-11-20', 'cash_selling', 'number'],
  ['DB,USD,150,1e3,,,2026-11-20', 'cash_selling', 'number'],
  ['DB,USD,150000,153000,,,2026-11-20', 'cash_buying', 'tooLarge'],
  ['DB,USD,154,153,,,2026-11-20', 'cash_buying', 'crossed'],
  ['DB,USD,150,,,,2026-11-20', 'cash_selling', 'missing'],
  ['DB,USD,,,,,2026-11-20', 'cash_buying', 'missing'],
  ['DB,XDR,150,153,,,2026-11-20', 'currency', 'currency'],
  ['XYZ,USD,150,153,,,2026-11-20', 'bank', 'bank'],
  ['DB,USD,150,153,,,20-11-2026', 'date', 'date'],
  ['DB,USD,150,153,,,2026-02-30', 'date', 'date'],
  ['DB,USD,150,153,,,2026-11-21', 'date', 'future'],
  ['DB,USD,150,153', null, 'columns'],
  ['CBE,USD,151,154,,,2026-11-20', null, 'twice'],
])('%s is refused with its line, and nothing of its file is stored unless that is asked for', async (line, column, reason) => {
  const refused = await importing([GOOD, line])
  expect(refused).toMatchObject({ applied: false, stored: 0, held: 0, refused: [{ line: 3, column, reason }] })
  expect(refused.refused[0]?.text).toMatch(/^[A-Z].*[^}]$/)
  expect(await stored()).toEqual([])
  expect(await importing([GOOD, line], { partial: true })).toMatchObject({ applied: true, stored: 1, refused: [{ line: 3 }] })
  expect(await stored()).toHaveLength(1)
})

test('other columns, and more rows than a file may have, are refused as a whole', async () => {
  expect(await importing([GOOD], { head: 'bank,currency,buying,selling,date' })).toMatchObject({
    refused: [{ line: 1, reason: 'columns' }],
  })
  expect(await importing(Array(1001).fill('CBE,USD,1,2,,,2026-11-20'), { partial: true })).toMatchObject({
    applied: false,
    refused: [{ reason: 'tooMany' }],
  })
  expect(await stored()).toEqual([])
  const full = await importing(Array(1000).fill('CBE,USD,1,2,,,2026-11-20'), { partial: true })
  expect([full.applied, full.stored, full.refused.length]).toEqual([true, 1, 999])
})

test('the reason is worded in the language of the request', async () => {
  const { refused } = await importing(['CBE,USD,0,153,,,2026-11-20'], { language: 'am' })
  expect(refused[0]?.text).toMatch(/^[\u1200-\u137f]/)
})

// covers P-07
test('a value far from the last known median waits; of two who decide at once one does', async () => {
  await importing([GOOD, 'AWB,USD,151,154,,,2026-11-19'])
  expect(await importing(['CBE,USD,1500,1530,,,2026-11-20', 'DB,USD,152,155,,,2026-11-20'])).toMatchObject({
    applied: true,
    stored: 1,
    held: 1,
  })
  expect(await stored()).toMatchObject([{ bank_id: 'AWB' }, { bank_id: 'CBE', buying: 150 }, { bank_id: 'DB' }])
  const [first] = await held()
  expect(first).toMatchObject({ bank: 'CBE', currency: 'USD', cashBuying: 1500, median: 151.5, source: 'import' })
  const decide = (decision: string) => on.post(`${HELD}/${first?.id}`, { decision }, admin.headers)
  const answers = await Promise.all([decide('accept'), decide('accept')])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  expect(await stored()).toMatchObject([{ bank_id: 'AWB' }, { bank_id: 'CBE', buying: 1500 }, { bank_id: 'DB' }])
  expect(await held()).toEqual([])
})

test('a held value that is rejected goes', async () => {
  await importing([GOOD])
  await importing(['AWB,USD,15,16,,,2026-11-20'])
  const [first] = await held()
  expect((await on.post(`${HELD}/${first?.id}`, { decision: 'reject' }, admin.headers)).statusCode).toBe(200)
  expect([await held(), (await stored()).length]).toEqual([[], 1])
})

test('a rejected value waits again, once, and what was accepted does not', async () => {
  await importing([GOOD])
  await importing(['AWB,USD,15,16,,,2026-11-20'])
  const [first] = await held()
  const decide = async (decision: string) => (await on.post(`${HELD}/${first?.id}`, { decision }, admin.headers)).statusCode
  expect([await decide('wait'), await decide('reject'), await held()]).toEqual([409, 200, []])
  const both = await Promise.all([decide('wait'), decide('wait')])
  expect([both.sort(), await held()]).toEqual([[200, 409], [first]])
  expect([await decide('accept'), await decide('wait'), await held()]).toEqual([200, 409, []])
})

test('the desk names the banks for which a rate may be entered', async () => {
  expect((await desk()).banks).toContainEqual({ id: 'CBE', name: { en: 'Commercial Bank of Ethiopia', am: 'የኢትዮጵያ ንግድ ባንክ' } })
})

test('an entry by hand that cannot be is refused at its column, and one far away waits', async () => {
  const row = { bank: 'CBE', currency: 'USD', cash_buying: '150', cash_selling: '153', date: '2026-11-20' }
  const enter = async (change: object) => (await on.post(ENTER, { rows: [{ ...row, ...change }] }, admin.headers)).json().data
  expect(await enter({ cash_buying: '0' })).toMatchObject({
    applied: false,
    refused: [{ column: 'cash_buying', reason: 'positive' }],
  })
  expect(await enter({ cash_selling: '-1' })).toMatchObject({ refused: [{ column: 'cash_selling', reason: 'positive' }] })
  expect(await enter({ date: '' })).toMatchObject({ refused: [{ column: 'date', reason: 'date' }] })
  expect(await enter({ transaction_buying: '150' })).toMatchObject({
    refused: [{ column: 'transaction_selling', reason: 'missing' }],
  })
  expect(await stored()).toEqual([])
  await enter({ date: '2026-11-19' })
  expect(await enter({ cash_buying: '1500', cash_selling: '1530' })).toMatchObject({ applied: true, stored: 0, held: 1 })
  expect(await stored()).toHaveLength(1)
})

test('an entry by hand: numbers or texts; the same day again replaces it and is written down', async () => {
  const row = { bank: 'CBE', currency: 'USD', cash_buying: 150, cash_selling: '153', date: '2026-11-20' }
  expect((await on.post(ENTER, { rows: [row] }, admin.headers)).json().data).toMatchObject({ applied: true, stored: 1 })
  expect((await on.post(ENTER, { rows: [row] }, admin.headers)).json().data).toMatchObject({ applied: true, stored: 0 })
  await on.post(ENTER, { rows: [{ ...row, cash_buying: 151 }] }, admin.headers)
  expect(await stored()).toMatchObject([{ buying: 151, source: 'entry' }])
  const { rows } = await on.database.db.execute(
    sql`select detail from audit_events where kind = 'rates_entered' order by id desc limit 1`,
  )
  expect(rows).toEqual([{ detail: { source: 'entry', stored: '1', held: '0' } }])
})

test.each([
  ['nothing', {}],
  ['no rows', { rows: [] }],
  ['another type', { rows: [{ bank: { $ne: 1 } }] }],
])('a body of %s is malformed', async (_, body) => {
  expect((await on.post(ENTER, body, admin.headers)).statusCode).toBe(400)
})

test('only administrators enter, import, see and decide', async () => {
  const other = await signIn(on, { role: 'editor' })
  for (const [method, url] of [
    ['POST', ENTER],
    ['POST', IMPORT],
    ['GET', HELD],
    ['POST', `${HELD}/7f1c2c1e-0000-4000-8000-000000000000`],
  ] as const) {
    expect((await on.send(method, url, { headers: other.headers })).statusCode).toBe(403)
    expect((await on.send(method, url)).statusCode).toBe(401)
  }
})
