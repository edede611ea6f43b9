import { WORDS } from '@menged/i18n'
import { expect, test } from 'vitest'
import { provideWords } from '../words/words.ts'
import { pageMeta } from './meta.ts'

provideWords('en', WORDS.en)
provideWords('am', WORDS.am)

type Tag = Record<string, string>
const matches = (language: 'en' | 'am') => [
  { id: 'root', pathname: '/', loaderData: { language, origin: 'https://menged.example' } },
  { id: 'page', pathname: '/about-us' },
]
type Page = ReturnType<Parameters<typeof pageMeta>[1]>
const tags = (page: Partial<Page>, language: 'en' | 'am' = 'en') =>
  pageMeta(matches(language), () => ({ title: 'Title', ...page })) as Tag[]
const links = (list: Tag[]) =>
  list.filter(({ tagName }) => tagName === 'link').map(({ rel, hrefLang, href }) => [rel, hrefLang, href])
const contentOf = (list: Tag[], name: string) => list.find((tag) => tag.property === name || tag.name === name)?.content

test('a page names its own address, and that in each language', () => {
  expect(links(tags({}, 'am'))).toEqual([
    ['canonical', undefined, 'https://menged.example/about-us?lang=am'],
    ['alternate', 'en', 'https://menged.example/about-us?lang=en'],
    ['alternate', 'am', 'https://menged.example/about-us?lang=am'],
    ['alternate', 'x-default', 'https://menged.example/about-us?lang=en'],
  ])
  expect(links(tags({ path: '/?page=2' }))[0]).toEqual(['canonical', undefined, 'https://menged.example/?page=2&lang=en'])
})

test('what is shared says its address, its kind, and the other language that it is written in', () => {
  const list = tags({}, 'am')
  expect(contentOf(list, 'og:url')).toBe('https://menged.example/about-us?lang=am')
  expect(contentOf(list, 'og:type')).toBe('website')
  expect(contentOf(list, 'og:locale:alternate')).toBe('en_GB')
  expect(contentOf(tags({ type: 'article' }), 'og:type')).toBe('article')
})

test('what is written in one language only stands under that one, in either language', () => {
  const list = tags({ language: 'en', languages: ['en'] }, 'am')
  expect(links(list)).toEqual([['canonical', undefined, 'https://menged.example/about-us?lang=en']])
  expect(contentOf(list, 'og:locale')).toBe('en_GB')
  expect(contentOf(list, 'og:locale:alternate')).toBeUndefined()
})

test('what is shared has a picture: its own, or that of the portal in the language', () => {
  expect(contentOf(tags({}, 'am'), 'og:image')).toMatch(/^https:\/\/menged\.example\/og\/am\.png\?v=/)
  expect(contentOf(tags({ picture: '/og/x.en.png' }), 'og:image')).toBe('https://menged.example/og/x.en.png')
  expect(contentOf(tags({}), 'og:image:alt')).toBe('Title')
  expect(contentOf(tags({}), 'twitter:card')).toBe('summary_large_image')
})

test('what is not to be listed says so, and names no address', () => {
  const list = tags({ isListed: false })
  expect(list).toEqual([{ title: 'Title · Menged' }, { name: 'robots', content: 'noindex' }])
})
