import { notificationSettingsAnswer, notificationsAnswer } from '@menged/contracts'
import { sql } from 'drizzle-orm'
import type { InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import { signIn } from '../../../test/actors.ts'
import { testApi } from '../../../test/api.ts'
import { guideId } from '../../../test/content.ts'
import { shared } from '../../../test/shared.ts'
import { startWorker } from '../../../test/worker.ts'
import type { NotificationEvent } from './index.ts'

const on = testApi({ config: { rateLimitFactor: 1000 } })
const worker = shared(() => startWorker(on))

type Person = Awaited<ReturnType<typeof signIn>>
const ask = (method: InjectOptions['method'] & string, url: string, { headers }: Pick<Person, 'headers'>, payload?: object) =>
  on.api.inject({ method: method as 'GET', url, headers, ...(payload ? { payload } : {}) })
const LIST = '/api/profile/getTopNotificatons'
const READ = '/api/profile/getNotificationRead'
const listOf = async (person: Person) => notificationsAnswer.parse((await ask('GET', LIST, person)).json()).data.notifications
const unreadOf = async (person: Person): Promise<number> =>
  (await ask('GET', '/api/notifications/unread', person)).json().data.unread

const words = (text: string) => ({ en: text, am: `${text}።` })
async function tell(person: Person, ...events: (Partial<NotificationEvent> & { key: string })[]): Promise<void> {
  for (const event of events) {
    await worker.notifications.notify(on.database.db, {
      userId: person.userId,
      kind: 'saved',
      title: words(event.key),
      ...event,
    })
    on.clock.advance(1)
    await worker.tasks.runDue()
  }
}

// covers N-06, N-07
test('the newest 50 are returned, oldest first, in both languages', async () => {
  const me = await signIn(on)
  await tell(me, ...Array.from({ length: 52 }, (_, i) => ({ key: `event ${i}`, preview: words(`more ${i}`), link: '/search' })))
  const list = await listOf(me)
  expect(list.map(({ titleEnglish }) => titleEnglish)).toEqual(Array.from({ length: 50 }, (_, i) => `event ${i + 2}`))
  expect(list[0]).toEqual({
    _id: expect.any(String),
    kind: 'saved',
    createdAt: expect.stringMatching(/^2026-11-20T09:0/),
    readed: false,
    titleEnglish: 'event 2',
    titleAmharic: 'event 2።',
    previewEnglish: 'more 2',
    previewAmharic: 'more 2።',
    link: '/search',
  })
  expect(await unreadOf(me)).toBe(50)
})

// covers N-06
test('a row about a post names it; without the post it is null, and is not counted', async () => {
  const me = await signIn(on)
  await tell(me, { key: 'gone', postId: guideId(11) }, { key: 'there', postId: guideId(12) }, { key: 'about no post' })
  await on.database.db.execute(sql`update posts set state = 'archived' where id = ${guideId(11)}`)
  const [gone, there, none] = await listOf(me)
  expect(gone?.referencedPost).toBeNull()
  expect(there?.referencedPost).toEqual({ _id: guideId(12), title_english: 'Guide 12', title_amharic: 'መመሪያ 12' })
  expect(none).not.toHaveProperty('referencedPost')
  expect(await unreadOf(me)).toBe(2)
})

test('one is read, once, and the new list is returned; another person and an unknown id get the same refusal', async () => {
  const [me, other] = [await signIn(on), await signIn(on)]
  await tell(me, { key: 'first' }, { key: 'second' })
  const [first] = await listOf(me)
  const foreign = await ask('PATCH', `${READ}/${first?._id}`, other)
  const unknown = await ask('PATCH', `${READ}/00000000-0000-4000-8000-000000000000`, other)
  expect([foreign.statusCode, foreign.json()]).toEqual([404, unknown.json()])
  expect(foreign.json()).toMatchObject({ success: false, code: 'notification_not_found' })
  expect(await unreadOf(me)).toBe(2)

  const answer = notificationsAnswer.parse((await ask('PATCH', `${READ}/${first?._id}`, me)).json())
  expect(answer.data.notifications.map(({ readed }) => readed)).toEqual([true, false])
  expect(answer.data.notifications).toEqual(await listOf(me))
  expect((await ask('PATCH', `${READ}/${first?._id}`, me)).statusCode).toBe(200)
  expect(await unreadOf(me)).toBe(1)
})

test('all are read at once, of nobody else', async () => {
  const [me, other] = [await signIn(on), await signIn(on)]
  await tell(me, { key: 'a' }, { key: 'b' })
  await tell(other, { key: 'a' })
  const answer = notificationsAnswer.parse((await ask('PATCH', '/api/notifications/read', me)).json())
  expect(answer.data.notifications.map(({ readed }) => readed)).toEqual([true, true])
  expect([await unreadOf(me), await unreadOf(other)]).toEqual([0, 1])
})

test.each([
  ['GET', LIST],
  ['PATCH', `${READ}/00000000-0000-4000-8000-000000000000`],
  ['PATCH', '/api/notifications/read'],
  ['GET', '/api/notifications/unread'],
  ['GET', '/api/notifications/settings'],
  ['PUT', '/api/notifications/settings'],
  ['POST', '/api/admin/broadcasts'],
] as const)('%s %s is refused to guests and to tokens that do not hold', async (method, url) => {
  for (const [headers, code] of [
    [{}, 'sign_in_required'],
    [{ authorization: 'Bearer a.b.c' }, 'token_expired'],
  ] as const) {
    const response = await ask(method, url, { headers: headers as Person['headers'] }, method === 'GET' ? undefined : {})
    expect([response.statusCode, response.json().code]).toEqual([401, code])
  }
})

test('what belongs to one person is kept by no cache', async () => {
  const me = await signIn(on)
  for (const url of [LIST, '/api/notifications/unread', '/api/notifications/settings']) {
    expect([url, (await ask('GET', url, me)).headers['cache-control']]).toEqual([url, 'no-store'])
  }
})

test('settings: mail about the account and about comments until something else is chosen', async () => {
  const [me, other] = [await signIn(on), await signIn(on)]
  const read = async (person: Person) =>
    notificationSettingsAnswer.parse((await ask('GET', '/api/notifications/settings', person)).json()).data
  expect(await read(me)).toEqual({ emailKinds: ['account', 'comment', 'request', 'rates'], quietHours: null })
  const chosen = { emailKinds: ['saved', 'saved', 'broadcast'], quietHours: { from: 1320, to: 390 } }
  const answer = await ask('PUT', '/api/notifications/settings', me, chosen)
  expect(answer.json().data).toEqual({ emailKinds: ['saved', 'broadcast'], quietHours: { from: 1320, to: 390 } })
  expect(await read(me)).toEqual(answer.json().data)
  expect(await read(other)).toEqual({ emailKinds: ['account', 'comment', 'request', 'rates'], quietHours: null })
  await ask('PUT', '/api/notifications/settings', me, { emailKinds: [], quietHours: null })
  expect(await read(me)).toEqual({ emailKinds: [], quietHours: null })
})

test.each([
  [{ emailKinds: ['everything'], quietHours: null }, 'emailKinds'],
  [{ emailKinds: 'comment', quietHours: null }, 'emailKinds'],
  [{ emailKinds: Array(7).fill('saved'), quietHours: null }, 'emailKinds'],
  [{ emailKinds: [], quietHours: { from: -1, to: 5 } }, 'quietHours'],
  [{ emailKinds: [], quietHours: { from: 0, to: 1440 } }, 'quietHours'],
  [{ emailKinds: [], quietHours: { from: 0.5, to: 3 } }, 'quietHours'],
  [{ emailKinds: [] }, 'quietHours'],
])('settings %j are refused', async (body, field) => {
  const response = await ask('PUT', '/api/notifications/settings', await signIn(on), body)
  expect([response.statusCode, response.json()]).toEqual([400, expect.objectContaining({ code: 'invalid_input', field })])
})

test('an id that is none is bad input', async () => {
  const response = await ask('PATCH', `${READ}/mine`, await signIn(on))
  expect(response.json()).toMatchObject({ code: 'invalid_input', field: 'notificationId' })
})
