import { MOST_ALERTS } from '@menged/contracts'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { type Person, signIn } from '../../../test/actors.ts'
import { testApi } from '../../../test/api.ts'
import { shared } from '../../../test/shared.ts'

const on = testApi()
const admin = shared(() => signIn(on, { role: 'admin' }))
let me: Person
beforeEach(async () => {
  await on.database.db.execute(sql`delete from exchange_rates where not sample`)
  me = await signIn(on)
})

const URL = '/api/rate-alerts'
const ABOVE = { currency: 'USD', bank: 'median', kind: 'cash', side: 'buying', direction: 'above', value: 152 }
const set = (change = {}, person = me) => on.post(URL, { ...ABOVE, ...change }, person.headers)
async function publish(buying: number, { bank = 'CBE', day = '2026-11-20' } = {}): Promise<void> {
  const row = { bank, currency: 'USD', cash_buying: buying, cash_selling: buying + 3, date: day }
  const response = await on.post('/api/admin/exchange-rates', { rows: [row] }, admin.headers)
  expect(response.json().data).toMatchObject({ applied: true, held: 0 })
  await on.work()
}
const received = async (person = me) =>
  (
    await on.database.db.execute(
      sql`select kind, title_en, title_am, preview_en, link from notifications where user_id = ${person.userId} order by created_at, key`,
    )
  ).rows
/** A task for each notification, whether it is done or not. */
const sent = async (kind: string) =>
  (
    await on.database.db.execute(
      sql`select 1 from tasks where key in (select ${`${kind} `} || id from notifications where user_id = ${me.userId})`,
    )
  ).rows.length

// covers P-07
test('an alert is sent once for each crossing: on the page, by mail and by push', async () => {
  await publish(150)
  expect((await set()).json().data).toMatchObject({ ...ABOVE, bankName: null, past: false })
  await publish(151)
  expect(await received()).toEqual([])
  await publish(152)
  await publish(153)
  await publish(154, { bank: 'AWB' })
  expect(await received()).toEqual([
    {
      kind: 'rates',
      title_en: 'USD has reached 152 birr',
      title_am: 'USD ጨምሮ 152 ብር ደርሷል',
      preview_en: 'Median of all banks now buys USD at 152 birr.',
      link: '/exchange?currency=USD&kind=cash',
    },
  ])
  expect([await sent('push'), await sent('notification-mail')]).toEqual([1, 1])
  await publish(145, { bank: 'AWB' })
  await publish(145)
  expect(await received()).toHaveLength(1)
  await publish(153)
  await publish(153, { bank: 'AWB' })
  expect(await received()).toHaveLength(2)
})

test('what has been passed already is no news, and below works like above', async () => {
  await publish(150)
  expect((await set({ value: 149 })).json().data.past).toBe(true)
  expect((await set({ value: 149, direction: 'below', bank: 'cbe' })).json().data).toMatchObject({ past: false, bank: 'CBE' })
  await publish(151)
  expect(await received()).toEqual([])
  await publish(149)
  expect((await received()).map(({ title_en }) => title_en)).toEqual(['USD has come down to 149 birr'])
})

test('a rate that stands at the value has reached it, from either side', async () => {
  await publish(150)
  const isPast = async (change: object) => (await set({ value: 150, ...change })).json().data.past
  expect([await isPast({}), await isPast({ direction: 'below' })]).toEqual([true, true])
})

test('two processes that look at once send it once', async () => {
  await publish(150)
  await set()
  const row = { bank: 'CBE', currency: 'USD', cash_buying: 153, cash_selling: 156, date: '2026-11-20' }
  await on.post('/api/admin/exchange-rates', { rows: [row] }, admin.headers)
  await on.database.db.execute(
    sql`insert into tasks (kind, payload, run_at, created_at) select 'rate-alerts', '{}', now() - interval '1 day', now() from generate_series(1, 3)`,
  )
  await Promise.all([on.work(), on.work()])
  expect(await received()).toHaveLength(1)
})

test('the same alert again is the same one; there is a bound, also for many at once', async () => {
  const [first, second] = [(await set()).json().data.id, (await set()).json().data.id]
  expect(second).toBe(first)
  const answers = await Promise.all(Array.from({ length: MOST_ALERTS + 2 }, (_, index) => set({ value: 200 + index })))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(MOST_ALERTS - 1)
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
    code: 'alerts_full',
    error: expect.stringContaining('20'),
  })
})

test('alerts are listed and taken back by who has set them, and by nobody else', async () => {
  const { id } = (await set()).json().data
  const other = await signIn(on)
  const list = async (person: Person) => (await on.get(URL, person.headers)).json().data.map((alert: { id: string }) => alert.id)
  expect([await list(me), await list(other)]).toEqual([[id], []])
  const remove = (person: Person) => on.send('DELETE', `${URL}/${id}`, { headers: person.headers })
  expect((await remove(other)).statusCode).toBe(404)
  expect((await remove(me)).statusCode).toBe(200)
  expect((await remove(me)).statusCode).toBe(404)
  expect(await list(me)).toEqual([])
})

test('samples set nothing off, and an alert goes with its account', async () => {
  await set({ value: 1 })
  await on.database.db.execute(sql`update exchange_rates set cash_buying = cash_buying + 1 where sample`)
  await on.work()
  expect(await received()).toEqual([])
  await on.database.db.execute(sql`delete from users where id = ${me.userId}`)
  expect((await on.database.db.execute(sql`select 1 from exchange_alerts where user_id = ${me.userId}`)).rows).toEqual([])
})

test.each([
  ['value', { value: 0 }],
  ['value', { value: -1 }],
  ['value', { value: 1e15 }],
  ['value', { value: '152' }],
  ['currency', { currency: 'XDR' }],
  ['side', { side: 'both' }],
  ['direction', { direction: 'up' }],
  ['bank', { bank: 'NOPE' }],
])('a wrong %s is refused by its name', async (field, change) => {
  const response = await set(change)
  expect([response.statusCode, response.json().field]).toEqual([400, field])
})

test('a guest is asked to log in', async () => {
  expect((await on.get(URL)).statusCode).toBe(401)
  expect((await on.post(URL, ABOVE)).statusCode).toBe(401)
})
