import { createECDH } from 'node:crypto'
import { pushKeyAnswer } from '@menged/contracts'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { logIn, PASSWORD, signIn } from '../../../test/actors.ts'
import { testApi, testConfig } from '../../../test/api.ts'
import { pushBrowser } from '../../../test/push-service.ts'
import { startWorker } from '../../../test/worker.ts'

const HOST = '127.0.0.1:5999'
const on = testApi({ config: { pushHosts: [HOST, 'fcm.googleapis.com'] } })
beforeEach(async () => {
  for (const table of ['push_subscriptions', 'rate_limits']) await on.database.db.execute(sql.raw(`delete from ${table}`))
})

const URL = '/api/push/subscription'
const chosen = { kinds: ['comment', 'broadcast'], quietHours: { from: 1320, to: 390 }, language: 'am' }
const put = (payload: object, headers: Record<string, string> = {}) =>
  on.api.inject({ method: 'PUT', url: URL, payload, headers })
const remove = (endpoint: string) => on.api.inject({ method: 'DELETE', url: URL, payload: { endpoint } })
const rows = async () =>
  (
    await on.database.db.execute<Record<string, unknown>>(
      sql`select endpoint, p256dh, auth, user_id, kinds, quiet_from, quiet_to, language from push_subscriptions order by created_at, endpoint`,
    )
  ).rows

test('the key is the public half of the one that signs', async () => {
  const { publicKey } = pushKeyAnswer.parse((await on.get('/api/push/key')).json()).data
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(testConfig().vapidPrivateKey?.reveal() ?? '', 'base64url')
  expect(publicKey).toBe(curve.getPublicKey('base64url'))
  expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65)
})

test('a browser is kept with what was chosen: of the account whose token came along, or of none', async () => {
  const me = await signIn(on)
  const { subscription } = pushBrowser(HOST, '/one')
  expect((await put({ ...subscription, ...chosen }, me.headers)).json()).toEqual({ success: true })
  const row = { endpoint: subscription.endpoint, ...subscription.keys, quiet_from: 1320, quiet_to: 390, language: 'am' }
  expect(await rows()).toEqual([{ ...row, user_id: me.userId, kinds: ['comment', 'broadcast'] }])

  // The same browser, after logging out, with other choices.
  expect((await put({ ...subscription, kinds: ['broadcast'], quietHours: null, language: 'en' })).statusCode).toBe(200)
  expect(await rows()).toEqual([
    { ...row, user_id: null, kinds: ['broadcast'], quiet_from: null, quiet_to: null, language: 'en' },
  ])
})

test('the same browser twenty times at once is one', async () => {
  const { subscription } = pushBrowser(HOST, '/one')
  const me = await signIn(on)
  const answers = await Promise.all(Array.from({ length: 20 }, () => put({ ...subscription, ...chosen }, me.headers)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 200))
  expect(await rows()).toHaveLength(1)
})

test('an invalid token is refused, and changes nothing', async () => {
  const me = await signIn(on)
  const { subscription } = pushBrowser(HOST, '/one')
  await put({ ...subscription, ...chosen }, me.headers)
  const answer = await put({ ...subscription, ...chosen }, { authorization: 'Bearer a.b.c' })
  expect([answer.statusCode, answer.json().code]).toEqual([401, 'token_expired'])
  expect(await rows()).toMatchObject([{ user_id: me.userId }])
})

test('turned off it is gone; an unknown one is no error', async () => {
  const { subscription } = pushBrowser(HOST, '/one')
  await put({ ...subscription, ...chosen })
  for (const endpoint of [`http://${HOST}/other`, 'https://evil.example/', subscription.endpoint, subscription.endpoint]) {
    expect((await remove(endpoint)).json()).toEqual({ success: true })
  }
  expect(await rows()).toEqual([])
})

const good = pushBrowser(HOST, '/good').subscription
const offCurve = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]).toString('base64url')
test.each([
  ['an address of this machine', { endpoint: 'http://127.0.0.1:5432/' }, 'endpoint'],
  ['an address of another site', { endpoint: 'https://evil.example/fcm.googleapis.com' }, 'endpoint'],
  ['a name in front of the host', { endpoint: 'https://a:b@fcm.googleapis.com/x' }, 'endpoint'],
  ['a number for a host', { endpoint: 'https://2130706433/x' }, 'endpoint'],
  ['plain http', { endpoint: 'http://fcm.googleapis.com/x' }, 'endpoint'],
  ['no address', { endpoint: 'fcm' }, 'endpoint'],
  ['a long address', { endpoint: `https://fcm.googleapis.com/${'a'.repeat(1000)}` }, 'endpoint'],
  ['NUL', { endpoint: 'https://fcm.googleapis.com/\u0000' }, 'endpoint'],
  ['no keys', { keys: {} }, 'keys'],
  ['a short key', { keys: { ...good.keys, p256dh: 'BAAA' } }, 'keys'],
  ['a key off the curve', { keys: { ...good.keys, p256dh: offCurve } }, 'keys'],
  ['a short secret', { keys: { ...good.keys, auth: 'AAAA' } }, 'keys'],
  ['an unknown kind', { kinds: ['advertising'] }, 'kinds'],
  ['hours of no clock', { quietHours: { from: 0, to: 2000 } }, 'quietHours'],
  ['another language', { language: 'fr' }, 'language'],
])('%s is refused', async (_, change, field) => {
  const answer = await put({ ...good, ...chosen, ...change })
  expect([answer.statusCode, answer.json()]).toEqual([400, expect.objectContaining({ code: 'invalid_input', field })])
  expect(await rows()).toEqual([])
})

test('a person keeps the twenty browsers that subscribed last', async () => {
  const me = await signIn(on)
  for (let n = 0; n < 20; n += 1) {
    on.clock.advance(1)
    await put({ ...pushBrowser(HOST, `/browser-${n}`).subscription, ...chosen }, me.headers)
  }
  await on.database.db.execute(sql`delete from rate_limits`)
  on.clock.advance(1)
  await put({ ...pushBrowser(HOST, '/browser-20').subscription, ...chosen }, me.headers)
  const kept = await rows()
  expect([kept.length, kept[0]?.endpoint]).toEqual([20, `http://${HOST}/browser-1`])
})

test('one account may subscribe twenty times an hour, others meanwhile as well', async () => {
  const [me, other] = [await signIn(on), await signIn(on)]
  for (let n = 0; n < 20; n += 1) expect((await put({ ...good, ...chosen }, me.headers)).statusCode).toBe(200)
  const refused = await put({ ...good, ...chosen }, me.headers)
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600'])
  expect((await put({ ...good, ...chosen }, other.headers)).statusCode).toBe(200)
})

test('logging out lets go of one browser or all, deleting the account removes them', async () => {
  const { tasks } = await startWorker(on, [HOST])
  const me = await signIn(on)
  for (const path of ['/one', '/two', '/three']) await put({ ...pushBrowser(HOST, path).subscription, ...chosen }, me.headers)
  const owners = async () => (await rows()).map(({ user_id: userId }) => userId)
  expect((await remove(`http://${HOST}/one`)).statusCode).toBe(200)
  expect((await owners()).filter((owner) => owner === me.userId)).toHaveLength(2)
  await tasks.add(on.database.db, { kind: 'push-detach', payload: { userId: me.userId } })
  await tasks.runDue()
  expect(await owners()).toEqual([null, null])

  await put({ ...good, ...chosen }, me.headers)
  expect(await owners()).toContain(me.userId)
  const gone = await on.send('POST', '/api/profile/delete', { headers: me.headers, payload: { password: PASSWORD } })
  expect(gone.statusCode).toBe(200)
  expect(await owners()).toEqual([null, null])
})

test('a new password lets go of the browsers of other sessions, and keeps the one that changed it', async () => {
  const me = await signIn(on)
  const elsewhere = { authorization: `Bearer ${await logIn(on, me.email)}` }
  await put({ ...pushBrowser(HOST, '/mine').subscription, ...chosen }, me.headers)
  await put({ ...pushBrowser(HOST, '/theirs').subscription, ...chosen }, elsewhere)
  const change = { current: PASSWORD, password: 'ማክሰኞ ከሰዓት 9' }
  expect((await on.send('POST', '/api/profile/password', { headers: me.headers, payload: change })).statusCode).toBe(200)
  const { tasks } = await startWorker(on, [HOST])
  await tasks.runDue()
  const owners = (await rows()).map(({ endpoint, user_id: userId }) => [endpoint, userId])
  expect(owners).toEqual([
    [`http://${HOST}/mine`, me.userId],
    [`http://${HOST}/theirs`, null],
  ])
})

test('a browser that has another address goes on there with what was chosen; only who knows the old one can say so', async () => {
  const me = await signIn(on)
  const [before, after, stranger] = ['/before', '/after', '/stranger'].map((path) => pushBrowser(HOST, path).subscription)
  await put({ ...before, ...chosen }, me.headers)
  const renew = (payload: object) => on.send('POST', '/api/push/renewal', { payload })
  expect((await renew({ ...stranger, replaces: `http://${HOST}/unknown` })).json()).toEqual({ success: true })
  expect((await renew({ ...after, replaces: before?.endpoint })).json()).toEqual({ success: true })
  expect(await rows()).toMatchObject([{ endpoint: after?.endpoint, ...after?.keys, user_id: me.userId, kinds: chosen.kinds }])
  expect((await renew({ ...after, endpoint: 'https://evil.example/', replaces: after?.endpoint })).json().field).toBe('endpoint')
})
