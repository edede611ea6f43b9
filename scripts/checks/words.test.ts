import { afterAll, expect, it } from 'vitest'
import { linesOf, removeTrees, treeOf } from './tree.ts'
import { check } from './words.ts'

afterAll(removeTrees)

type Words = Record<string, unknown>
const words = (en: Words, am: Words, code = '') =>
  linesOf(
    check(
      treeOf({
        'packages/i18n/locales/en/home.json': en,
        'packages/i18n/locales/am/home.json': am,
        'apps/web/app/a.tsx': `const page = <h1>{t('home.title')}</h1>\n${code}`,
      }),
    ),
  )
const TITLE = { en: { title: 'Home' }, am: { title: 'መነሻ' } }
const both = (en: Words, am: Words, code = '') => words({ ...TITLE.en, ...en }, { ...TITLE.am, ...am }, code)

it('passes words that are there in both languages and used', () => {
  expect(
    both(
      { seen_one: '{{count}} view', seen_other: '{{count}} views', kind_a: 'A', kind_b: 'B', late: 'Late' },
      { seen_one: 'አንድ', seen_other: '{{count}} ዕይታ', kind_a: 'ሀ', kind_b: 'ለ AI', late: 'ዘግይቷል' },
      `t('home.seen', { count }); t(\`home.kind_\${kind}\`); const ERRORS = { late: { status: 400, message: 'home.late' } }`,
    ),
  ).toEqual([])
})

it.each([
  ['a key that is missing in Amharic', { more: 'More' }, {}, "t('home.more')", 'home.more is missing in am'],
  ['a key that is missing in English', {}, { more: 'ተጨማሪ' }, '', 'home.more is missing in en'],
  [
    'a value that is not the same',
    { of: '{{a}} of {{b}}' },
    { of: 'ከ{{b}}' },
    "t('home.of')",
    'has the values {{b}}; English has {{a}} {{b}}',
  ],
  ['an empty text', { more: 'More' }, { more: ' ' }, "t('home.more')", 'home.more is empty'],
  ['something that is no text', { more: 'More' }, { more: { deep: 'ተጨማሪ' } }, "t('home.more')", 'more is not a text'],
  ['Latin letters in Amharic', { more: 'More' }, { more: 'ተጨማሪ page {{x}} AI' }, "t('home.more')", 'has Latin letters: page'],
  ['a second form of an Amharic word', { more: 'More' }, { more: 'መነሻ ስክሪን' }, "t('home.more')", '"ስክሪን": write ማሳያ'],
  ['a word that nobody uses', { more: 'More' }, { more: 'ተጨማሪ' }, "// t('home.more')", 'home.more is used nowhere'],
  ['a key that does not exist', {}, {}, "t('home.none')", 'home.none is no word'],
  ['a prefix that meets nothing', {}, {}, `t(\`home.sort_\${by}\`)`, 'home.sort_… is no word'],
  ['an error without its sentence', {}, {}, "const e = { message: 'home.gone' }", 'home.gone is no word'],
])('finds %s', (_, en, am, code, complaint) => {
  expect(both(en, am, code)).toEqual(expect.arrayContaining([expect.stringContaining(complaint)]))
})

it('says where', () => {
  expect(both({ more: 'More' }, { more: '' }, "t('home.more')")).toEqual([
    'packages/i18n/locales/am/home.json:3  home.more is empty',
  ])
})
