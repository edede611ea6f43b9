import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { signIn } from '../../../test/actors.ts'
import { testApi } from '../../../test/api.ts'
import { shared } from '../../../test/shared.ts'
import { startWorker } from '../../../test/worker.ts'

const on = testApi()
const worker = shared(() => startWorker(on))

const URL = '/api/admin/broadcasts'
const words = {
  title: { en: 'The portal is closed on Sunday', am: 'ድረ ገጹ እሑድ ይዘጋል' },
  text: { en: 'From 2 to 4.\nThank you.', am: 'ከ2 እስከ 4 ሰዓት።' },
  link: '/about-us',
}

const sent = (key: string = randomUUID()) => ({ ...words, key })

test('an administrator writes to every account, in batches, once', async () => {
  const admin = await signIn(on, { role: 'admin' })
  const db = on.database.db
  await db.execute(sql`insert into users (role, email, password_hash, full_name, created_at)
    select 'normalUser', 'person' || n || '@example.et', 'none', 'Person', now() from generate_series(1, 449) n`)
  const answer = await on.post(URL, sent(), admin.headers)
  expect([answer.statusCode, answer.json()]).toEqual([200, { success: true, data: { id: expect.any(String), receivers: 450 } }])

  await Promise.all([worker.tasks.runDue(), (await startWorker(on)).tasks.runDue()])
  const { rows } =
    await db.execute(sql`select kind, title_en, title_am, preview_en, link, count(distinct user_id)::int as people, count(*)::int
    from notifications group by 1, 2, 3, 4, 5`)
  expect(rows).toEqual([
    {
      kind: 'broadcast',
      title_en: words.title.en,
      title_am: words.title.am,
      preview_en: words.text.en,
      link: '/about-us',
      people: 450,
      count: 450,
    },
  ])
})

test('it is written down who sent it', async () => {
  const admin = await signIn(on, { role: 'admin' })
  await on.post(URL, sent(), admin.headers)
  const { rows } = await on.database.db.execute(sql`select b.sent_by, e.user_id, e.kind from audit_events e
    join broadcasts b on b.id::text = e.detail->>'broadcast' where e.user_id = ${admin.userId}`)
  expect(rows).toEqual([{ sent_by: admin.userId, user_id: admin.userId, kind: 'broadcast_sent' }])
})

test.each(['normalUser', 'user', 'worker', 'editor'] as const)('a %s may not', async (role) => {
  const { headers } = await signIn(on, { role })
  const answer = await on.post(URL, sent(), headers)
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden'])
})

test.each([
  ['one language only', { title: { en: 'Hello' } }, 'title'],
  ['a title of two lines', { title: { en: 'a\nb', am: 'ሀ' } }, 'title'],
  ['a long title', { title: { en: 'a'.repeat(151), am: 'ሀ' } }, 'title'],
  ['an empty text', { text: { en: ' ', am: 'ሀ' } }, 'text'],
  ['a long text', { text: { en: 'a'.repeat(2001), am: 'ሀ' } }, 'text'],
  ['text that turns round', { text: { en: 'a\u202Eb', am: 'ሀ' } }, 'text'],
  ['NUL', { text: { en: 'a\u0000b', am: 'ሀ' } }, 'text'],
  ['an address of another site', { link: 'https://evil.example/' }, 'link'],
  ['an address without a scheme', { link: '//evil.example/' }, 'link'],
  ['a script', { link: 'javascript:alert(1)' }, 'link'],
  ['a turned slash', { link: '/\\evil.example' }, 'link'],
])('%s is refused', async (_, change, field) => {
  const { headers } = await signIn(on, { role: 'admin' })
  const answer = await on.post(URL, { ...words, ...change }, headers)
  expect([answer.statusCode, answer.json()]).toEqual([400, expect.objectContaining({ code: 'invalid_input' })])
  expect([field, 'en']).toContain(answer.json().field)
})

test('a double click sends once, and the list says how far it is', async () => {
  const admin = await signIn(on, { role: 'admin' })
  const body = sent()
  on.clock.advance(1)
  const answers = await Promise.all([1, 2, 3].map(() => on.post(URL, body, admin.headers)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(new Set(answers.map((answer) => answer.json().data.id)).size).toBe(1)
  const newest = async () => (await on.get(URL, admin.headers)).json().data[0]
  const { receivers } = answers[0]?.json().data ?? {}
  expect(await newest()).toMatchObject({ title: words.title, receivers, written: 0, isDone: false, by: 'አበበ Abebe' })
  await on.work()
  expect(await newest()).toMatchObject({ receivers, written: receivers, isDone: true })
})

test('a trial goes to who sends it and to nobody else: to the list and by mail', async () => {
  const [admin, other] = [await signIn(on, { role: 'admin' }), await signIn(on)]
  expect((await on.post(`${URL}/trial`, words, admin.headers)).json()).toEqual({ success: true })
  await on.work()
  const of = async (userId: string) =>
    (
      await on.database.db.execute(
        sql`select title_en, link from notifications where user_id = ${userId} and key like 'broadcast-trial%'`,
      )
    ).rows
  expect([await of(admin.userId), await of(other.userId)]).toEqual([[{ title_en: words.title.en, link: words.link }], []])
  const { rows } = await on.database.db.execute(sql`select subject from mailbox where receiver = ${admin.email}`)
  expect(rows).toHaveLength(1)
  expect(Object.values(words.title)).toContain(rows[0]?.subject)
  const refused = await on.post(`${URL}/trial`, { ...words, link: 'https://evil.example' }, admin.headers)
  expect([refused.statusCode, refused.json().field]).toEqual([400, 'link'])
})
