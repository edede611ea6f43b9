import { expect, test } from 'vitest'
import { isWordKey, LOCALE_FILES, textOf, translateIn, WORD_FILES, WORDS, WORDS_VERSION } from './index.ts'
import { completed, translator } from './translate.ts'

test('fills values and picks the plural of the language', () => {
  const en = translateIn('en')
  expect(en('post.views', { count: 1, shown: '1' })).toBe('1 view')
  expect(en('post.views', { count: 4812, shown: '4.8k' })).toBe('4.8k views')
  expect(translateIn('am')('post.views', { count: 4812, shown: '4.8k' })).toBe('4.8k ዕይታ')
  expect(en('common.pageOf', { page: 1, pages: 12 })).toBe('Page 1 of 12')
  expect(translateIn('am')('common.pageOf', { page: 1, pages: 12 })).toBe('ገጽ 1 ከ12')
})

test('values are put in as they are, once', () => {
  const t = translator('en', { home: { title: '{{a}} and {{b}}' } })
  expect(t('home.title', { a: '{{b}}', b: '$&' })).toBe('{{b}} and $&')
})

test('a missing word throws: no reader may see a key', () => {
  expect(() => translateIn('en')('nav.nothing' as never)).toThrow('nav.nothing')
})

// covers G-08
test('the locale files hold both languages with the same keys', () => {
  const keys = (words: object): string[] =>
    Object.entries(words).flatMap(([area, entries]) => Object.keys(entries as object).map((key) => `${area}.${key}`))
  expect(keys(WORDS.am)).toEqual(keys(WORDS.en))
  const { audit, mail, notify, suggestions, ...others } = WORDS.am
  expect(Object.keys({ ...audit, ...mail, ...notify, ...suggestions }).length).toBeGreaterThan(20)
  expect(JSON.parse(LOCALE_FILES.am.whole)).toEqual(others)
  const parts = WORD_FILES.map((file) => JSON.parse(LOCALE_FILES.am.parts[file] ?? '') as object)
  expect(Object.assign({}, ...parts)).toEqual(others)
  expect(parts.flatMap((part) => Object.keys(part)).sort()).toEqual(Object.keys(others).sort())
  expect(WORDS_VERSION).toMatch(/^[0-9a-f]{12}$/)
})

// The fixed texts of the product, letter by letter.
// covers P-12, P-15, P-23, P-25, P-41, P-42, G-02, G-14
test('fixed English texts stand verbatim', () => {
  const t = translateIn('en')
  expect(t('home.topViewed')).toBe('Top Viewed')
  expect([t('home.organisationsGovernment'), t('home.organisationsPrivate')]).toEqual([
    'Government Organizations',
    'Private Organizations',
  ])
  expect([t('home.noPosts'), t('home.checkBack')]).toEqual(['No posts found', 'Check back later for new content'])
  expect(t('home.noPostsFeed')).toBe('no posts found')
  expect([t('banner.trade_title'), t('banner.trade_button')]).toEqual(['Get a Trade License!', 'Read Now'])
  expect([t('banner.rates_title'), t('banner.rates_button')]).toEqual(['Exchange Rate', 'Click Here'])
  expect(t('error.unexpected')).toBe('Unexpected Application Error!')
  expect([t('common.offline'), t('common.online')]).toEqual(['You are offline', 'You are back online!'])
  expect(t('nav.selectLanguage')).toBe('Select Language')
})

test('what a draft lacks is said in the language that it falls back to, with every form of it', () => {
  const english = { post: { views_one: '{{count}} view', views_other: '{{count}} views', cost: 'Cost' }, nav: { home: 'Home' } }
  const draft = completed({ post: { views_other: '{{count}} ija' } }, english)
  expect(draft).toEqual({ post: { views_other: '{{count}} ija', cost: 'Cost' }, nav: { home: 'Home' } })
  expect(translator('om', draft)('post.views', { count: 1 })).toBe('1 ija')
  expect(translateIn('om')('home.title')).toBe(translateIn('en')('home.title'))
  expect(translateIn('om')('nav.home')).toBe('Fuula duraa')
  expect(textOf('nav.home')).toEqual({ en: translateIn('en')('nav.home'), am: translateIn('am')('nav.home') })
})

test('the name of a word is its area and its own name, and nothing else is', () => {
  expect(isWordKey('common.pageOf')).toBe(true)
  for (const text of [
    '',
    'common',
    'common.',
    '.pageOf',
    'pageOf',
    'common.pageOf.x',
    'common.nothing',
    'nothing.pageOf',
    'common.toString',
    'toString.length',
  ])
    expect([text, isWordKey(text)]).toEqual([text, false])
})
