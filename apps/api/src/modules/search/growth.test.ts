// What holds when posts are many: searches look at few of them and find the best all the same, and the index keeps its counts.
import { type SearchPage, searchAnswer } from '@menged/contracts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/api.ts'
import { guideId, testContent } from '../../../test/content.ts'
import { indexPosts } from './index.ts'

const MANY = 3000
let on: TestApi
/** Three thousand that have one word in the title and another one in the text, a few of which have something more. */
beforeAll(async () => {
  const content = testContent()
  on = await startTestApi({ content: { ...content, guides: content.guides.slice(0, 3) }, config: { rateLimitFactor: 1000 } })
  const { db } = on.database
  await db.execute(sql`
    insert into posts (id, category, author, title_en, body_en, preview_en, created_at, updated_at)
    select 'many-' || n, case when n % 10 = 0 then 'construction' else 'business' end, 'x',
      case n when 1500 then 'Harvest permit for beekeepers' when 1600 then 'Permits' when 1700 then 'Permit' else 'Permits of kind ' || n end,
      '<p>Bring the harvest papers, number ' || n || '.</p>', 'Bring papers.', now() - n * interval '1 minute', now()
    from generate_series(1, ${MANY}) n`)
  await db.execute(sql`insert into post_views select 'many-' || n, n from generate_series(1, ${MANY}, 3) n`)
  await indexPosts(db)
})
afterAll(() => on.close())

const search = async (query: string): Promise<SearchPage> =>
  searchAnswer.parse((await on.get(`/api/search?language=en&${query}`)).json())
const ids = ({ data }: SearchPage) => data.map(({ _id }) => _id)

test('of thousands that share a word the best title is first, and all are counted', async () => {
  const permit = await search('q=permit')
  expect(permit).toMatchObject({ totalItems: MANY, totalPages: MANY / 10 })
  // The word itself before its plural, however often that is viewed.
  expect(ids(permit).slice(0, 2).sort()).toEqual(['many-1500', 'many-1700'])
  expect(ids(await search('q=harvest'))[0]).toBe('many-1500')
  expect(ids(await search('q=permit+harvest'))[0]).toBe('many-1500')
  expect(ids(await search('q=permits+1600'))[0]).toBe('many-1600')
})

test('of equals the most viewed comes first, on every page', async () => {
  const pages = await Promise.all([3, 10, 11, 12, 299, 300].map((page) => search(`q=permits&page=${page}`)))
  const found = pages.flatMap(ids)
  expect(new Set(found).size).toBe(60)
  const views = pages.flatMap(({ data }) => data.map(({ view }) => view))
  expect(views).toEqual(views.toSorted((one, other) => other - one))
  expect((await on.get('/api/search?language=en&q=permits&page=301')).statusCode).toBe(404)
})

test('filters and orders reach all of them', async () => {
  const found = await search('q=permits&category=construction')
  expect(found).toMatchObject({
    totalItems: MANY / 10,
    counts: { category: { construction: MANY / 10, business: (MANY * 9) / 10 } },
  })
  expect(found.data.every(({ category }) => category === 'construction')).toBe(true)
  expect(ids(await search('q=permits&sort=newest')).slice(0, 2)).toEqual(['many-1', 'many-2'])
  expect(ids(await search('q=permits&sort=views')).slice(0, 2)).toEqual(['many-2998', 'many-2995'])
  const all = await search('sort=views&written=en')
  expect([all.totalItems, ids(all)[0]]).toEqual([MANY + 3, 'many-2998'])
  expect(ids(await search(`sort=views&written=en&page=${Math.ceil((MANY + 3) / 10)}`))).toHaveLength(3)
})

test('suggestions come from few of them as well', async () => {
  const { data } = (await on.get('/api/search/suggestions?language=en&q=harvest+perm')).json()
  expect(data.map(({ _id }: { _id: string }) => _id)).toEqual(['many-1500'])
})

/** Lexemes as they are kept, and as they are when all documents are counted. */
async function lexemes() {
  const { db } = on.database
  const [kept, counted] = [
    sql`select lexeme, posts from search_lexemes order by 1`,
    sql`select word as lexeme, ndoc as posts from ts_stat('select words from search_documents')
      where substr(word, 2, 1) = ':' order by word collate "C"`,
  ]
  return { kept: (await db.execute(kept)).rows, counted: (await db.execute(counted)).rows }
}

test('the counts of words are those of the documents, whatever happens to the posts', async () => {
  const { db } = on.database
  const expectSame = async () => {
    const { kept, counted } = await lexemes()
    expect(kept).toEqual(counted)
  }
  await expectSame()
  await db.execute(sql`update posts set title_en = 'Windmills', updated_at = now() where id = ${guideId(1)}`)
  await db.execute(sql`update posts set category = 'private', updated_at = now() where id = 'many-7'`)
  await db.execute(sql`update posts set state = 'archived' where id in ('many-8', 'many-9')`)
  await db.execute(sql`update search_documents set analyser = 0 where post_id in ('many-10', 'many-11')`)
  await Promise.all([indexPosts(db), indexPosts(db)])
  await expectSame()
  expect((await search('q=windmills')).totalItems).toBe(1)
  expect((await search('')).counts.category).toMatchObject({ private: 2, construction: MANY / 10 })
  await db.execute(sql`update posts set state = 'published' where id in ('many-8', 'many-9')`)
  await indexPosts(db)
  await expectSame()
})

test('a post that was withdrawn is not counted, also before the index knows it', async () => {
  const { db } = on.database
  const totals = () => Promise.all(['q=permits', '', 'category=business'].map(async (query) => (await search(query)).totalItems))
  const before = await totals()
  await db.execute(sql`update posts set state = 'archived' where id = 'many-20'`)
  await db.execute(sql`update posts set state = 'archived' where id = 'many-21'`)
  const gone = [2, 2, 1]
  expect(await totals()).toEqual(before.map((total, place) => total - (gone[place] ?? 0)))
})
