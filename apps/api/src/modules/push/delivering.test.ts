import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signIn } from '../../../test/actors.ts'
import { startTestApi, type TestApi } from '../../../test/api.ts'
import { keptLog } from '../../../test/log.ts'
import { type PushService, pushBrowser, startPushService, vapidClaims } from '../../../test/push-service.ts'
import { startWorker, type Worker } from '../../../test/worker.ts'
import type { NotificationEvent } from '../notifications/index.ts'

let on: TestApi
let service: PushService
let worker: Worker
beforeAll(async () => {
  service = await startPushService()
  on = await startTestApi({ config: { pushHosts: [service.host], rateLimitFactor: 1000 } })
  worker = await startWorker(on, [service.host])
})
beforeEach(async () => {
  on.clock.set('2026-11-20T09:00:00Z')
  service.requests.length = 0
  for (const table of ['push_subscriptions', 'tasks']) await on.database.db.execute(sql.raw(`delete from ${table}`))
})
afterAll(async () => {
  await on.close()
  await service.close()
})

const db = () => on.database.db
type Headers = Record<string, string>
let paths = 0
/** A browser that has subscribed; without an account when no token comes along. */
async function browserOf(headers: Headers, change: object = {}) {
  paths += 1
  const browser = pushBrowser(service.host, `/push/${paths}`)
  const payload = { ...browser.subscription, kinds: ['comment', 'broadcast'], quietHours: null, language: 'am', ...change }
  const answer = await on.api.inject({ method: 'PUT', url: '/api/push/subscription', headers, payload })
  expect(answer.statusCode).toBe(200)
  return browser
}
async function tell(userId: string, change: Partial<NotificationEvent> = {}): Promise<void> {
  await worker.notifications.notify(db(), {
    userId,
    kind: 'comment',
    key: `event ${paths}`,
    title: { en: 'Nahom replied', am: 'ናሆም ምላሽ ሰጡ' },
    preview: { en: 'Yes.', am: 'አዎ።' },
    link: '/post/detail/passport#comment-1',
    ...change,
  })
  await worker.tasks.runDue()
}
const taskStates = async () =>
  (
    await db().execute(sql`select done_at is not null as done, failed_at is not null as failed, last_error
      from tasks where kind = 'push-one'`)
  ).rows

test('each browser of a person gets one request, encrypted for it alone, in its language', async () => {
  const me = await signIn(on)
  const [phone, desk] = [await browserOf(me.headers), await browserOf(me.headers, { language: 'en' })]
  const stranger = await browserOf({})
  const other = await browserOf((await signIn(on)).headers)
  await tell(me.userId)
  await worker.tasks.runDue()

  expect([stranger, other].flatMap(({ path }) => service.takenOf(path))).toEqual([])
  const [toPhone, ...more] = service.takenOf(phone.path)
  const [toDesk] = service.takenOf(desk.path)
  if (!toPhone || !toDesk) throw new Error('a browser was sent nothing')
  expect(more).toEqual([])
  const { rows } = await db().execute(sql`select id from notifications where user_id = ${me.userId}`)
  const id = rows[0]?.id
  expect(phone.read(toPhone)).toEqual({
    id,
    title: 'ናሆም ምላሽ ሰጡ',
    body: 'አዎ።',
    lang: 'am',
    dir: 'ltr',
    url: '/post/detail/passport#comment-1',
    tag: id,
  })
  expect(desk.read(toDesk)).toMatchObject({ title: 'Nahom replied', body: 'Yes.', lang: 'en' })
  expect(() => desk.read(toPhone)).toThrow()
})

test('the request is what RFC 8030, 8291 and 8292 demand', async () => {
  const me = await signIn(on)
  const browser = await browserOf(me.headers)
  await tell(me.userId)
  const [request] = service.takenOf(browser.path)
  if (!request) throw new Error('nothing was sent')
  expect(request.method).toBe('POST')
  expect(request.headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    'content-type': 'application/octet-stream',
    ttl: String(3 * 86_400),
    urgency: 'normal',
    topic: expect.stringMatching(/^[\w-]{32}$/),
  })
  expect(request.headers).not.toHaveProperty('cookie')
  expect(request.body.toString('latin1')).not.toContain('Nahom')
  const { key, header, claims } = vapidClaims(request)
  expect(header).toMatchObject({ alg: 'ES256', typ: 'JWT' })
  expect(key).toBe(worker.push.publicKey)
  expect(claims).toEqual({
    aud: `http://${service.host}`,
    exp: expect.any(Number),
    sub: expect.stringMatching(/^(mailto:|https:)/),
  })
  const seconds = Number(claims.exp) - Date.now() / 1000
  expect([seconds > 0, seconds <= 86_400]).toEqual([true, true])
})

test('the services learn whom to write to from the setting, or from the configuration', async () => {
  const admin = await signIn(on, { role: 'admin' })
  const put = async (value: string | null, was: string | null) =>
    (
      await on.send('PUT', '/api/admin/settings', { headers: admin.headers, payload: { key: 'operatorEmail', value, was } })
    ).json().data.changedAt
  const me = await signIn(on)
  const browser = await browserOf(me.headers)
  const changedAt = await put('desk@menged.example', null)
  await tell(me.userId, { key: 'one' })
  await put(null, changedAt)
  await tell(me.userId, { key: 'two' })
  expect(service.takenOf(browser.path).map((request) => vapidClaims(request).claims.sub)).toEqual([
    'mailto:desk@menged.example',
    'mailto:operator@menged.invalid',
  ])
})

test('kinds that were not chosen are not sent; neither is what was read meanwhile', async () => {
  const me = await signIn(on)
  const browser = await browserOf(me.headers, { kinds: ['account'], quietHours: { from: 12 * 60, to: 13 * 60 } })
  await tell(me.userId)
  expect(await taskStates()).toEqual([])
  await tell(me.userId, { kind: 'account', key: 'password' })
  expect(service.takenOf(browser.path)).toEqual([])
  await worker.notifications.readAll(me.userId)
  on.clock.set('2026-11-20T10:00:00Z')
  await worker.tasks.runDue()
  expect(service.takenOf(browser.path)).toEqual([])
  expect(await taskStates()).toMatchObject([{ done: true }])
})

test('a browser that has quiet hours hears it when they are over', async () => {
  const me = await signIn(on)
  const quiet = await browserOf(me.headers, { quietHours: { from: 22 * 60, to: 6 * 60 } })
  const open = await browserOf(me.headers)
  on.clock.set('2026-11-20T20:00:00Z')
  await tell(me.userId)
  expect([service.takenOf(quiet.path).length, service.takenOf(open.path).length]).toEqual([0, 1])
  on.clock.set('2026-11-21T02:59:59Z')
  await worker.tasks.runDue()
  expect(service.takenOf(quiet.path).length).toBe(0)
  on.clock.set('2026-11-21T03:00:00Z')
  await worker.tasks.runDue()
  expect([service.takenOf(quiet.path).length, service.takenOf(open.path).length]).toEqual([1, 1])
  expect(service.takenOf(quiet.path)[0]?.headers.ttl).toBe(String(3 * 86_400 - 7 * 3600))
})

test('what waits for one person is not given to the next one at the same browser', async () => {
  const [me, next] = [await signIn(on), await signIn(on)]
  const browser = await browserOf(me.headers, { quietHours: { from: 12 * 60, to: 13 * 60 } })
  await tell(me.userId)
  await on.api.inject({
    method: 'PUT',
    url: '/api/push/subscription',
    headers: next.headers,
    payload: { ...browser.subscription, kinds: ['comment'], quietHours: null, language: 'am' },
  })
  on.clock.set('2026-11-20T10:00:00Z')
  await worker.tasks.runDue()
  expect(service.requests).toEqual([])
})

test('browsers without an account hear broadcasts, once, when they subscribed', async () => {
  const admin = await signIn(on, { role: 'admin' })
  const [stranger, uninterested, mine] = [
    await browserOf({}),
    await browserOf({}, { kinds: ['comment'] }),
    await browserOf(admin.headers),
  ]
  const words = { title: { en: 'Closed', am: 'ዝግ ነው' }, text: { en: 'On Sunday.', am: 'እሑድ።' } }
  expect((await on.post('/api/admin/broadcasts', { ...words, key: crypto.randomUUID() }, admin.headers)).statusCode).toBe(200)
  await worker.tasks.runDue()
  const taken = [stranger, uninterested, mine].map(({ path }) => service.takenOf(path))
  expect(taken.map((requests) => requests.length)).toEqual([1, 0, 1])
  expect(taken[0]?.[0] && stranger.read(taken[0][0])).toMatchObject({ title: 'ዝግ ነው', body: 'እሑድ።', url: '/' })
  expect(taken[0]?.[0]?.headers.urgency).toBe('low')
})

const kept = async () => (await db().execute(sql`select 1 from push_subscriptions`)).rows.length

test.each([404, 410])('%i: the browser is gone, and forgotten', async (status) => {
  const me = await signIn(on)
  const browser = await browserOf(me.headers)
  service.answer(browser.path, { status })
  await tell(me.userId)
  expect(await kept()).toBe(0)
  expect(await taskStates()).toMatchObject([{ done: true }])
})

test.each([
  [429, { 'retry-after': '90' }, 90],
  [503, { 'retry-after': '7' }, 7],
  [503, { 'retry-after': '999999' }, 3600],
  [500, {}, 5],
  [502, { 'retry-after': 'soon' }, 5],
] as const)('%i %j: tried again after %i seconds, then once', async (status, headers, seconds) => {
  const me = await signIn(on)
  const browser = await browserOf(me.headers)
  service.answer(browser.path, { status, headers })
  await tell(me.userId)
  service.answer(browser.path, { status: 201 })
  on.clock.advance(seconds - 1)
  await worker.tasks.runDue()
  expect(service.takenOf(browser.path).length).toBe(1)
  on.clock.advance(1)
  await worker.tasks.runDue()
  await worker.tasks.runDue()
  expect(service.takenOf(browser.path).length).toBe(2)
  expect([await kept(), await taskStates()]).toMatchObject([1, [{ done: true }]])
})

test.each([400, 401, 403, 413])('%i: given up, and the browser stays', async (status) => {
  const me = await signIn(on)
  const browser = await browserOf(me.headers)
  service.answer(browser.path, { status })
  await tell(me.userId)
  on.clock.advance(86_400)
  await worker.tasks.runDue()
  expect(service.takenOf(browser.path).length).toBe(1)
  expect([await kept(), await taskStates()]).toMatchObject([1, [{ failed: true }]])
})

test.each([301, 302, 307, 308])('%i: no redirect is followed', async (status) => {
  const me = await signIn(on)
  const browser = await browserOf(me.headers)
  service.answer(browser.path, { status, headers: { location: `http://${service.host}/elsewhere` } })
  await tell(me.userId)
  expect(service.takenOf('/elsewhere')).toEqual([])
  expect(await taskStates()).toMatchObject([{ failed: true }])
})

test('a service that is away is tried again for three days', async () => {
  const me = await signIn(on)
  const browser = await browserOf(me.headers)
  const { path } = browser
  service.answer(path, { status: 503, headers: { 'retry-after': '3600' } })
  await tell(me.userId)
  for (let hour = 0; hour < 80; hour += 1) {
    on.clock.advance(3600)
    await worker.tasks.runDue()
  }
  expect(service.takenOf(path).length).toBe(72)
  expect(await taskStates()).toMatchObject([{ done: true }])
})

test('neither the log nor the task says which browser it was, nor what was sent', async () => {
  const me = await signIn(on)
  const { log, lines } = keptLog()
  const loud = await startWorker(on, [service.host, '127.0.0.1:1'], log)
  const [refused, away] = [await browserOf(me.headers), await browserOf(me.headers)]
  service.answer(refused.path, { status: 403 })
  await db().execute(sql`update push_subscriptions set endpoint = ${`http://127.0.0.1:1${away.path}`}
    where endpoint = ${away.subscription.endpoint}`)
  await loud.notifications.notify(db(), { userId: me.userId, kind: 'comment', key: 'secret', title: { en: 'Nahom', am: 'ናሆም' } })
  await loud.tasks.runDue()
  const written = `${lines.join('\n')} ${JSON.stringify(await taskStates())}`
  expect(written).toContain('the push service answered 403')
  expect(written).toContain('will be tried again')
  for (const secret of [refused.path, away.path, me.userId, 'Nahom', 'ናሆም', refused.subscription.keys.auth]) {
    expect(written).not.toContain(secret)
  }
})

test('a service that the operator no longer names gets no request', async () => {
  const me = await signIn(on)
  const browser = await browserOf(me.headers)
  await worker.notifications.notify(db(), { userId: me.userId, kind: 'comment', key: 'other', title: { en: 'a', am: 'ሀ' } })
  await (await startWorker(on, ['fcm.googleapis.com'])).tasks.runDue()
  expect(service.takenOf(browser.path)).toEqual([])
  expect(await taskStates()).toMatchObject([{ failed: true }])
})

test('several processes send each message once', async () => {
  const me = await signIn(on)
  const browsers = [await browserOf(me.headers), await browserOf(me.headers), await browserOf(me.headers)]
  for (let n = 0; n < 5; n += 1) {
    await worker.notifications.notify(db(), { userId: me.userId, kind: 'comment', key: `many ${n}`, title: { en: 'a', am: 'ሀ' } })
  }
  const others = [await startWorker(on, [service.host]), await startWorker(on, [service.host])]
  await Promise.all([worker, ...others].map(({ tasks }) => tasks.runDue()))
  expect(browsers.map(({ path }) => service.takenOf(path).length)).toEqual([5, 5, 5])
})
