import type { Newest } from '@menged/contracts/posts'
import { translateIn } from '@menged/i18n'
import { type SaxesAttributeNS, SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import { ATOM, atomFeed } from './feed.ts'
import { LISTED, sitemapIndex, sitemapPart } from './sitemap.ts'
import { xmlAnswer } from './xml.ts'

type Element = { name: string; attributes: Record<string, string>; text: string; children: Element[] }

/** Read as strictly as XML demands: what is not well formed throws. */
async function read(body: string): Promise<Element> {
  const parser = new SaxesParser({ xmlns: true })
  const top: Element = { name: '', attributes: {}, text: '', children: [] }
  const open = [top]
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    const values = Object.entries(attributes).map(([key, { value }]: [string, SaxesAttributeNS]) => [key, value])
    const element = { name, attributes: Object.fromEntries(values), text: '', children: [] }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  parser.on('text', (text) => {
    const element = open.at(-1)
    if (element) element.text += text
  })
  parser.on('closetag', () => void open.pop())
  parser.write(await xmlAnswer(ATOM, body).text()).close()
  return top.children[0] as Element
}
const all = (element: Element, name: string): Element[] => element.children.filter((child) => child.name === name)
const textOf = (element: Element | undefined, name: string) => element?.children.find((child) => child.name === name)?.text

const ORIGIN = 'https://menged.example'
const CHANGED = '2026-11-20T08:00:00.000Z'
const post = (change: Partial<Newest> = {}): Newest => ({
  _id: 'trade-licence',
  title: 'የንግድ ፈቃድ',
  summary: 'What it costs.',
  category: 'business',
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: CHANGED,
  sample: false,
  ...change,
})
const feedOf = (posts: Newest[]) =>
  read(atomFeed({ origin: ORIGIN, language: 'am', t: translateIn('am'), posts, now: new Date('2026-11-21T00:00:00Z') }))

test('the feed names itself, its language, and each guide with its address and dates', async () => {
  const feed = await feedOf([post(), post({ _id: 'tin', sample: true, updatedAt: '2026-11-20T09:00:00.000Z' })])
  expect(feed.attributes).toMatchObject({ xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'am' })
  expect(textOf(feed, 'id')).toBe(`${ORIGIN}/feed.am.xml`)
  expect(textOf(feed, 'updated')).toBe('2026-11-20T09:00:00.000Z')
  expect(all(feed, 'link').map(({ attributes }) => [attributes.rel, attributes.href])).toEqual([
    ['self', `${ORIGIN}/feed.am.xml`],
    ['alternate', `${ORIGIN}/?lang=am`],
  ])
  const [first, second] = all(feed, 'entry')
  expect(textOf(first, 'id')).toBe(`${ORIGIN}/post/detail/trade-licence?lang=am`)
  expect([textOf(first, 'title'), textOf(first, 'summary'), textOf(first, 'updated')]).toEqual([
    'የንግድ ፈቃድ',
    'What it costs.',
    CHANGED,
  ])
  expect(first?.children.find(({ name }) => name === 'category')?.attributes).toEqual({ term: 'business', label: 'ንግድ' })
  expect([textOf(first, 'published'), textOf(second, 'published')]).toEqual(['2026-11-01T08:00:00.000Z', undefined])
})

test('any text that somebody has typed stands in the feed as it is, but for what XML cannot hold', async () => {
  const typed = 'a < b && c > d ]]> "x" \'y\' <![CDATA[ </title><!-- ?> 😀 ሰላም\n'
  const feed = await feedOf([post({ title: `\u0000\u0008\u001b\ufffe\uffff\ud800${typed}\udc00`, summary: typed })])
  const [entry] = all(feed, 'entry')
  expect([textOf(entry, 'title'), textOf(entry, 'summary')]).toEqual([typed, typed])
})

test('a feed without guides is a feed', async () => {
  expect(textOf(await feedOf([]), 'updated')).toBe('2026-11-21T00:00:00.000Z')
})

test('a part of the sitemap lists each version with the others, and the pages once', async () => {
  const posts = [
    { _id: 'trade-licence', languages: ['en' as const, 'am' as const], updatedAt: CHANGED },
    { _id: 'tin', languages: ['am' as const], updatedAt: CHANGED },
  ]
  const part = await read(sitemapPart(ORIGIN, 1, posts))
  const urls = all(part, 'url')
  expect(urls).toHaveLength(LISTED.length * 2 + 3)
  const [trade] = urls.slice(-3)
  expect([textOf(trade, 'loc'), textOf(trade, 'lastmod')]).toEqual([`${ORIGIN}/post/detail/trade-licence?lang=en`, CHANGED])
  expect(all(trade as Element, 'xhtml:link').map(({ attributes: { rel, hreflang, href } }) => [rel, hreflang, href])).toEqual([
    ['alternate', 'en', `${ORIGIN}/post/detail/trade-licence?lang=en`],
    ['alternate', 'am', `${ORIGIN}/post/detail/trade-licence?lang=am`],
    ['alternate', 'x-default', `${ORIGIN}/post/detail/trade-licence?lang=en`],
  ])
  const tin = urls.at(-1) as Element
  expect([textOf(tin, 'loc'), all(tin, 'xhtml:link').length]).toEqual([`${ORIGIN}/post/detail/tin?lang=am`, 0])
  expect(all(await read(sitemapPart(ORIGIN, 2, posts)), 'url')).toHaveLength(3)
})

test('the index names as many parts as there are', async () => {
  const index = await read(sitemapIndex(ORIGIN, 40))
  expect(all(index, 'sitemap').map((each) => textOf(each, 'loc'))).toEqual(
    Array.from({ length: 40 }, (_, i) => `${ORIGIN}/sitemap/${i + 1}.xml`),
  )
})
