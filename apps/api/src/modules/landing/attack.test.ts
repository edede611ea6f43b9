// What somebody writes in place of a text who wants the page to run it, to break, or to be somebody else’s.
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { type Person, signIn } from '../../../test/actors.ts'
import { testApi } from '../../../test/api.ts'

const on = testApi({ config: { rateLimitFactor: 1000 } })
let [admin, other]: Person[] = []
beforeAll(async () => {
  ;[admin, other] = [await signIn(on, { role: 'admin' }), await signIn(on, { role: 'admin' })]
})

const good = { en: 'Fine', am: 'ጥሩ', was: null }
const put = (path: string, payload: object, by = admin) =>
  on.send('PUT', `/api/admin/copy/${path}`, { headers: by?.headers ?? {}, payload })
const back = (path: string, was: string | null, by = admin) => on.post(`/api/admin/copy/${path}/shipped`, { was }, by?.headers)
const stored = async () => (await on.database.db.execute(sql`select place, key, en from copy_texts order by key`)).rows
const shown = async (call: string) => (await on.get(`/api/${call}?language=en`)).json().data

test.each(['normalUser', 'user', 'worker', 'editor'] as const)('a %s changes no text and puts none back', async (role) => {
  const me = await signIn(on, { role, verified: true, organisation: role === 'user' ? 'office-1' : null })
  for (const place of ['banner/trade.title', 'landing/hero.title', 'landing/hero.nowhere'])
    for (const answer of [await put(place, good, me), await back(place, null, me)])
      expect([place, answer.statusCode]).toEqual([place, 403])
  expect(await stored()).toEqual([])
})

test('markup, links that run and tags that are not closed are letters, in both places', async () => {
  const hostile = [
    '<script>alert(1)</script>',
    '<a href="javascript:alert(1)">',
    '</title><img src=x onerror=alert(1)>',
    '{{constructor}}',
  ]
  for (const [i, en] of hostile.entries()) {
    on.clock.advance(1)
    const was = i === 0 ? null : (await on.get('/api/admin/copy', admin?.headers)).json().data
    const at = (key: string) => (Array.isArray(was) ? was.find((text) => text.key === key)?.changedAt : null) ?? null
    expect((await put('banner/rates.title', { ...good, en, was: at('rates.title') })).statusCode).toBe(200)
    expect((await put('landing/hero.title', { ...good, en, was: at('hero.title') })).statusCode).toBe(200)
    expect([(await shown('landing')).hero.title, (await shown('banner'))[2].title]).toEqual([en, en])
  }
  const answer = await on.get('/api/landing?language=en')
  expect([answer.headers['content-type'], answer.headers['x-content-type-options']]).toEqual([
    'application/json; charset=utf-8',
    'nosniff',
  ])
})

test.each([
  ['200 kB', { ...good, en: 'x'.repeat(200_000) }, 413],
  ['40 kB', { ...good, am: 'ሀ'.repeat(13_000) }, 400],
  ['two lines', { ...good, en: 'a\nb' }, 400],
  ['a list', { ...good, en: ['a'] }, 400],
  ['no time', { ...good, was: 'yesterday' }, 400],
  ['a time nobody gave', { ...good, was: '2020-01-01T00:00:00.000Z' }, 409],
])('a text of %s is refused', async (_, body, status) => {
  const before = await stored()
  expect((await put('landing/hero.lead', body)).statusCode).toBe(status)
  expect(await stored()).toEqual(before)
})

test.each([
  ['landing', 'hero', 404],
  ['landing', 'plans.items', 404],
  ['landing', 'plans.items.starter.price', 404],
  ['landing', 'constructor.name', 404],
  ['landing', 'rates.title', 404],
  ['banner', 'hero.title', 404],
  ['banner', 'toString', 404],
  ['__proto__', 'hero.title', 400],
  ['landing', '..%2Fhero.title', 400],
  ['landing', 'x'.repeat(101), 400],
])('there is no text at %s/%s', async (place, key, status) => {
  expect((await put(`${place}/${key}`, good)).statusCode).toBe(status)
  expect((await back(`${place}/${key}`, null)).statusCode).toBe(status)
})

test('of two who change, or put back, one text at the same moment the first one counts', async () => {
  const place = 'landing/support.title'
  const first = await Promise.all([
    put(place, good),
    put(place, { ...good, en: 'Other' }, other),
    put(place, { ...good, en: 'Third' }),
  ])
  expect(first.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
  const was = first.find(({ statusCode }) => statusCode === 200)?.json().data.changedAt
  on.clock.advance(1)
  const second = await Promise.all([put(place, { ...good, en: 'Later', was }), back(place, was, other)])
  expect(second.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
})
