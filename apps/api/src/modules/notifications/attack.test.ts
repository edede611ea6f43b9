// Two administrators, or one with two fingers, send to everybody at the same moment.
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { type Person, signIn } from '../../../test/actors.ts'
import { testApi } from '../../../test/api.ts'

const on = testApi({ config: { rateLimitFactor: 1000 } })
let [one, two]: Person[] = []
beforeAll(async () => {
  ;[one, two] = [await signIn(on, { role: 'admin' }), await signIn(on, { role: 'admin' })]
})

const words = { title: { en: 'Closed', am: 'ዝግ' }, text: { en: 'On Sunday.', am: 'እሑድ።' } }
const send = (by: Person | undefined, key: string, change: object = {}) =>
  on.post('/api/admin/broadcasts', { ...words, ...change, key }, by?.headers)
const received = async () =>
  (await on.database.db.execute(sql`select user_id, count(*)::int as got from notifications where kind = 'broadcast' group by 1`))
    .rows

test('one key of two administrators is one broadcast, of which everybody hears once', async () => {
  const key = randomUUID()
  const answers = await Promise.all([send(one, key), send(two, key), send(one, key, { link: '/search' })])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(new Set(answers.map((answer) => answer.json().data.id)).size).toBe(1)
  await on.work()
  expect((await received()).map(({ got }) => got)).toEqual([1, 1])
})

test('two keys at the same moment are two, and neither is lost', async () => {
  const answers = await Promise.all([send(one, randomUUID()), send(two, randomUUID())])
  expect(new Set(answers.map((answer) => answer.json().data.id)).size).toBe(2)
  await on.work()
  expect((await received()).map(({ got }) => got)).toEqual([3, 3])
  const { rows } = await on.database.db.execute(sql`select count(*)::int as sent from audit_events where kind = 'broadcast_sent'`)
  expect(rows).toEqual([{ sent: 3 }])
})

test('a key that is none sends nothing', async () => {
  for (const key of ['', 'x', `${randomUUID()}x`]) expect([key, (await send(one, key)).statusCode]).toEqual([key, 400])
})
