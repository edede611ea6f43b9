import { sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { deviceCookie, startTestApi, type TestApi } from '../../../test/api.ts'

let on: TestApi
let opened: TestApi[] = []
afterEach(async () => {
  for (const each of opened) await each.close()
  opened = []
})
async function start(options: Parameters<typeof startTestApi>[0] = {}): Promise<TestApi> {
  const each = await startTestApi(options)
  opened.push(each)
  return each
}

const STATISTIC = '/api/admin/stats/guday-scroll'
const message = { name: 'Abel', contact: '0911234567', subject: 'Hello', message: 'Text', language: 'en' }
const statuses = (responses: { statusCode: number }[]) => ({
  passed: responses.filter(({ statusCode }) => statusCode === 200).length,
  refused: responses.filter(({ statusCode }) => statusCode === 429).length,
})
const times = <Result>(count: number, call: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => call(index)))

// covers G-16
test('a device may count 60 times a minute; then the response says how long to wait, in its language', async () => {
  on = await start()
  const cookie = deviceCookie(await on.post(STATISTIC))
  expect(statuses(await times(60, () => on.post(STATISTIC, undefined, { cookie })))).toEqual({ passed: 60, refused: 0 })
  on.clock.advance(20)
  const refused = await on.post(STATISTIC, undefined, { cookie, 'accept-language': 'am' })
  expect(refused.statusCode).toBe(429)
  expect(refused.headers['retry-after']).toBe('40')
  expect(refused.json()).toEqual({ success: false, code: 'too_many_requests', error: 'ብዙ ጥያቄ ልከዋል፤ እባክዎ 40 ሰከንድ ይጠብቁ።' })
  expect((await on.post(STATISTIC)).statusCode).toBe(200)
  on.clock.advance(40)
  expect((await on.post(STATISTIC, undefined, { cookie })).statusCode).toBe(200)
})

// covers G-16
test('an address has twenty times as much, whatever cookies and forwarding headers say', async () => {
  on = await start({ config: { rateLimitFactor: 0.05 } })
  const sent = await times(70, (index) =>
    on.post(STATISTIC, undefined, {
      'x-forwarded-for': `10.0.0.${index}`,
      'x-real-ip': `10.0.1.${index}`,
      forwarded: `for=10.0.2.${index}`,
      'true-client-ip': `10.0.3.${index}`,
      'cf-connecting-ip': `10.0.4.${index}`,
      cookie: `__Host-device=made-up-${index}`,
    }),
  )
  expect(statuses(sent)).toEqual({ passed: 60, refused: 10 })
})

test('only a proxy that is named may speak for others', async () => {
  on = await start({ config: { rateLimitFactor: 0.001, trustedProxies: ['10.9.0.0/16'] } })
  const from = (remoteAddress: string, forwarded: string) =>
    on.api.inject({ method: 'POST', url: STATISTIC, remoteAddress, headers: { 'x-forwarded-for': forwarded } })
  const behind = await times(5, (index) => from('10.9.1.1', `198.51.100.${index}`))
  expect(statuses(behind)).toEqual({ passed: 5, refused: 0 })
  const pretending = await times(5, (index) => from('203.0.113.7', `198.51.100.${100 + index}`))
  expect(statuses(pretending)).toEqual({ passed: 1, refused: 4 })
  // The last hop that is not ours counts; what stands before it was written by the visitor.
  const chained = await times(5, (index) => from('10.9.1.1', `192.0.2.${index}, 203.0.113.9`))
  expect(statuses(chained)).toEqual({ passed: 1, refused: 4 })
})

// covers G-16
test('messages: twenty a day for a device, also when they come at once and from two processes', async () => {
  on = await start()
  const cookie = deviceCookie(await on.post(STATISTIC))
  const bad = await times(30, () => on.post('/api/contact-messages', { ...message, name: '' }, { cookie }))
  expect(bad.every(({ statusCode }) => statusCode === 400)).toBe(true)
  const sent = await times(45, () => on.post('/api/contact-messages', message, { cookie }))
  expect(statuses(sent)).toEqual({ passed: 20, refused: 25 })
  expect((await on.database.db.execute(sql`select 1 from contact_messages`)).rows).toHaveLength(20)
  on.clock.advance(23 * 3600)
  const late = await on.post('/api/contact-messages', message, { cookie })
  expect([late.statusCode, late.headers['retry-after']]).toEqual([429, '3600'])
  on.clock.advance(3601)
  expect((await on.post('/api/contact-messages', message, { cookie })).statusCode).toBe(200)
})

test('an address that calls on and on has to wait; searches have a smaller share, and health none', async () => {
  on = await start({ config: { rateLimitFactor: 0.05 } })
  await on.api.listen({ port: 0, host: '127.0.0.1' })
  const { port } = on.api.server.address() as { port: number }
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`).then(({ status }) => ({ statusCode: status }))
  expect(statuses(await times(15, () => ask('/api/search?q=tin&language=en')))).toEqual({ passed: 10, refused: 5 })
  expect(statuses(await times(65, () => ask('/api/posts/tin/comments')))).toMatchObject({ refused: 5 })
  expect(statuses(await times(65, () => ask('/healthz')))).toEqual({ passed: 65, refused: 0 })
  on.clock.advance(10)
  expect((await ask('/api/search?q=tin&language=en')).statusCode).toBe(200)
})

test('the stored counters name neither device nor address, and go when they have ended', async () => {
  on = await start()
  await on.post('/api/contact-messages', message, { cookie: deviceCookie(await on.post(STATISTIC)) })
  const { rows } = await on.database.db.execute<{ key: string }>(sql`select key from rate_limits`)
  expect(rows).toHaveLength(3)
  for (const { key } of rows) expect(key).toMatch(/^[\w-]{43}$/)
  const { forgetEndedWindows } = await import('./limit-queries.ts')
  await forgetEndedWindows(on.database.db, on.clock)
  expect((await on.database.db.execute(sql`select 1 from rate_limits`)).rows).toHaveLength(3)
  on.clock.advance(24 * 3600)
  await forgetEndedWindows(on.database.db, on.clock)
  expect((await on.database.db.execute(sql`select 1 from rate_limits`)).rows).toHaveLength(0)
})

test.each([
  ['in memory', STATISTIC, undefined, 60, 60],
  ['in the database', '/api/contact-messages', message, 20, 86_400],
])('a clock that is set back makes no window %s longer than it is', async (_, url, payload, max, windowSeconds) => {
  on = await start()
  const cookie = deviceCookie(await on.post(STATISTIC))
  const send = () => on.post(url, payload, { cookie })
  let refused = await send()
  for (let sent = 0; sent <= max && refused.statusCode !== 429; sent += 1) refused = await send()
  expect(refused.statusCode).toBe(429)
  on.clock.set(new Date(on.clock.now().getTime() - 7_200_000).toISOString())
  const after = await send()
  expect([after.statusCode, Number(after.headers['retry-after']) <= windowSeconds]).toEqual([429, true])
  on.clock.advance(windowSeconds)
  expect((await send()).statusCode).toBe(200)
})
