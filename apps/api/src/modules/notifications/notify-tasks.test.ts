import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { signIn } from '../../../test/actors.ts'
import { testApi } from '../../../test/api.ts'
import { shared } from '../../../test/shared.ts'
import { startWorker } from '../../../test/worker.ts'
import type { NotificationEvent } from './index.ts'

const on = testApi({ config: { rateLimitFactor: 1000 } })
const worker = shared(() => startWorker(on))
beforeEach(async () => {
  on.clock.set('2026-11-20T09:00:00Z')
  await on.database.db.execute(sql`delete from tasks`)
})

const db = () => on.database.db
const event = (userId: string, change: Partial<NotificationEvent> = {}): NotificationEvent => ({
  userId,
  kind: 'comment',
  key: 'reply 1',
  title: { en: 'Nahom replied', am: 'ናሆም ምላሽ ሰጡ' },
  ...change,
})
const keysOf = async (userId: string): Promise<string[]> =>
  (
    await db().execute<{ key: string }>(sql`select key from notifications where user_id = ${userId} order by created_at, key`)
  ).rows.map(({ key }) => key)
async function tell(...events: NotificationEvent[]): Promise<void> {
  for (const each of events) await worker.notifications.notify(db(), each)
  await worker.tasks.runDue()
}
const choose = (userId: string, emailKinds: string[], quiet: [number, number] | null = null) =>
  db().execute(
    sql`insert into notification_settings values (${userId}, ${sql.param(emailKinds)}, ${quiet?.[0] ?? null}, ${quiet?.[1] ?? null})`,
  )

test('an event that is undone notifies nobody', async () => {
  const { userId } = await signIn(on)
  const undone = db().transaction(async (tx) => {
    await worker.notifications.notify(tx, event(userId))
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await worker.tasks.runDue()
  expect(await keysOf(userId)).toEqual([])
})

test('one event notifies a person once, however often and at whatever moment it comes', async () => {
  const { userId } = await signIn(on)
  await Promise.all(Array.from({ length: 20 }, () => worker.notifications.notify(db(), event(userId))))
  await Promise.all([worker.tasks.runDue(), (await startWorker(on)).tasks.runDue()])
  // The task is forgotten after a week; the row remembers.
  await db().execute(sql`delete from tasks`)
  await tell(event(userId))
  expect(await keysOf(userId)).toEqual(['reply 1'])
})

test('two processes that take the same work notify once', async () => {
  const { userId } = await signIn(on)
  for (let n = 0; n < 20; n += 1) await worker.notifications.notify(db(), event(userId, { key: `reply ${n}` }))
  await Promise.all([worker, await startWorker(on), await startWorker(on)].map(({ tasks }) => tasks.runDue()))
  expect((await keysOf(userId)).length).toBe(20)
  expect((await worker.waiting('mail')).length).toBe(20)
})

test('a person who has left gets nothing, and nothing is tried again', async () => {
  const { userId } = await signIn(on)
  await worker.notifications.notify(db(), event(userId))
  await db().execute(sql`delete from users where id = ${userId}`)
  await worker.tasks.runDue()
  const { rows } = await db().execute(sql`select 1 from tasks where kind = 'notify' and done_at is null`)
  expect(rows).toEqual([])
})

test('of one person the newest 500 are kept', async () => {
  const { userId } = await signIn(on)
  await db().execute(sql`insert into notifications (user_id, kind, key, title_en, title_am, created_at)
    select ${userId}, 'saved', 'old ' || n, 'Old', 'የቆየ', timestamptz '2026-01-01' + n * interval '1 minute' from generate_series(1, 500) n`)
  await tell(event(userId))
  const keys = await keysOf(userId)
  expect([keys.length, keys[0], keys.at(-1)]).toEqual([500, 'old 2', 'reply 1'])
})

test('read ones go after 180 days, others stay', async () => {
  const { userId } = await signIn(on)
  await db().execute(sql`insert into notifications (user_id, kind, key, title_en, title_am, created_at, read_at) values
    (${userId}, 'saved', 'read and old', 'a', 'ሀ', '2026-05-24T08:59:59Z', '2026-05-25'),
    (${userId}, 'saved', 'read and younger', 'a', 'ሀ', '2026-05-24T09:00:01Z', '2026-05-25'),
    (${userId}, 'saved', 'old and unread', 'a', 'ሀ', '2025-01-01', null)`)
  await worker.notifications.forgetRead()
  expect((await keysOf(userId)).sort()).toEqual(['old and unread', 'read and younger'])
})

const mailed = async () => (await worker.waiting('mail')).map(({ payload }) => payload)

test('the mail goes to the address of the account, in its language, with both titles', async () => {
  const { userId } = await signIn(on)
  await db().execute(sql`update users set email = 'selam@example.et', language = 'en' where id = ${userId}`)
  await tell(event(userId, { preview: { en: 'Yes.', am: 'አዎ።' }, link: '/post/detail/a#comment-1' }))
  expect(await mailed()).toEqual([
    {
      to: 'selam@example.et',
      language: 'en',
      template: 'notification',
      values: {
        titleEn: 'Nahom replied',
        titleAm: 'ናሆም ምላሽ ሰጡ',
        previewEn: 'Yes.',
        previewAm: 'አዎ።',
        link: '/post/detail/a#comment-1',
      },
    },
  ])
})

test.each([
  ['a kind that was not chosen', 'saved', null, 0],
  ['a kind that is mailed unless something else is chosen', 'comment', null, 1],
  ['a kind that was chosen', 'saved', ['saved'], 1],
  ['a kind that was given up', 'comment', ['saved'], 0],
  ['an unknown broadcast', 'broadcast', null, 0],
  ['what accounts mails itself', 'account', ['account'], 0],
] as const)('%s', async (_, kind, chosen, mails) => {
  const { userId } = await signIn(on)
  if (chosen) await choose(userId, [...chosen])
  await tell(event(userId, { kind }))
  expect(await keysOf(userId)).toEqual(['reply 1'])
  expect((await mailed()).length).toBe(mails)
})

test('nothing is mailed to an address that nobody has confirmed', async () => {
  const { userId } = await signIn(on)
  await db().execute(sql`update users set confirmed_at = null where id = ${userId}`)
  await tell(event(userId))
  expect(await keysOf(userId)).toEqual(['reply 1'])
  expect(await mailed()).toEqual([])
})

test('mail waits until the quiet hours are over, over midnight as well; the row is there at once', async () => {
  const { userId } = await signIn(on)
  await choose(userId, ['comment'], [22 * 60, 6 * 60])
  on.clock.set('2026-11-20T19:30:00Z')
  await tell(event(userId))
  expect(await keysOf(userId)).toEqual(['reply 1'])
  on.clock.set('2026-11-21T02:59:59Z')
  await worker.tasks.runDue()
  expect(await mailed()).toEqual([])
  on.clock.set('2026-11-21T03:00:00Z')
  await worker.tasks.runDue()
  expect((await mailed()).length).toBe(1)
})

test('quiet hours that are moved meanwhile hold; what was read or given up meanwhile is not mailed', async () => {
  const [moved, read, changed] = [await signIn(on), await signIn(on), await signIn(on)]
  for (const { userId } of [moved, read, changed]) await choose(userId, ['comment'], [22 * 60, 6 * 60])
  on.clock.set('2026-11-20T19:30:00Z')
  await tell(...[moved, read, changed].map(({ userId }) => event(userId)))
  await db().execute(sql`update notification_settings set quiet_to = ${8 * 60} where user_id = ${moved.userId}`)
  await worker.notifications.readAll(read.userId)
  await worker.notifications.changeSettings(changed.userId, { emailKinds: [], quietHours: null })
  on.clock.set('2026-11-21T03:00:00Z')
  await worker.tasks.runDue()
  expect(await mailed()).toEqual([])
  on.clock.set('2026-11-21T05:00:00Z')
  await worker.tasks.runDue()
  expect((await mailed()).length).toBe(1)
})

test('what is withdrawn is neither shown nor mailed', async () => {
  const { userId } = await signIn(on)
  await choose(userId, ['comment'], [22 * 60, 6 * 60])
  on.clock.set('2026-11-20T19:30:00Z')
  await tell(event(userId))
  await worker.notifications.withdraw(db(), userId, 'reply 1')
  on.clock.set('2026-11-21T04:00:00Z')
  await worker.tasks.runDue()
  expect([await keysOf(userId), await mailed()]).toEqual([[], []])
})

test('mail that waits for its server is withdrawn too', async () => {
  const { userId } = await signIn(on)
  await tell(event(userId))
  expect((await mailed()).length).toBe(1)
  await worker.notifications.withdraw(db(), userId, 'reply 1')
  expect(await mailed()).toEqual([])
})

test('what is withdrawn before anybody was notified reaches nobody', async () => {
  const { userId } = await signIn(on)
  await worker.notifications.notify(db(), event(userId))
  await worker.notifications.notify(db(), event(userId, { key: 'reply 2' }))
  await worker.notifications.withdraw(db(), userId, 'reply 1')
  await worker.tasks.runDue()
  expect(await keysOf(userId)).toEqual(['reply 2'])
})
