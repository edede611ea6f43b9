import { NEWEST_SIZE, newestAnswer, publishedPageAnswer } from '@menged/contracts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/api.ts'
import { guide, guideId, testContent } from '../../../test/content.ts'

let on: TestApi
beforeAll(async () => {
  const content = testContent()
  on = await startTestApi({ content: { ...content, guides: [...content.guides, ...[30, 31, 32, 33, 34].map((n) => guide(n))] } })
  await on.database.db.execute(sql`update posts set title_am = null, body_am = null, preview_am = null where id = ${guideId(1)}`)
  await on.database.db.execute(sql`update posts set state = 'draft' where id = ${guideId(2)}`)
  await on.database.db.execute(sql`update posts set guide = null where id = ${guideId(3)}`)
})
afterAll(() => on.close())

test('every published post is on one page of the list, and only once', async () => {
  const pages = await Promise.all([1, 2, 3, 4].map((page) => on.get(`/api/post/published?pagesize=10&page=${page}`)))
  const answers = pages.map((answer) => publishedPageAnswer.parse(answer.json()))
  expect(answers.map(({ data }) => data.length)).toEqual([10, 10, 10, 1])
  expect(answers[0]).toMatchObject({ currentPage: 1, totalPages: 4, totalItems: 31 })
  const rows = answers.flatMap(({ data }) => data)
  expect(new Set(rows.map(({ _id }) => _id)).size).toBe(31)
  expect(rows.find(({ _id }) => _id === guideId(1))).toEqual({
    _id: guideId(1),
    languages: ['en'],
    updatedAt: on.clock.now().toISOString(),
  })
  expect(rows.some(({ _id }) => _id === guideId(2))).toBe(false)
})

test('pages past the end and malformed ones are refused', async () => {
  expect((await on.get('/api/post/published?page=2')).json().code).toBe('page_not_found')
  for (const query of ['page=0', 'pagesize=501', 'page=x']) {
    expect((await on.get(`/api/post/published?${query}`)).statusCode).toBe(400)
  }
})

test('the newest of a language: at most thirty, newest first, with the summary or else the preview', async () => {
  const read = async (language: string) => newestAnswer.parse((await on.get(`/api/post/newest?language=${language}`)).json()).data
  const [en, am] = [await read('en'), await read('am')]
  expect([en.length, am.length]).toEqual([NEWEST_SIZE, NEWEST_SIZE])
  const dates = en.map(({ createdAt }) => createdAt)
  expect(dates).toEqual(dates.toSorted().reverse())
  expect(en.find(({ _id }) => _id === guideId(1))).toMatchObject({ title: 'Guide 1', summary: 'What it costs.', sample: true })
  expect(am.some(({ _id }) => _id === guideId(1))).toBe(false)
  expect(am.find(({ _id }) => _id === guideId(3))).toMatchObject({ title: 'መመሪያ 3', summary: 'መመሪያ ቁጥር 3።' })
  expect((await on.get('/api/post/newest?language=fr')).statusCode).toBe(400)
})
