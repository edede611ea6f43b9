import {
  cardAnswer,
  cardPageAnswer,
  organisationPostsAnswer,
  postDetailAnswer,
  postPageAnswer,
  readingAnswer,
  TOP_VIEWED_SIZE,
} from '@menged/contracts'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { startTestApi, testApi } from '../../../test/api.ts'
import { guide, guideId, testContent } from '../../../test/content.ts'

const on = testApi()
beforeAll(async () => {
  const only = { en: null, am: null }
  await on.database.db.execute(
    sql`update posts set title_am = ${only.am}, body_am = null, preview_am = null where id = ${guideId(7)}`,
  )
  await on.database.db.execute(
    sql`update posts set title_en = ${only.en}, body_en = null, preview_en = null where id = ${guideId(8)}`,
  )
})

const comments = async (id: string): Promise<string[]> =>
  (await on.get(`/api/posts/${id}/comments`)).json().data.map(({ _id }: { _id: string }) => _id)

// covers P-43, P-49
test('a guest reads lists of whole posts; either language may be missing', async () => {
  const answer = postPageAnswer.parse((await on.get('/api/post/getallpost?pagesize=50')).json())
  const byId = new Map(answer.data.map((post) => [post._id, post]))
  expect(byId.get(guideId(3))).toEqual({
    _id: guideId(3),
    title_english: 'Guide 3',
    title_amharic: 'መመሪያ 3',
    body_english: '<p>Guide number 3.</p><h2>More</h2><p>Text.</p>',
    body_amharic: '<p>መመሪያ ቁጥር 3።</p><h2>ተጨማሪ</h2>',
    view: 1030,
    createdAt: '2026-11-11T21:00:00.000Z',
    comments: await comments(guideId(3)),
    category: 'business',
  })
  expect(byId.get(guideId(3))?.comments).toHaveLength(2)
  expect(byId.get(guideId(7))).toMatchObject({ title_amharic: null, body_amharic: null, title_english: 'Guide 7' })
  expect(byId.get(guideId(8))).toMatchObject({ title_english: null, body_english: null, title_amharic: 'መመሪያ 8' })
})

test('a card is in the wanted language, else in the other one, and says which', async () => {
  const answer = cardPageAnswer.parse((await on.get('/api/cards?page=1&language=am&pagesize=50')).json())
  const byId = new Map(answer.data.map((card) => [card._id, card]))
  expect(byId.get(guideId(3))).toMatchObject({
    language: 'am',
    languages: ['en', 'am'],
    title: 'መመሪያ 3',
    preview: 'መመሪያ ቁጥር 3።',
    facts: { cost: '100 ብር', time: '100 ብር', place: '100 ብር' },
    commentCount: 2,
  })
  expect(byId.get(guideId(7))).toMatchObject({ language: 'en', languages: ['en'], title: 'Guide 7', preview: 'Guide number 7.' })
  const one = cardAnswer.parse((await on.get(`/api/posts/${guideId(8)}/card?language=en`)).json())
  expect(one.data).toMatchObject({ _id: guideId(8), language: 'am', title: 'መመሪያ 8' })
})

test('a card has the short facts of the guide, and follows them when the guide changes', async () => {
  const factsOf = async () => (await on.get(`/api/posts/${guideId(5)}/card?language=en`)).json().data.facts
  expect(await factsOf()).toEqual({ cost: 'ETB 100', time: 'ETB 100', place: 'ETB 100' })
  const row = { cost: { en: 'Free', am: 'ነጻ' }, time: { en: '2 days', am: '2 ቀን' } }
  await on.database.db.execute(sql`update posts set guide = guide || ${JSON.stringify({ row })}::jsonb where id = ${guideId(5)}`)
  expect(await factsOf()).toEqual({ cost: 'Free', time: '2 days', place: null })
  await on.database.db.execute(sql`update posts set guide = guide - 'row' where id = ${guideId(5)}`)
})

test('cards come in the order of the feed', async () => {
  const ids = (url: string) => on.get(url).then((response) => response.json().data.map(({ _id }: { _id: string }) => _id))
  for (const page of [1, 2, 3]) {
    expect(await ids(`/api/cards?page=${page}&language=en`)).toEqual(await ids(`/api/post/getallpost?page=${page}`))
  }
})

test('a whole post has both languages, its guide, its organisation, and its author is the portal', async () => {
  const { data } = postDetailAnswer.parse((await on.get(`/api/posts/${guideId(3)}`)).json())
  expect(data).toMatchObject({
    _id: guideId(3),
    author: 'Menged',
    sample: true,
    organization: { _id: 'office-3', type: 'Government', name_english: 'Office 3', name_amharic: 'መሥሪያ ቤት 3' },
  })
  expect(data.guide?.summary).toEqual(guide(3).summary)
})

test('a reading is in one language throughout and links only to posts that are there', async () => {
  const { data } = readingAnswer.parse((await on.get(`/api/posts/${guideId(3)}/reading?language=am`)).json())
  expect(data).toMatchObject({
    language: 'am',
    languages: ['en', 'am'],
    title: 'መመሪያ 3',
    organization: { name: 'መሥሪያ ቤት 3', type: 'Government' },
    related: [{ _id: guideId(4), title: 'መመሪያ 4', language: 'am' }],
    commentCount: 2,
  })
  expect(data.guide?.summary).toBe('ምን ያህል እንደሚያስከፍል።')
  expect(data.guide?.fees[0]).toEqual({ item: 'ቅጽ', amount: '2 ብር', certainty: 'high', asOf: '2025-01' })
  expect(data.guide).not.toHaveProperty('related')
})

test('facts that are not dated are read as such, with where to check; what rows still hold of before is left out', async () => {
  const { asOf: _asOf, ...undated } = guide(10)
  const stored = {
    ...undated,
    fees: undated.fees.map(({ asOf: _of, ...fee }) => fee),
    whereToCheck: [{ name: { en: 'Ministry', am: 'ሚኒስቴር' }, url: 'https://ministry.example' }],
    nameMustMatch: true,
    reviewBy: '2026-01-31',
  }
  await on.database.db.execute(sql`update posts set guide = ${JSON.stringify(stored)}::jsonb where id = ${guideId(10)}`)
  const { data } = (await on.get(`/api/posts/${guideId(10)}/reading?language=am`)).json()
  expect(data.guide).toMatchObject({ whereToCheck: [{ name: 'ሚኒስቴር', url: 'https://ministry.example' }], nameMustMatch: true })
  for (const gone of ['asOf', 'reviewBy']) expect(data.guide).not.toHaveProperty(gone)
  expect(data.guide.fees[0]).toEqual({ item: 'ቅጽ', amount: '2 ብር', certainty: 'high' })
})

test('a post without the wanted language is returned in the other, which the response says', async () => {
  const { data } = readingAnswer.parse((await on.get(`/api/posts/${guideId(7)}/reading?language=am`)).json())
  expect(data).toMatchObject({
    language: 'en',
    languages: ['en'],
    title: 'Guide 7',
    body: '<p>Guide number 7.</p><h2>More</h2><p>Text.</p>',
  })
  expect(data.guide?.summary).toBe('What it costs.')
})

test('a body is sanitised when it is read, whatever is stored', async () => {
  await on.database.db.execute(
    sql`update posts set body_en = '<p>Fine<script>steal()</script><img src=x onerror=y></p>' where id = ${guideId(9)}`,
  )
  const reading = (await on.get(`/api/posts/${guideId(9)}/reading?language=en`)).json()
  expect(reading.data.body).toBe('<p>Fine</p>')
  expect((await on.get(`/api/posts/${guideId(9)}`)).json().data.body_english).toBe('<p>Fine</p>')
})

test('the categories are counted', async () => {
  const { data } = (await on.get('/api/categories')).json()
  expect(data).toEqual([
    { id: 'government', posts: 6 },
    { id: 'private', posts: 6 },
    { id: 'scholarship', posts: 5 },
    { id: 'business', posts: 5 },
    { id: 'construction', posts: 5 },
  ])
})

// covers P-14, P-17
test('the top viewed list has one post for each organisation of the type, at most seven, most viewed of 30 days first', async () => {
  const { data } = organisationPostsAnswer.parse((await on.get('/api/post/organization?query=Government')).json())
  expect(data).toHaveLength(TOP_VIEWED_SIZE)
  expect(new Set(data.map(({ organization }) => organization._id)).size).toBe(7)
  expect(data.every(({ organization }) => organization.type === 'Government')).toBe(true)
  // Of guides 7, 16 and 25 about office 7 the last has most views.
  expect(data[0]).toMatchObject({ _id: guideId(25), organization: { _id: 'office-7', name_english: 'Office 7' } })
  const others = organisationPostsAnswer.parse((await on.get('/api/post/organization?query=Private')).json())
  expect(others.data.map(({ _id }) => _id)).toEqual([guideId(26)])
})

// covers P-17
test('views older than 30 days, and those of today, count only between posts that are otherwise equal', async () => {
  const viewed = (day: string, number = 8, views = 90000) =>
    on.database.db.execute(sql`insert into post_views_daily values (${guideId(number)}, ${day}, ${views})
      on conflict (post_id, day) do update set views = excluded.views`)
  const first = async () => (await on.get('/api/post/organization?query=Private')).json().data[0]
  on.clock.set('2026-12-01T09:00:00Z')
  await viewed('2026-10-31')
  await viewed('2026-12-01')
  await viewed('2026-11-30', 26, 80000)
  expect(await first()).toMatchObject({ _id: guideId(26) })
  on.clock.set('2026-12-02T09:00:00Z')
  expect(await first()).toMatchObject({ _id: guideId(8), recentViews: 90_193 })
})

test('the top viewed list holds for the day, and what is withdrawn makes room', async () => {
  const ids = async () =>
    (await on.get('/api/post/organization?query=Government')).json().data.map(({ _id }: { _id: string }) => _id)
  const before = await ids()
  await on.database.db.execute(sql`insert into post_views_daily values (${guideId(0)}, '2026-12-01', 90000)`)
  expect(await ids()).toEqual(before)
  await on.database.db.execute(sql`update posts set state = 'archived' where id = ${before[0]}`)
  expect((await ids()).slice(0, 6)).toEqual(before.slice(1))
  expect(await ids()).toHaveLength(TOP_VIEWED_SIZE)
  await on.database.db.execute(sql`update posts set state = 'published' where id = ${before[0]}`)
  on.clock.set('2026-12-03T09:00:00Z')
  expect((await ids())[0]).toBe(guideId(0))
})

test('an organisation type without posts returns an empty list', async () => {
  const content = testContent()
  const empty = await startTestApi({ content: { ...content, guides: [guide(8)] } })
  try {
    expect((await empty.get('/api/post/organization?query=Government')).json()).toEqual({ success: true, data: [] })
  } finally {
    await empty.close()
  }
})

test('a list costs as many queries for fifty posts as for eleven', async () => {
  const count = async (size: number) => {
    let queries = 0
    const { pool } = on.database
    const real = pool.query
    pool.query = ((...args: Parameters<typeof real>) => {
      queries += 1
      return Reflect.apply(real, pool, args)
    }) as typeof real
    await on.get(`/api/post/getallpost?pagesize=${size}`)
    pool.query = real
    return queries
  }
  await count(1)
  expect(await count(50)).toBe(await count(11))
})

test('posts are counted whatever happens to them', async () => {
  const { db } = on.database
  const counted = async () => (await db.execute(sql`select category, posts from post_counts where posts > 0 order by 1`)).rows
  const there = async () =>
    (await db.execute(sql`select category, count(*)::int as posts from posts where state = 'published' group by 1 order by 1`))
      .rows
  await db.execute(sql`insert into posts (id, category, author, title_en, body_en, preview_en, created_at, updated_at)
    select 'more-' || n, 'business', 'x', 'x', 'x', 'x', now(), now() from generate_series(1, 5) n`)
  expect(await counted()).toEqual(await there())
  await db.execute(
    sql`update posts set state = case id when 'more-1' then 'draft' else state end, category = 'private' where id like 'more-%'`,
  )
  expect(await counted()).toEqual(await there())
  await db.execute(sql`delete from posts where id like 'more-%'`)
  expect(await counted()).toEqual(await there())
})
