// A town leaves with its content and begins with it: everything that goes out comes in, into an empty portal too, and goes out the same.
import { importAnswer } from '@menged/contracts'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signIn } from '../../../test/actors.ts'
import { startTestApi, type TestApi } from '../../../test/api.ts'
import { testContent } from '../../../test/content.ts'
import { both, draftIn, wholeGuide, writing, written } from '../../../test/drafts.ts'
import { readCsv, undefused, writeCsv } from '../../platform/csv.ts'
import { OWNER_ROLE } from '../../platform/database/embedded.ts'

let on: TestApi
let empty: TestApi
const admins = new Map<TestApi, Person>()
beforeAll(async () => {
  const config = { rateLimitFactor: 1000 }
  on = await startTestApi({ config })
  empty = await startTestApi({
    config,
    content: { ...testContent(), guides: [], organisations: [], engagement: {}, comments: [] },
  })
  for (const each of [on, empty]) admins.set(each, await signIn(each, { role: 'admin', name: 'Dawit' }))
})
afterAll(async () => {
  await on.close()
  await empty.close()
})

const headers = (at: TestApi) => admins.get(at)?.headers ?? {}
const exported = async (at: TestApi): Promise<string> => (await at.get('/api/admin/content', headers(at))).body
const words = async (at: TestApi): Promise<string> => (await at.get('/api/admin/content/words.csv', headers(at))).body
async function bring(at: TestApi, payload: object) {
  const response = await at.post('/api/admin/content', { dryRun: false, publish: true, ...payload }, headers(at))
  return importAnswer.parse(response.json()).data
}
const put = (at: TestApi, path: string, payload: object) =>
  at.send('PUT', `/api/admin/copy/${path}`, { headers: headers(at), payload: { was: null, ...payload } })
const outcomes = ({ rows }: Awaited<ReturnType<typeof bring>>) => [...new Set(rows.map(({ outcome }) => outcome))]
const title = async (at: TestApi, language: string) => (await at.get(`/api/landing?language=${language}`)).json().data.hero.title

/** In one language, with and without structured fields, and texts of both pages. */
async function write(): Promise<void> {
  const by = writing(on, admins.get(on) as Person)
  const publish = async (content: Parameters<typeof by.create>[0], organisation: string | null = null) =>
    draftIn(await by.step(draftIn(await by.create(content, organisation)), 'publish'))
  await publish({ ...written('Plain'), related: ['guide-01'] }, 'office-2')
  await publish({ ...written(''), title: both('', 'በአማርኛ ብቻ'), body: both('', '<p>ጽሑፍ።</p><ul><li>አንድ</li></ul>') })
  await publish({ ...written('English alone'), title: both('English alone', ''), body: both('<p>a</p>', '') })
  await publish({ ...written('Half guide'), title: both('Half guide', ''), body: both('<p>a</p>', ''), guide: wholeGuide() })
  await put(on, 'landing/hero.title', { en: '=Papers, "in short"', am: 'ጉዳይዎ በአጭሩ' })
  await put(on, 'banner/gig.title', { en: 'Somebody to queue for you?', am: '-ወረፋ ያዥ?' })
}

test('out, into an empty portal, and out again: the same to the letter', async () => {
  await write()
  const file = await exported(on)
  const content = JSON.parse(file)
  expect([content.guides.length, content.organisations.length, content.words.length]).toEqual([31, 9, 2])
  const plain = content.guides.find(({ id }: { id: string }) => id === 'english-alone')
  expect(Object.keys(plain)).toEqual(['id', 'category', 'organisation', 'title', 'related', 'body'])
  expect([plain.title, plain.body]).toEqual([{ en: 'English alone' }, { en: '<p>a</p>' }])
  const half = content.guides.find(({ id }: { id: string }) => id === 'half-guide')
  expect([half.title, half.summary]).toEqual([{ en: 'Half guide' }, both('In short.', 'በአጭሩ።')])

  expect(JSON.parse(await exported(empty))).toEqual({ organisations: [], guides: [], words: [], pictures: [] })
  const dry = await bring(empty, { ...content, dryRun: true })
  expect([dry.applied, outcomes(dry)]).toEqual([false, ['created', 'changed']])
  expect(JSON.parse(await exported(empty)).guides).toEqual([])
  expect((await bring(empty, content)).applied).toBe(true)
  expect(await exported(empty)).toBe(file)
  expect(await words(empty)).toBe(await words(on))
  expect([await title(empty, 'en'), await title(empty, 'am')]).toEqual(['=Papers, "in short"', 'ጉዳይዎ በአጭሩ'])
  expect((await empty.get('/api/posts/english-alone')).json().data).toMatchObject({ title_amharic: null, guide: null })
})

test('where it came from nothing changes, and rows that were lost come back', async () => {
  const file = await exported(on)
  expect(outcomes(await bring(on, JSON.parse(file)))).toEqual(['same'])
  const owner = new pg.Client(on.database.connection(OWNER_ROLE))
  await owner.connect()
  await owner.query('truncate posts, copy_texts cascade')
  await owner.query('delete from organisations')
  await owner.end()
  expect(JSON.parse(await exported(on)).guides).toEqual([])
  expect((await bring(on, JSON.parse(file))).applied).toBe(true)
  expect(await exported(on)).toBe(file)
})

test('words as CSV: changed ones come before readers, those as they ship are not stored, a page hears of it', async () => {
  const out = await words(on)
  expect(out).toContain(`"'=Papers, ""in short"""`)
  const [head, ...rows] = readCsv(out).map(({ cells }) => cells.map(undefused))
  expect(head).toEqual(['place', 'key', 'english', 'amharic', 'default_english', 'default_amharic'])
  const at = (key: string) => rows.find(([, each]) => each === key) as string[]
  expect(at('hero.title').slice(2, 4)).toEqual(['=Papers, "in short"', 'ጉዳይዎ በአጭሩ'])
  const shippedTitle = at('hero.title').slice(4)
  at('hero.title').splice(2, 2, ...shippedTitle)
  at('hero.lead').splice(2, 2, 'A new lead', 'አዲስ መግቢያ')
  const file = writeCsv([head as string[], ...rows])

  const client = await on.database.pool.connect()
  const heard: string[] = []
  client.on('notification', ({ payload }) => heard.push(payload ?? ''))
  await client.query('listen pages_changed')
  const report = await bring(on, { wordsCsv: file })
  await client.query('select 1')
  expect(heard).toContain('copy')
  await client.query('unlisten *')
  client.release()

  const changed = report.rows.filter(({ outcome }) => outcome !== 'same')
  expect(changed.map(({ kind, id, outcome }) => [kind, id, outcome])).toEqual([
    ['words', 'landing/hero.title', 'changed'],
    ['words', 'landing/hero.lead', 'changed'],
  ])
  expect(await title(on, 'en')).toBe(shippedTitle[0])
  const stored = await on.database.pool.query('select key, en, updated_by from copy_texts order by key')
  expect(stored.rows.map(({ key, en }) => [key, en])).toEqual([
    ['gig.title', 'Somebody to queue for you?'],
    ['hero.lead', 'A new lead'],
  ])
  expect(stored.rows[1].updated_by).toBe(admins.get(on)?.userId)
  const audited = await on.database.pool.query('select kind, detail from audit_events order by id desc limit 3')
  expect(audited.rows).toEqual([
    { kind: 'posts_imported', detail: { guides: '0', organisations: '0', words: String(rows.length), pictures: '0' } },
    { kind: 'copy_changed', detail: { place: 'landing', text: 'hero.lead' } },
    { kind: 'copy_restored', detail: { place: 'landing', text: 'hero.title' } },
  ])
})

test('one wrong row of words, and neither they nor guides come in', async () => {
  const before = await exported(on)
  const csv = 'place,key,english,amharic\nlanding,hero.title,Fine,ጥሩ\nlanding,hero.lead,Half,\n'
  const guides = [{ ...JSON.parse(before).guides[0], id: 'not-this-time' }]
  const report = await bring(on, { wordsCsv: csv, guides })
  expect([report.applied, report.rows]).toEqual([
    false,
    [
      { kind: 'guide', id: 'not-this-time', line: null, outcome: 'created', field: null, reason: null },
      { kind: 'words', id: 'landing/hero.title', line: 2, outcome: 'changed', field: null, reason: null },
      { kind: 'words', id: 'landing/hero.lead', line: 3, outcome: 'refused', field: 'amharic', reason: 'missing' },
    ],
  ])
  expect(await exported(on)).toBe(before)
})

test('a language with a title and no body is refused, also where it comes as a draft', async () => {
  const half = {
    id: 'half',
    category: 'business',
    organisation: null,
    related: [],
    title: both('a', 'ሀ'),
    body: both('<p>a</p>', '<p> </p>'),
  }
  for (const publish of [true, false])
    expect((await bring(on, { guides: [half], publish })).rows).toMatchObject([
      { outcome: 'refused', field: 'body.am', reason: 'missing' },
    ])
})

test('only administrators take words along', async () => {
  const editor = await signIn(on, { role: 'editor' })
  expect((await on.get('/api/admin/content/words.csv', editor.headers)).statusCode).toBe(403)
  expect((await on.get('/api/admin/content/words.csv')).statusCode).toBe(401)
  const response = await on.get('/api/admin/content/words.csv', headers(on))
  expect(response.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="menged-words.csv"',
  })
})
