// From a reply to the message that the other person's browser can read.
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn } from '../../../test/actors.ts'
import { startTestApi, type TestApi } from '../../../test/api.ts'
import { guideId } from '../../../test/content.ts'
import { type PushService, pushBrowser, startPushService, vapidClaims } from '../../../test/push-service.ts'
import { startWorker } from '../../../test/worker.ts'

let on: TestApi
let service: PushService
beforeAll(async () => {
  service = await startPushService()
  on = await startTestApi({ config: { pushHosts: [service.host] } })
})
afterAll(async () => {
  await on.close()
  await service.close()
})

test('a reply reaches the browser of the author it replies to, encrypted for that browser, and nobody else', async () => {
  const [me, other] = [await signIn(on), await signIn(on)]
  await on.database.db.execute(sql`update users set full_name = 'Selam Tesfaye' where id = ${other.userId}`)
  const [mine, theirs] = [pushBrowser(service.host, '/mine'), pushBrowser(service.host, '/theirs')]
  for (const [browser, { headers }] of [[mine, me] as const, [theirs, other] as const]) {
    const payload = { ...browser.subscription, kinds: ['comment'], quietHours: null, language: 'am' }
    await on.api.inject({ method: 'PUT', url: '/api/push/subscription', headers, payload })
  }
  const write = async ({ headers }: typeof me, change: object) =>
    (await on.post(`/api/posts/${guideId(5)}/comments`, { language: 'am', key: randomUUID(), ...change }, headers)).json().data
  const comment = await write(me, { text: 'ፎቶ ያስፈልጋል?' })
  const reply = await write(other, { text: 'አያስፈልግም። <b>ፋይዳ</b> ካለዎት።', parentId: comment._id })
  const worker = await startWorker(on, [service.host])
  await worker.tasks.runDue()

  expect(service.requests.map(({ path }) => path)).toEqual(['/mine'])
  const [request] = service.requests
  if (!request) throw new Error('nothing was sent')
  const [notification] = (await on.get('/api/profile/getTopNotificatons', me.headers)).json().data.notifications
  expect(mine.read(request)).toEqual({
    id: notification._id,
    title: 'Selam Tesfaye ለአስተያየትዎ ምላሽ ሰጥተዋል',
    body: 'አያስፈልግም። <b>ፋይዳ</b> ካለዎት።',
    lang: 'am',
    dir: 'ltr',
    url: `/post/detail/${guideId(5)}#comment-${reply._id}`,
    tag: notification._id,
  })
  const { publicKey } = (await on.get('/api/push/key')).json().data
  const { key, header, claims } = vapidClaims(request)
  expect([key, header]).toEqual([publicKey, { alg: 'ES256', typ: 'JWT' }])
  expect(claims).toMatchObject({ aud: `http://${service.host}`, sub: expect.stringMatching(/^(mailto|https):/) })
  expect(Number(claims.exp)).toBeGreaterThan(Date.now() / 1000)
})
