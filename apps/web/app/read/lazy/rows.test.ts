import { expect, test } from 'vitest'
import { type ListPage, lineOf, mayFollow, type Row, rowOf, rowsOf } from './rows.ts'

const row = (id: string): Row => ({
  _id: id,
  language: 'en',
  title: id,
  line: '',
  category: 'business',
  createdAt: '2026-11-20T09:00:00.000Z',
})
const page = (...ids: string[]): ListPage => ({
  rows: ids.map(row),
  page: 1,
  pages: 2,
  total: 4,
  from: 1,
  sample: false,
  now: '2026-11-20T09:00:00.000Z',
})

test.each([
  ['The fee is ETB 200 in all. You wait a day.', 'en', 'The fee is ETB 200 in all.'],
  ['See Art. 5 of the law before you pay the fee. Then go on.', 'en', 'See Art. 5 of the law before you pay the fee.'],
  ['ቲን የግብር መሥሪያ ቤቱ የሚሰጠው ቁጥር ነው። ክፍያ የለውም።', 'am', 'ቲን የግብር መሥሪያ ቤቱ የሚሰጠው ቁጥር ነው።'],
  ['A text of one short sentence', 'en', 'A text of one short sentence'],
  ['', 'am', ''],
] as const)('the line of "%s"', (preview, language, line) => {
  expect(lineOf(preview, language)).toBe(line)
})

test('a first sentence that is too long is cut at a word, sooner in Amharic', () => {
  const english = `${'word '.repeat(40)}end.`
  expect(lineOf(english, 'en')).toMatch(/^(?:word ){18}word…$/)
  expect(lineOf('ቃላት '.repeat(40), 'am')).toMatch(/^(?:ቃላት ){19}ቃላት…$/)
})

const NO_FACTS = { cost: null, time: null, place: null }

test('a row holds what is shown of a card and no more', () => {
  const shown = { _id: 'a', language: 'am', title: 'ርዕስ', category: 'business', createdAt: '2026-11-20T09:00:00.000Z' } as const
  const card = { ...shown, languages: ['am' as const], preview: 'ጽሑፍ', facts: NO_FACTS, view: 4, commentCount: 2, sample: true }
  expect(rowOf(card)).toEqual({ ...shown, line: 'ጽሑፍ' })
})

test('a guide that stands on two pages is shown once, where it stood first', () => {
  expect(rowsOf([page('a', 'b'), page('b', 'c')]).map(({ _id }) => _id)).toEqual(['a', 'b', 'c'])
})

test('four pages come by themselves, then the reader decides, and again after five more', () => {
  const following = Array.from({ length: 10 }, (_, index) => mayFollow(Array.from({ length: index + 1 }, () => page())))
  expect(following).toEqual([true, true, true, true, false, true, true, true, true, false])
})
