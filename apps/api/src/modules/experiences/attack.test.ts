// What somebody tries who wants a guide to say what is not so, or the desk to fall over.
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { signIn } from '../../../test/actors.ts'
import { anotherNetwork, deviceCookie, testApi } from '../../../test/api.ts'
import { guideId } from '../../../test/content.ts'
import { shared } from '../../../test/shared.ts'

const on = testApi({ config: { rateLimitFactor: 1000 } })
const editor = shared(() => signIn(on, { role: 'editor' }))

const urlOf = (post: number) => `/api/posts/${guideId(post)}/experiences`
const whole = { paid: 100, days: 2, office: null as string | null, language: 'am' }
const tell = (post: number, told: object = {}, headers: Record<string, string> = {}) =>
  on.send('POST', urlOf(post), { payload: { ...whole, ...told }, headers, remoteAddress: anotherNetwork() })
const shown = async (post: number) => (await on.get(`/api/posts/${guideId(post)}/reading?language=en`)).json().data.experience
const desk = async () => (await on.get('/api/admin/experiences', editor.headers)).json().data
const decide = (ids: string[], counts: boolean) => on.post('/api/admin/experiences/decision', { ids, counts }, editor.headers)
const name = (post: number, payload: object) =>
  on.send('PUT', `/api/admin/posts/${guideId(post)}/offices`, { headers: editor.headers, payload })
const stored = async (post: number) =>
  (await on.database.db.execute(sql`select paid, office, state from experiences where post_id = ${guideId(post)} order by paid`))
    .rows

test.each([
  ['less than nothing', '-1'],
  ['a part of a cent', '0.5'],
  ['more than there is', '1e15'],
  ['endless', '1e999'],
  ['no number', 'NaN'],
  ['no number, in quotes', '"NaN"'],
  ['a number as text', '"300"'],
  ['Ethiopic numerals', '"፫፻"'],
  ['half a letter', '"\\ud800"'],
  ['a list', '[300]'],
  ['an object', '{"valueOf":300}'],
])('an amount that is %s is refused, and so is such a time', async (_, value) => {
  for (const field of ['paid', 'days']) {
    const body = JSON.stringify({ ...whole, [field]: 'here' }).replace('"here"', value)
    const answer = await on.post(urlOf(1), body, { 'content-type': 'application/json' })
    expect([field, answer.statusCode]).toEqual([field, 400])
  }
  expect(await stored(1)).toEqual([])
})

test.each([
  ['nothing', undefined, 'application/json', 400],
  ['half of it', '{"paid": 100, "days"', 'application/json', 400],
  ['a list', '[]', 'application/json', 400],
  ['a list of reports', JSON.stringify([whole, whole]), 'application/json', 400],
  ['text', 'paid=100', 'text/plain', 415],
  ['a form', 'paid=100&days=2', 'application/x-www-form-urlencoded', 415],
  [
    'a form with files',
    '--x\r\ncontent-disposition: form-data; name="paid"\r\n\r\n1\r\n--x--',
    'multipart/form-data; boundary=x',
    415,
  ],
])('a body that is %s is refused', async (_, payload, type, status) => {
  expect((await on.post(urlOf(1), payload, { 'content-type': type })).statusCode).toBe(status)
  expect(await stored(1)).toEqual([])
})

test('the name of an office is text: markup and formulas stay as they are, what turns letters round is refused', async () => {
  const hostile = ['<script>alert(1)</script>', '=HYPERLINK("https://evil.example")', "'; drop table experiences; --"]
  for (const [i, office] of hostile.entries()) expect((await tell(2, { paid: i, office })).statusCode).toBe(200)
  expect((await stored(2)).map(({ office }) => office)).toEqual(hostile)
  for (const office of ['a\u202Eb', 'a\nb', 'a\u2066b', '\u200B', ' ', ''])
    expect([office, (await tell(2, { office })).statusCode]).toEqual([office, 400])
  // Free is an amount, nothing at all is not.
  expect((await stored(2))[0]).toMatchObject({ paid: 0, state: 'counted' })
  expect(await shown(2)).toBeNull()
})

test('of a flood of new devices twelve an hour count, and one outlier among them moves nothing', async () => {
  await tell(3, { paid: 10_000_000, days: null })
  for (let paid = 1; paid <= 29; paid += 1) await tell(3, { paid: 200 + paid, days: paid })
  expect((await stored(3)).filter(({ state }) => state === 'counted')).toHaveLength(12)
  expect((await shown(3)).cost).toMatchObject({ reports: '11', low: '201', high: '211' })
})

test('who was left out, or waits, does not come in again by saying it once more', async () => {
  const cookies: string[] = []
  for (let i = 0; i < 6; i += 1) cookies.push(deviceCookie(await tell(4, { paid: 900 })))
  const { held } = await desk()
  const [mine] = held.filter(({ post }: { post: { _id: string } }) => post._id === guideId(4))
  await decide([mine.id], false)
  const rejected = (await on.database.db.execute(sql`select paid from experiences where id = ${mine.id} and state = 'rejected'`))
    .rows
  expect(rejected).toHaveLength(1)
  for (const cookie of cookies) await tell(4, { paid: 900 }, { cookie })
  const states = (await stored(4)).map(({ state }) => state)
  expect(states.filter((state) => state === 'rejected')).toHaveLength(1)
  expect(states).toHaveLength(6)
  expect(await shown(4)).toBeNull()
})

test('one device that tells twenty times at once has told once', async () => {
  const cookie = deviceCookie(await tell(5, { paid: 1 }))
  const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => tell(5, { paid: i }, { cookie })))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200))
  expect(await stored(5)).toHaveLength(1)
})

test('an editor decides about a report while its author changes it: neither fails', async () => {
  for (let i = 0; i < 5; i += 1) await tell(6, { paid: 700 })
  const [waiting] = (await desk()).held.filter(({ post }: { post: { _id: string } }) => post._id === guideId(6))
  const client = await on.database.db.$client.connect()
  try {
    // As a report is taken: the guide is held, then the row of its reporter.
    await client.query('begin')
    await client.query('select 1 from experience_summaries where post_id = $1 for update', [guideId(6)])
    const decision = decide([waiting.id], true)
    await expect.poll(waits).toBe(1)
    await client.query('update experiences set days = 3 where id = $1', [waiting.id])
    await client.query('commit')
    expect((await decision).statusCode).toBe(200)
  } finally {
    client.release()
  }
  expect((await stored(6)).map(({ state }) => state)).toEqual(Array(5).fill('counted'))
})
const waits = async (): Promise<number> => {
  const { rows } = await on.database.db.execute(
    sql`select 1 from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`,
  )
  return rows.length
}

test('a guide that readers do not see is told nothing about, and neither is one that was taken away', async () => {
  await on.database.db.execute(sql`update posts set state = 'archived' where id = ${guideId(7)}`)
  const answers = await Promise.all([tell(7), name(7, { key: 'bole', name: { en: 'Bole', am: 'ቦሌ' } })])
  expect(answers.map((answer) => answer.json().code)).toEqual(['post_not_found', 'post_not_found'])
  expect(await stored(7)).toEqual([])
})

test('an office gets its name in both languages or in none', async () => {
  const wrong = [
    { en: 'Bole' },
    { am: 'ቦሌ' },
    { en: 'Bole', am: '' },
    { en: ' ', am: 'ቦሌ' },
    { en: 'a\u202Eb', am: 'ቦሌ' },
    { en: 'x'.repeat(81), am: 'ቦሌ' },
    'Bole',
  ]
  for (const each of wrong) expect([each, (await name(8, { key: 'bole', name: each })).statusCode]).toEqual([each, 400])
  const answers = await Promise.all(['Bole', 'Bole two'].map((en) => name(8, { key: 'bole', name: { en, am: 'ቦሌ' } })))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
})

test('a name that gets longer when it is compared can be judged as well', async () => {
  // Composed as Unicode composes it, this letter is three.
  const office = '\uFB2C'.repeat(80)
  on.clock.advance(3 * 3600)
  for (let paid = 1; paid <= 5; paid += 1) await tell(9, { paid, office })
  const mine = async () => (await desk()).offices.filter(({ post }: { post: { _id: string } }) => post._id === guideId(9))
  const [unnamed] = await mine()
  expect((await name(9, { key: unnamed.key, name: null })).statusCode).toBe(200)
  expect(await mine()).toEqual([])
})
