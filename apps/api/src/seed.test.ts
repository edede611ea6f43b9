import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testClock } from '../test/clock.ts'
import { guide, guideId, temporaryContent, testContent, writeContent } from '../test/content.ts'
import { createTestDatabase, type TestDatabase } from '../test/database.ts'
import { keptLog, silentLog } from '../test/log.ts'
import { commentFileSchema } from './modules/comments/index.ts'
import { engagementSchema, guideFileSchema } from './modules/posts/index.ts'
import { dailyViews } from './modules/posts/seed.ts'
import { ContentError, readContent, readContentFolder } from './platform/content.ts'
import { sanitise } from './platform/sanitise.ts'
import { CONTENT_DIR, seed } from './seed.ts'

let database: TestDatabase
let files: ReturnType<typeof temporaryContent>
const clock = testClock()
const log = silentLog()
beforeEach(async () => {
  database = await createTestDatabase()
  files = temporaryContent()
})
afterEach(async () => {
  await database.drop()
  files.remove()
})

const run = () => seed({ db: database.db, clock, log, contentDir: files.dir })
const TABLES = ['organisations', 'posts', 'post_views', 'post_views_daily', 'comments', 'exchange_banks', 'exchange_rates']
async function everything(): Promise<Record<string, unknown[]>> {
  const tables: Record<string, unknown[]> = {}
  for (const table of TABLES)
    tables[table] = (await database.db.execute(sql.raw(`select * from ${table} t order by t::text`))).rows
  return tables
}
const viewsOf = async (id: string) =>
  (await database.db.execute<{ views: number }>(sql`select views from post_views where post_id = ${id}`)).rows[0]?.views
const postRow = async (id: string) => (await database.db.execute(sql`select * from posts where id = ${id}`)).rows[0]

test('the first run puts everything in, marked as sample', async () => {
  expect(await run()).toMatchObject({ added: { length: 27 }, updated: [] })
  expect(await postRow(guideId(3))).toMatchObject({
    state: 'published',
    category: 'business',
    organisation_id: 'office-3',
    author: 'Menged',
    title_am: 'መመሪያ 3',
    preview_en: 'Guide number 3.',
    sample: true,
    edited_at: null,
    related: [guideId(4), 'not-there'],
  })
  expect(await viewsOf(guideId(3))).toBe(1030)
  const views = await database.db.execute(sql`select sum(views)::int as views, min(day)::text as first, max(day)::text as last
    from post_views_daily where post_id = ${guideId(3)}`)
  expect(views.rows).toEqual([{ views: 303, first: '2026-10-22', last: '2026-11-19' }])
  expect((await database.db.execute(sql`select 1 from comments where sample`)).rows).toHaveLength(3)
})

test('a second run, and two at once, change nothing', async () => {
  await Promise.all([run(), run()])
  const before = await everything()
  clock.advance(86_400)
  expect(await run()).toEqual({ added: [], updated: [] })
  expect(await everything()).toEqual(before)
})

test('a changed file changes its row and keeps views, age and state', async () => {
  await run()
  await database.db.execute(sql`update posts set state = 'archived' where id = ${guideId(3)}`)
  await database.db.execute(sql`update post_views set views = 5000 where post_id = ${guideId(3)}`)
  const before = await postRow(guideId(3))
  const content = testContent()
  content.guides[3] = guide(3, {
    title: { en: 'New title', am: 'አዲስ ርዕስ' },
    body: { en: '<p>New.<script>x</script></p>', am: '<p>አዲስ።</p>' },
  })
  content.comments[0] = {
    postId: guideId(3),
    author: 'Bethlehem A.',
    avatar: 'female',
    language: 'en',
    text: 'Mended.',
    daysAgo: 2,
  }
  content.organisations[0] = { id: 'office-0', type: 'Government', name: { en: 'Renamed', am: 'አዲስ ስም' } }
  writeContent(files.dir, content)
  clock.advance(3600)
  expect(await run()).toEqual({ added: [], updated: [guideId(3)] })
  const after = await postRow(guideId(3))
  expect(after).toMatchObject({
    title_en: 'New title',
    body_en: '<p>New.</p>',
    preview_en: 'New.',
    preview_am: 'አዲስ።',
    state: 'archived',
  })
  expect(await viewsOf(guideId(3))).toBe(5000)
  expect(after?.created_at).toEqual(before?.created_at)
  expect(String(after?.updated_at) > String(before?.updated_at)).toBe(true)
  expect((await database.db.execute(sql`select text from comments where author = 'Bethlehem A.'`)).rows).toEqual([
    { text: 'Mended.' },
  ])
  expect((await database.db.execute(sql`select name_en from organisations where id = 'office-0'`)).rows).toEqual([
    { name_en: 'Renamed' },
  ])
})

test('what a person has edited stays as it is', async () => {
  await run()
  await database.db.execute(sql`update posts set title_en = 'By hand', edited_at = now() where id = ${guideId(3)}`)
  await database.db.execute(sql`update organisations set name_en = 'By hand', edited_at = now() where id = 'office-0'`)
  const content = testContent()
  content.guides[3] = guide(3, { title: { en: 'From the file', am: 'ከፋይሉ' } })
  content.organisations[0] = { id: 'office-0', type: 'Government', name: { en: 'From the file', am: 'ከፋይሉ' } }
  writeContent(files.dir, content)
  expect(await run()).toEqual({ added: [], updated: [] })
  expect(await postRow(guideId(3))).toMatchObject({ title_en: 'By hand', title_am: 'መመሪያ 3' })
  expect((await database.db.execute(sql`select name_en from organisations where id = 'office-0'`)).rows).toEqual([
    { name_en: 'By hand' },
  ])
})

test('a file that is gone removes nothing; a new one is added', async () => {
  await run()
  const content = testContent()
  content.guides = [guide(40)]
  files.remove()
  writeContent(files.dir, content)
  expect(await run()).toEqual({ added: [guideId(40)], updated: [] })
  expect((await database.db.execute(sql`select 1 from posts`)).rows).toHaveLength(28)
})

test('content that cannot be used stops the start, named, and leaves nothing half done', async () => {
  const content = testContent()
  content.guides[5] = { ...guide(5), title: { en: 'Only English', am: '' } }
  writeContent(files.dir, content)
  await expect(run()).rejects.toThrow(ContentError)
  await expect(run()).rejects.toThrow(/guide-05\.json cannot be used: [\s\S]*title\.am/)
  content.guides[5] = guide(5, { organisation: 'nobody' })
  writeContent(files.dir, content)
  await expect(run()).rejects.toThrow(/guide-05\.json cannot be used: nobody knows its organisation nobody/)
  expect((await database.db.execute(sql`select 1 from posts`)).rows).toHaveLength(0)
})

test('views are spread over the days before today, all of them, always the same', () => {
  const days = dailyViews('trade-licence', 900, clock.now())
  expect(days.reduce((sum, { views }) => sum + views, 0)).toBe(900)
  expect(days).toHaveLength(29)
  expect(dailyViews('trade-licence', 900, clock.now())).toEqual(days)
  expect(dailyViews('trade-licence', 0, clock.now())).toEqual([])
})

test('the content that ships: every guide is taken, nothing is lost in sanitising, the samples fit', async () => {
  const guides = await readContentFolder(join(CONTENT_DIR, 'guides'), guideFileSchema)
  expect(guides).toHaveLength(readdirSync(join(CONTENT_DIR, 'guides')).length)
  const bare = (html: string) =>
    html.replaceAll(' rel="noopener nofollow"', '').replaceAll('&quot;', '"').replaceAll('&#39;', "'")
  for (const { id, body } of guides) {
    for (const html of [body.en, body.am]) expect([id, bare(sanitise(html))]).toEqual([id, bare(html)])
  }
  const engagement = await readContent(join(CONTENT_DIR, 'sample', 'engagement.json'), engagementSchema)
  const comments = await readContent(join(CONTENT_DIR, 'sample', 'comments.json'), commentFileSchema)
  const known = Object.entries(engagement)
  expect(new Set(known.map(([, { daysAgo }]) => daysAgo)).size).toBe(known.length)
  for (const [id, { views, daysAgo, views30 }] of known) {
    expect([id, views >= 300 && views <= 18_000, daysAgo <= 75, views30 <= views]).toEqual([id, true, true, true])
  }
  expect(guides.map(({ id }) => id).filter((id) => !(id in engagement))).toEqual([])
  expect(new Set(comments.map(({ postId, author }) => `${postId} ${author}`)).size).toBe(comments.length)
  for (const { postId, daysAgo } of comments)
    expect([postId, daysAgo < (engagement[postId]?.daysAgo ?? 0)]).toEqual([postId, true])
})

test('the shipped content goes in whole, and the log says how much', async () => {
  const { log: kept, lines } = keptLog()
  const { added } = await seed({ db: database.db, clock, log: kept, contentDir: CONTENT_DIR })
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ added: added.length, updated: [], msg: 'guides were put in' }])
})
