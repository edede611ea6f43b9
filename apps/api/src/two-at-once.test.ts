// Every unique key that two calls can hit at the same moment, and rows that go while another call hangs one on them: never a fault.
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { PASSWORD, type Person, signIn } from '../test/actors.ts'
import { type TestApi, testApi } from '../test/api.ts'
import { guideId } from '../test/content.ts'
import { untilBlocked } from '../test/database.ts'
import { pushBrowser } from '../test/push-service.ts'

const HOST = '127.0.0.1:5999'
const on = testApi({ config: { rateLimitFactor: 1000, pushHosts: [HOST] } })

const POST = guideId(7)
const statuses = async (calls: (() => Promise<{ statusCode: number }>)[]) =>
  (await Promise.all(calls.map((call) => call()))).map(({ statusCode }) => statusCode).sort()
const times = <Of>(count: number, make: (i: number) => Of): Of[] => Array.from({ length: count }, (_, i) => make(i))
const put = (url: string, payload: object, { headers }: Pick<Person, 'headers'>) => on.send('PUT', url, { headers, payload })
const saidBy = async ({ headers }: Person): Promise<string> =>
  (await on.post(`/api/posts/${POST}/comments`, { text: 'Thanks', language: 'en', key: randomUUID() }, headers)).json().data._id
const browser = () => pushBrowser(HOST, `/${randomUUID()}`).subscription
const chosen = { kinds: ['comment'], quietHours: null, language: 'am' }

test('one address is registered by one', async () => {
  for (let round = 0; round < 3; round += 1) {
    const form = { fullName: 'Abebe', companyEmail: `both-${round}@example.et`, password: PASSWORD }
    expect(await statuses(times(4, () => () => on.post('/api/auth/register', form)))).toEqual([200, 409, 409, 409])
  }
})

test('saved, said, reported, chosen and subscribed at once is done once', async () => {
  const [me, other] = [await signIn(on), await signIn(on)]
  const key = randomUUID()
  const comment = await saidBy(other)
  const subscription = browser()
  const calls: Record<string, () => Promise<{ statusCode: number }>> = {
    save: () => put(`/api/profile/saved/${POST}`, {}, me),
    toggle: () => on.post(`/api/profile/savedMessages/${POST}`, {}, me.headers),
    say: () => on.post(`/api/posts/${POST}/comments`, { text: 'x', language: 'en', key }, me.headers),
    report: () => on.post(`/api/comments/${comment}/reports`, { reason: 'spam, really' }, me.headers),
    settings: () => put('/api/notifications/settings', { emailKinds: ['comment'], quietHours: null }, me),
    subscribe: () => put('/api/push/subscription', { ...subscription, ...chosen }, me),
    login: () => on.post('/api/auth/login', { companyemail: me.email, password: PASSWORD }),
    view: () => on.get(`/api/posts/${POST}/reading?language=en`),
  }
  for (const [name, call] of Object.entries(calls)) {
    const answered = await statuses(times(6, () => call))
    expect([name, answered.filter((status) => status >= 400)]).toEqual([name, []])
  }
})

test('two browsers that are given one address at the same moment: the later one has it', async () => {
  const [first, second, wanted] = [browser(), browser(), browser()]
  for (const subscription of [first, second]) {
    const payload = { ...subscription, ...chosen }
    expect((await on.send('PUT', '/api/push/subscription', { payload })).statusCode).toBe(200)
  }
  const client = await on.database.db.$client.connect()
  try {
    // Another has just taken it, and is not done.
    await client.query('begin')
    await client.query('update push_subscriptions set endpoint = $1 where endpoint = $2', [wanted.endpoint, first.endpoint])
    const renewal = on.post('/api/push/renewal', { replaces: second.endpoint, ...wanted })
    await untilBlocked(on.database)
    await client.query('commit')
    expect((await renewal).statusCode).toBe(200)
  } finally {
    client.release()
  }
  const { rows } = await on.database.db.execute(sql`select 1 from push_subscriptions where endpoint = ${wanted.endpoint}`)
  expect(rows).toHaveLength(1)
})

/** `remove` is under way, not done, when `call` begins. */
async function whileGoing(remove: string, id: string, call: () => Promise<{ statusCode: number; json(): { code?: string } }>) {
  const client = await on.database.db.$client.connect()
  try {
    await client.query('begin')
    await client.query(remove, [id])
    const answer = call()
    await untilBlocked(on.database)
    await client.query('commit')
    const { statusCode, json } = await answer
    return [statusCode, json().code]
  } finally {
    client.release()
  }
}

test('a call for an account, or about a comment, that goes at the same moment is refused', async () => {
  const GO = 'delete from users where id = $1'
  const calls: ((me: Person) => Promise<Awaited<ReturnType<TestApi['post']>>>)[] = [
    (me) => put(`/api/profile/saved/${POST}`, {}, me),
    (me) => put('/api/notifications/settings', { emailKinds: [], quietHours: null }, me),
    (me) => put('/api/push/subscription', { ...browser(), ...chosen }, me),
    (me) => on.post(`/api/posts/${POST}/comments`, { text: 'x', language: 'en', key: randomUUID() }, me.headers),
  ]
  for (const call of calls) {
    const me = await signIn(on)
    expect(await whileGoing(GO, me.userId, () => call(me))).toEqual([401, 'token_expired'])
  }
  const [me, other] = [await signIn(on), await signIn(on)]
  const comment = await saidBy(other)
  const report = () => on.post(`/api/comments/${comment}/reports`, { reason: 'spam, really' }, me.headers)
  expect(await whileGoing('delete from comments where id = $1', comment, report)).toEqual([404, 'comment_not_found'])
})
