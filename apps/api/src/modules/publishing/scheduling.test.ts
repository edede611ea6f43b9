import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { type Person, signIn } from '../../../test/actors.ts'
import { anotherProcess, testApi } from '../../../test/api.ts'
import { both, draftIn, type Writing, wholeGuide, writing, written } from '../../../test/drafts.ts'

const on = testApi({ config: { rateLimitFactor: 1000 } })
let editor: Writing
let author: Person
let company: Writing
let person: Person
beforeAll(async () => {
  on.clock.set('2026-11-23T18:00:00Z')
  person = await signIn(on, { role: 'editor', name: 'Sara' })
  author = await signIn(on, { role: 'user', name: 'Harbour', verified: true, organisation: 'office-3' })
  editor = writing(on, person)
  company = writing(on, author)
})

const isThere = async (postId: string) => (await on.get(`/api/posts/${postId}`)).statusCode === 200
const scheduled = async (title: string, at: string) =>
  draftIn(await editor.step(draftIn(await editor.create(written(title))), 'schedule', { at }))
const told = async ({ headers }: Person): Promise<string[]> =>
  (await on.get('/api/profile/getTopNotificatons', headers))
    .json()
    .data.notifications.map(({ titleEnglish }: { titleEnglish: string }) => titleEnglish)

test('midnight in Addis Ababa is meant as it is said: the evening before in Greenwich', async () => {
  const draft = await scheduled('At midnight', '2026-11-24T00:00:00+03:00')
  expect(draft).toMatchObject({ state: 'in_review', scheduledAt: '2026-11-23T21:00:00.000Z', live: false })
  on.clock.set('2026-11-23T20:59:59.999Z')
  await on.work()
  expect(await isThere('at-midnight')).toBe(false)
  on.clock.set('2026-11-23T21:00:00Z')
  await on.work()
  expect(await isThere('at-midnight')).toBe(true)
  const { data } = (await on.get('/api/posts/at-midnight')).json()
  expect(data.createdAt).toBe('2026-11-23T21:00:00.000Z')
  expect(draftIn(await editor.read(draft.id))).toMatchObject({ state: 'published', scheduledAt: null })
})

test('two processes that find it due publish it once', async () => {
  const at = new Date(on.clock.now().getTime() + 60_000).toISOString()
  const drafts = await Promise.all(['One process', 'Two processes', 'Three processes'].map((title) => scheduled(title, at)))
  const other = await anotherProcess(on)
  on.clock.advance(61)
  await Promise.all([on.api.tasks.runDue(), other.tasks.runDue()])
  await other.close()
  const ids = sql.join(
    drafts.map(({ id }) => sql`${id}::uuid`),
    sql`, `,
  )
  const { rows } = await on.database.db.execute(
    sql`select draft_id, count(*)::int as n from post_versions where kind = ${'published'} and draft_id in (${ids}) group by 1`,
  )
  expect(rows.map(({ n }) => n)).toEqual([1, 1, 1])
  const { rows: events } = await on.database.db.execute(
    sql`select count(*)::int as n from audit_events where kind = 'post_published' and detail ->> 'post' like '%-process%'`,
  )
  expect(events).toEqual([{ n: 3 }])
})

test('a time that is past, or more than a year away, or no time, is refused', async () => {
  const draft = draftIn(await editor.create(written('When')))
  const now = on.clock.now().getTime()
  const sent = (at: string) => editor.step(draft, 'schedule', { at })
  for (const at of [now, now - 1000, now + 367 * 86_400_000]) {
    expect((await sent(new Date(at).toISOString())).json()).toMatchObject({ code: 'invalid_input', field: 'at' })
  }
  for (const at of ['tomorrow', '2026-12-01', '2026-12-01T00:00', '2026-13-01T00:00:00Z'])
    expect((await sent(at)).statusCode).toBe(400)
  expect((await editor.step(draft, 'schedule')).statusCode).toBe(400)
  const half = draftIn(await editor.create({ ...written('Half'), guide: wholeGuide({ summary: both('', '') }) }))
  expect((await editor.step(half, 'schedule', { at: '2026-12-24T00:00:00Z' })).json().code).toBe('draft_incomplete')
})

test('another time counts, and none when it was taken off; what an editor mends meanwhile is what comes', async () => {
  const [first, second, third] = [60, 120, 180].map((seconds) =>
    new Date(on.clock.now().getTime() + seconds * 1000).toISOString(),
  )
  const moved = await scheduled('Moved', String(first))
  const again = draftIn(await editor.step(moved, 'schedule', { at: second }))
  const off = await scheduled('Taken off', String(first))
  expect(draftIn(await editor.step(off, 'unschedule'))).toMatchObject({ state: 'in_review', scheduledAt: null })
  on.clock.advance(61)
  await on.work()
  expect([await isThere('moved'), await isThere('taken-off')]).toEqual([false, false])
  draftIn(await editor.save(again, written('Moved and mended')))
  on.clock.advance(60)
  await on.work()
  expect([await isThere('moved-and-mended'), await isThere('taken-off')]).toEqual([true, false])
  expect(third).toBeDefined()
})

test('what is no longer whole then waits for a review again, and both are told', async () => {
  const at = new Date(on.clock.now().getTime() + 60_000).toISOString()
  const begun = draftIn(await company.create(written('Broken meanwhile')))
  const submitted = draftIn(await company.step(begun, 'submit'))
  const planned = draftIn(await editor.step(submitted, 'schedule', { at }))
  await on.work()
  expect((await told(author)).at(-1)).toBe('Will be published: Broken meanwhile')
  draftIn(await editor.save(planned, { ...written('Broken meanwhile'), body: both('<p>Only English.</p>', '') }))
  on.clock.advance(61)
  await on.work()
  expect(draftIn(await editor.read(begun.id))).toMatchObject({ state: 'in_review', scheduledAt: null, live: false })
  for (const each of [author, person]) expect((await told(each)).at(-1)).toBe('Could not be published: Broken meanwhile')
})

test('a company that takes its draft back takes it off the schedule', async () => {
  const at = new Date(on.clock.now().getTime() + 60_000).toISOString()
  const submitted = draftIn(await company.step(draftIn(await company.create(written('Not yet'))), 'submit'))
  const planned = draftIn(await editor.step(submitted, 'schedule', { at }))
  const back = draftIn(await company.step({ ...planned }, 'take-back'))
  expect(back).toMatchObject({ state: 'draft', scheduledAt: null })
  on.clock.advance(61)
  await on.work()
  expect(await isThere('not-yet')).toBe(false)
})

test('a time that was set by somebody who is no editor any more publishes nothing', async () => {
  const gone = await signIn(on, { role: 'editor', name: 'Gone' })
  const by = writing(on, gone)
  const at = new Date(on.clock.now().getTime() + 60_000).toISOString()
  const draft = draftIn(await by.step(draftIn(await by.create(written('Set and gone'))), 'schedule', { at }))
  await on.database.db.execute(sql`update users set role = 'normalUser' where id = ${gone.userId}`)
  on.clock.advance(61)
  await on.work()
  expect(await isThere('set-and-gone')).toBe(false)
  expect(draftIn(await editor.read(draft.id))).toMatchObject({ state: 'in_review', scheduledAt: null })
})
