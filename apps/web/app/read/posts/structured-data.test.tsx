import type { Reading } from '@menged/contracts/posts'
import { translateIn } from '@menged/i18n'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, Meta } from 'react-router'
import { expect, test } from 'vitest'
import { articleMeta } from './structured-data.ts'

const HOSTILE = '</script><script>alert(1)</script><!-- "&\u2028\u2029'
const step = (title: string) => ({ title, text: 'In the morning.' })
const guide = { summary: 'What it costs.', steps: [step('Go there'), step('Pay')] } as unknown as Reading['guide']
const reading = (change: Partial<Reading> = {}): Reading => ({
  _id: 'trade-licence',
  language: 'en',
  languages: ['en', 'am'],
  title: 'Trade licence',
  body: '',
  guide,
  category: 'business',
  organization: null,
  view: 1,
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-20T08:00:00.000Z',
  commentCount: 0,
  experience: null,
  related: [],
  sample: false,
  ...change,
})

const metaOf = (change: Partial<Reading> = {}) =>
  articleMeta({
    reading: reading(change),
    origin: 'https://menged.example',
    picture: '/og/trade-licence.en.png',
    t: translateIn('en'),
    addressIn: (path) => `https://menged.example${path}`,
  })
function graphOf(change: Partial<Reading> = {}): Record<string, unknown>[] {
  const found = metaOf(change).find((tag) => tag && 'script:ld+json' in tag) as { 'script:ld+json': { '@graph': [] } }
  return JSON.parse(JSON.stringify(found['script:ld+json']['@graph']))
}
const namesOf = (change: Partial<Reading>) => metaOf(change).map((tag) => (tag as { property?: string }).property)

test('a guide with steps is an article and instructions, with its place in the portal', () => {
  expect(graphOf()).toEqual([
    {
      '@type': ['Article', 'HowTo'],
      headline: 'Trade licence',
      inLanguage: 'en',
      image: 'https://menged.example/og/trade-licence.en.png',
      datePublished: '2026-11-01T08:00:00.000Z',
      dateModified: '2026-11-20T08:00:00.000Z',
      author: { '@type': 'Organization', name: 'Menged', url: 'https://menged.example' },
      name: 'Trade licence',
      step: [
        { '@type': 'HowToStep', name: 'Go there' },
        { '@type': 'HowToStep', name: 'Pay' },
      ],
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://menged.example/' },
        { '@type': 'ListItem', position: 2, name: 'Business', item: 'https://menged.example/search?category=business' },
        { '@type': 'ListItem', position: 3, name: 'Trade licence' },
      ],
    },
  ])
})

test('a post without steps claims none, and a sample no day on which it was written', () => {
  expect(graphOf({ guide: null })[0]).toMatchObject({ '@type': 'Article' })
  expect(graphOf({ guide: null })[0]).not.toHaveProperty('step')
  expect(graphOf({ sample: true })[0]).not.toHaveProperty('datePublished')
  expect(namesOf({ sample: true })).not.toContain('article:published_time')
  expect(namesOf({})).toContain('article:published_time')
})

test('no title ends the script that it stands in', async () => {
  const Page = createRoutesStub([
    {
      id: 'post',
      path: '/',
      Component: Meta,
      meta: () => metaOf({ title: HOSTILE, guide: { ...guide, steps: [step(HOSTILE)] } as never }),
    },
  ])
  const html = renderToStaticMarkup(<Page hydrationData={{ loaderData: { post: null } }} />)
  expect(html.match(/<script|<\/script|<!--/g)).toEqual(['<script', '</script'])
  expect(html).not.toMatch(/[\u2028\u2029]/)
  const [, json = ''] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(html) ?? []
  expect(JSON.parse(json)['@graph'][0]).toMatchObject({ headline: HOSTILE, step: [{ name: HOSTILE }] })
})
