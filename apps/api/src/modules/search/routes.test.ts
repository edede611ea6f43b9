import { searchAnswer, suggestionsAnswer } from '@menged/contracts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApi } from '../../../test/api.ts'
import { guideId } from '../../../test/content.ts'
import { indexPosts } from './index.ts'

const on = testApi({ config: { rateLimitFactor: 1000 } })

const ask = (query: string) => on.get(`/api/search?language=en${query}`)
const page = async (query: string) => searchAnswer.parse((await ask(query)).json())
const rows = async (query: ReturnType<typeof sql>) => (await on.database.db.execute(query)).rows

// covers P-45
test('without words and filters all posts come, the most viewed first, in pages', async () => {
  const first = await page('')
  expect(first).toMatchObject({ currentPage: 1, totalPages: 3, totalItems: 27, searchType: 'all', nearest: [] })
  expect(first.data.map(({ _id }) => _id)).toEqual(Array.from({ length: 10 }, (_, number) => guideId(26 - number)))
  expect((await page('&page=3')).data).toHaveLength(7)
  expect(first.data[0]).toMatchObject({
    answer: null,
    titleParts: [{ text: 'Guide 26', marked: false }],
    organisation: 'Office 8',
  })
  expect((await page('&sort=newest')).data[0]?._id).toBe(guideId(0))
})

test('filters alone are a search of their own kind, and each says how many it would leave', async () => {
  const found = await page('&category=government')
  expect(found).toMatchObject({ totalItems: 6, searchType: 'filter' })
  const ofPrivate = found.counts.type.Private ?? 0
  expect(found.counts).toMatchObject({
    category: { government: 6, private: 6, scholarship: 5, business: 5, construction: 5 },
    type: { Government: 6 - ofPrivate, Private: ofPrivate },
    written: { en: 6, am: 6, both: 6 },
  })
  expect(found.counts.together).toMatchObject({ '.': 6, '.am': 6, 'Private.': ofPrivate, 'Private.both': ofPrivate })
  const both = await page('&category=government&type=Private')
  expect(both.totalItems).toBe(ofPrivate)
  expect(both.data.every(({ category }) => category === 'government')).toBe(true)
})

test('words and filters work together; the counts are those of the words', async () => {
  const found = await page('&q=guide+7')
  expect(found.data[0]?._id).toBe(guideId(7))
  expect(found.searchType).toBe('search')
  expect(found.counts.category).toMatchObject({ scholarship: 1 })
  const none = await page('&q=guide+7&category=business')
  expect(none).toMatchObject({ totalItems: 0, data: [], counts: { category: { scholarship: 1, business: 0 } } })
  expect(none.nearest[0]?._id).toBe(guideId(7))
})

test('a post in one language is found by the language that it is written in', async () => {
  await on.database.db.execute(sql`update posts set title_am = null, body_am = null, preview_am = null, updated_at = now()
    where id = ${guideId(2)}`)
  await indexPosts(on.database.db)
  expect((await page('&written=am')).totalItems).toBe(26)
  expect((await page('&written=both')).totalItems).toBe(26)
  expect((await page('&written=en')).totalItems).toBe(27)
})

test('before anything is typed the most viewed guides are suggested', async () => {
  const { data } = suggestionsAnswer.parse((await on.get('/api/search/suggestions?language=en&q=+')).json())
  expect(data.map(({ _id }) => _id)).toEqual([26, 25, 24, 23, 22, 21].map(guideId))
  expect(data[0]?.titleParts).toEqual([{ text: 'Guide 26', marked: false }])
})

test('the order can be by age or by views', async () => {
  const ids = async (sort: string) => (await page(`&q=guide&sort=${sort}`)).data.map(({ _id }) => _id)
  expect((await ids('newest')).slice(0, 3)).toEqual([guideId(0), guideId(1), guideId(2)])
  expect((await ids('views')).slice(0, 3)).toEqual([guideId(26), guideId(25), guideId(24)])
  expect((await ids('relevance')).length).toBe(10)
})

test('a page above the last is not found, with or without results', async () => {
  for (const query of ['&page=4', '&q=guide&page=4', '&q=zzzz&page=2']) {
    const response = await ask(query)
    expect([response.statusCode, response.json().code, response.json().field]).toEqual([404, 'page_not_found', 'page'])
  }
})

const STRANGE = [
  'guide '.repeat(850),
  'ሀ'.repeat(1500),
  '!!! ??? ...',
  '።፣፤፦',
  '🚗🏠🇪🇹',
  '%',
  '_%_',
  `' or 1=1 --`,
  `'; drop table posts; --`,
  '"guide" & | ! ( ) : * <->',
  '(((((((((((',
  '.*+?^$ {}()|[]\\',
  "\\' \\\\",
  '\u202Eguide\u202C \u200F\u200E\u2066',
  '\uFEFF\u0001\u001F',
  'x:guide s:guide:*A',
  "'guide':*A & 'x':B | !()",
  '__proto__ constructor toString',
  'guide\n\t\r\v7',
  '$1 {{7*7}} %{7*7}',
  '\u{10FFFF}\uFFFE\uFFFF',
  '\u0301\u0302',
  '<script>alert(1)</script>',
  'ﷺ ﬁ ½ Ⅷ',
  ' ',
]
test.each(STRANGE.map((text) => [text.slice(0, 24), text]))('anything that is typed is answered: %s', async (_, text) => {
  const response = await ask(`&q=${encodeURIComponent(text)}`)
  expect(response.statusCode).toBe(200)
  searchAnswer.parse(response.json())
  const suggestions = await on.get(`/api/search/suggestions?language=am&q=${encodeURIComponent(text)}`)
  expect(suggestions.statusCode).toBe(200)
  suggestionsAnswer.parse(suggestions.json())
})

test.each(['%ED%A0%80', '%F0%9F', '%C0%AF', '%FF%FE', '%', '%u1234', 'a%ED%B0%80guide'])(
  'bytes that are no text are answered or refused: %s',
  async (text) => {
    const response = await ask(`&q=${text}`)
    expect([200, 400]).toContain(response.statusCode)
  },
)

test('a long text is cut, so that its beginning finds', async () => {
  expect((await page(`&q=${encodeURIComponent(`guide 7 ${'and much more '.repeat(300)}`)}`)).data[0]?._id).toBe(guideId(7))
})

test.each([
  ['&q=a%00b', 'q'],
  ['&page=0', 'page'],
  ['&page=x', 'page'],
  ['&category=nothing', 'category'],
  ['&type=government', 'type'],
  ['&written=fr', 'written'],
  ['&sort=best', 'sort'],
])('bad input %s is refused and named', async (query, field) => {
  const response = await ask(query)
  expect([response.statusCode, response.json().code, response.json().field]).toEqual([400, 'invalid_input', field])
})

test('a language is needed', async () => {
  expect((await on.get('/api/search?q=x')).statusCode).toBe(400)
  expect((await on.get('/api/search/suggestions?q=x')).statusCode).toBe(400)
})

test('searches are counted, with what they found, once for all pages and without anything personal', async () => {
  const counted = () =>
    rows(
      sql`select subject, outcome, count from statistics_daily where kind = 'post-search' and subject in ('guide 11', 'zzqq …') order by 1`,
    )
  await ask('&q=+GUIDE+11')
  await ask('&q=guide+11')
  await ask('&q=guide+11&page=2')
  await ask('&q=zzqq+0911223344')
  expect(await counted()).toEqual([
    { subject: 'guide 11', outcome: 'found', count: 2 },
    { subject: 'zzqq …', outcome: 'missing', count: 1 },
  ])
})

test('a guide is asked for: one row for the same words, with a count', async () => {
  const request = (q: string, language = 'am') => on.post('/api/guide-requests', { q, language })
  expect((await request(' ጸሐይ ኃይል! ')).json()).toEqual({ success: true })
  on.clock.advance(60)
  await Promise.all([request('ፀሀይ ሀይል'), request('ጸሐይ ኃይል 0911223344')])
  await request('Solar power', 'en')
  expect(
    await rows(
      sql`select words, language, count, (last_at - first_at)::text as between from guide_requests order by language, words`,
    ),
  ).toEqual([
    { words: 'ጸሀይ ሀይል', language: 'am', count: 3, between: '00:01:00' },
    { words: 'solar power', language: 'en', count: 1, between: '00:00:00' },
  ])
})

test('half a letter in a request for a guide is left out', async () => {
  expect((await on.post('/api/guide-requests', { q: 'surrogate \ud800 test', language: 'en' })).statusCode).toBe(200)
  expect(await rows(sql`select words from guide_requests where words like 'surrogate%'`)).toEqual([{ words: 'surrogate test' }])
})

test.each([
  ['nothing', { language: 'en' }, 'q'],
  ['only signs', { q: '?!', language: 'en' }, 'q'],
  ['too long', { q: 'a'.repeat(101), language: 'en' }, 'q'],
  ['NUL', { q: 'a\0b', language: 'en' }, 'q'],
  ['no language', { q: 'solar' }, 'language'],
])('a request with %s is refused', async (_, body, field) => {
  const response = await on.post('/api/guide-requests', body)
  expect([response.statusCode, response.json().code, response.json().field]).toEqual([400, 'invalid_input', field])
})

test('a change to a post is found after the next run, and at once by every process', async () => {
  const { db } = on.database
  expect(await indexPosts(db)).toEqual([])
  expect((await page('&q=sunflower')).totalItems).toBe(0)
  await db.execute(sql`update posts set title_en = 'Sunflower', updated_at = now() where id = ${guideId(9)}`)
  expect(await indexPosts(db)).toEqual([guideId(9)])
  expect((await page('&q=sunflower')).data.map(({ _id }) => _id)).toEqual([guideId(9)])
  await db.execute(sql`update organisations set name_en = 'Bureau of Marigolds' where id = 'office-3'`)
  expect((await indexPosts(db)).length).toBe(3)
  expect((await page('&q=marigolds')).totalItems).toBe(3)
  await db.execute(sql`update search_documents set analyser = 0 where post_id = ${guideId(1)}`)
  expect(await indexPosts(db)).toEqual([guideId(1)])
})

test('what is not published is not found', async () => {
  const { db } = on.database
  await db.execute(sql`update posts set state = 'archived' where id = ${guideId(9)}`)
  expect((await page('&q=sunflower')).totalItems).toBe(0)
  await indexPosts(db)
  expect(await rows(sql`select 1 from search_documents where post_id = ${guideId(9)}`)).toEqual([])
})
