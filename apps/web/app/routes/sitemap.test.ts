import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { serverContext } from '../api/context.ts'
import { loader as index } from './sitemap.ts'
import { loader as part } from './sitemap-part.ts'

type Answer = { status: number; body: unknown }
const ORIGIN = 'https://menged.example'
const SIZE = 2
const POSTS = ['birth', 'passport', 'tin', 'title-deed', 'trade-licence']

/** The API with pages of two posts. */
function published(page: number): Answer {
  const ids = POSTS.slice((page - 1) * SIZE, page * SIZE)
  if (ids.length === 0) return { status: 404, body: { success: false, error: 'No such page.', code: 'page_not_found' } }
  const data = ids.map((_id) => ({ _id, languages: ['en', 'am'], updatedAt: '2026-11-20T08:00:00.000Z' }))
  return { status: 200, body: { success: true, data, currentPage: page, totalPages: Math.ceil(POSTS.length / SIZE) } }
}

function args(path: string, params: object, answerTo: (page: number) => Answer) {
  const context = new RouterContextProvider()
  context.set(serverContext, {
    callApi: async (call) => {
      const { status, body } = answerTo(Number(new URL(call.path, ORIGIN).searchParams.get('page')))
      return { status, json: () => body }
    },
    languages: ['en', 'am'],
    amharicDirection: 'rtl',
    origin: ORIGIN,
    log: () => {},
    now: () => new Date('2026-11-20T08:00:00Z'),
  })
  return { request: new Request(ORIGIN + path), context, params } as unknown as Parameters<typeof index>[0]
}
const readIndex = (answerTo = published) => index(args('/sitemap.xml', {}, answerTo))
const readPart = (name: string, answerTo = published) =>
  part(args(`/sitemap/${name}`, { part: name }, answerTo) as unknown as Parameters<typeof part>[0])
const locations = async (answer: Response) =>
  [...(await answer.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1] ?? '')

test('the index leads to parts that list every guide once in each language', async () => {
  const answer = await readIndex()
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  const parts = await locations(answer)
  expect(parts).toEqual([1, 2, 3].map((number) => `${ORIGIN}/sitemap/${number}.xml`))
  const listed = await Promise.all(parts.map(async (address) => locations(await readPart(address.split('/').at(-1) ?? ''))))
  const guides = listed.flat().filter((address) => address.includes('/post/detail/'))
  const wanted = POSTS.flatMap((id) => ['en', 'am'].map((language) => `${ORIGIN}/post/detail/${id}?lang=${language}`))
  expect(guides.toSorted()).toEqual(wanted.toSorted())
})

test('a portal without guides still has a sitemap', async () => {
  const none = () => ({ status: 200, body: { success: true, data: [], currentPage: 1, totalPages: 0 } })
  expect(await locations(await readIndex(none))).toEqual([`${ORIGIN}/sitemap/1.xml`])
  expect(await locations(await readPart('1.xml', none))).toContain(`${ORIGIN}/about-us?lang=am`)
})

test('other names are no part; what the API refuses keeps its status', async () => {
  for (const name of ['0.xml', '01.xml', '-1.xml', '1', '1.xml.gz', 'x.xml', '1e3.xml', '9999999.xml']) {
    expect((await readPart(name)).status, name).toBe(404)
  }
  await expect(readPart('4.xml')).rejects.toMatchObject({ init: { status: 404 } })
  const away = () => ({ status: 503, body: { success: false, error: 'later', code: 'unavailable' } })
  await expect(readIndex(away)).rejects.toMatchObject({ init: { status: 503, headers: { 'retry-after': '5' } } })
})
