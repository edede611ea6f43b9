// Posts and words as files: what goes out comes in as it was, whatever they hold.
import { CATEGORIES, type Guide, importSchema, LONGEST_COPY } from '@menged/contracts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { guide } from '../../../test/content.ts'
import { both } from '../../../test/drafts.ts'
import { readCsv } from '../../platform/csv.ts'
import type { MovedText } from '../landing/index.ts'
import type { PostContent } from '../posts/index.ts'
import { guideEntries, WORDS_COLUMNS, wordsEntries } from './import-files.ts'
import { wordsCsv } from './moving.ts'
import { fileOfPost, postOfFile } from './post-files.ts'

const { id: _id, category: _category, organisation: _office, title: _title, related: _related, body: _body, ...fields } = guide(1)

const letters = fc.constantFrom(...'aZ9ሀለ፣። \'"<&=+-@,;', '🙂')
const words = (most: number) =>
  fc
    .string({ unit: letters, minLength: 1, maxLength: most })
    .map((text) => text.trim())
    .filter((text) => text !== '')
const version = fc.record({ title: words(30), body: words(60).map((text) => `<p>${text.replace(/[<&]/g, '')}a</p>`) })
const post: fc.Arbitrary<PostContent> = fc
  .record({
    en: fc.option(version),
    am: fc.option(version),
    guide: fc.option(fc.constantFrom<Guide>(fields, { ...fields, nameMustMatch: true, whereToCheck: [] })),
    category: fc.constantFrom(...CATEGORIES),
    organisationId: fc.option(fc.constant('office-1')),
  })
  .filter(({ en, am }) => en !== null || am !== null)
  .map(({ en, am, ...rest }) => ({
    id: 'a-post',
    ...rest,
    related: ['another'],
    titleEn: en?.title ?? null,
    bodyEn: en?.body ?? null,
    titleAm: am?.title ?? null,
    bodyAm: am?.body ?? null,
  }))

const readBack = (files: unknown[]) =>
  guideEntries(importSchema.parse({ guides: JSON.parse(JSON.stringify(files)), dryRun: true }))

test('a post in one language or two, with the fields of a guide or without, is the same file after it came in', () => {
  fc.assert(
    fc.property(post, (one) => {
      const file = fileOfPost(one)
      const [entry] = readBack([file])
      if (!entry || 'wrong' in entry) throw new Error(JSON.stringify(entry))
      expect(JSON.stringify(fileOfPost(entry.value))).toBe(JSON.stringify(file))
      expect(fileOfPost(postOfFile(file))).toEqual(file)
    }),
  )
})

test('the file of a guide is that of the content folder; a language that is not there is left out, an empty one is the same', () => {
  const file = guide(1, { row: { cost: both('Free', 'ነጻ'), time: both('1 day', '1 ቀን') } })
  expect(fileOfPost(postOfFile(file))).toEqual(file)
  const plain = { id: 'a-post', category: 'business' as const, organisation: null, related: [] }
  const amharic = { ...plain, title: { am: 'ርዕስ' }, body: { am: '<p>ጽሑፍ።</p>' } }
  expect(fileOfPost(postOfFile(amharic))).toEqual(amharic)
  const withEmpty = { ...plain, title: both('', 'ርዕስ'), body: both('', '<p>ጽሑፍ።</p>') }
  expect(fileOfPost(postOfFile(withEmpty))).toEqual(amharic)
})

const texts: fc.Arbitrary<MovedText[]> = fc
  .array(fc.record({ en: words(40), am: words(40), own: fc.option(fc.record({ en: words(40), am: words(40) })) }), {
    maxLength: 12,
  })
  .map((list) => list.map(({ en, am, own }, at) => ({ place: 'landing', key: `hero.t${at}`, shipped: { en, am }, own })))

test('words as CSV come back as readers see them, formulas and quotes too', () => {
  fc.assert(
    fc.property(texts, (all) => {
      const csv = wordsCsv(all)
      const read = wordsEntries(importSchema.parse({ wordsCsv: csv, dryRun: true }), all)
      expect(read.map((entry) => 'value' in entry && entry.value)).toEqual(
        all.map(({ place, key, shipped, own }) => ({ place, key, ...(own ?? shipped) })),
      )
      for (const { cells } of readCsv(csv)) for (const cell of cells) expect(cell).not.toMatch(/^[\s]*[=+\-@]/)
    }),
  )
})

test('words that are wrong are named with their line, field and reason', () => {
  const known = ['hero.title', 'hero.lead', 'hero.more'].map((key) => ({ place: 'landing', key }) as const)
  const long = 'x'.repeat(LONGEST_COPY.landing + 1)
  const csv = [
    WORDS_COLUMNS.slice(0, 4).join(','),
    'landing,hero.title,"Two\nlines",ሁለት መሥመር',
    'landing,hero.lead,,አማርኛ',
    `landing,hero.more,${long},አማርኛ`,
    'landing,hero.nowhere,a,ሀ',
    'elsewhere,hero.title,a,ሀ',
    'landing,hero.title,a,ሀ',
    'landing,,a,ሀ',
    ',,a,ሀ',
  ].join('\n')
  const read = wordsEntries(
    importSchema.parse({ wordsCsv: csv, words: [{ place: 'landing', key: 'hero.lead', en: 'a' }], dryRun: true }),
    known,
  )
  expect(
    read.map((entry) => [entry.line, entry.id, 'wrong' in entry ? `${entry.wrong.field} ${entry.wrong.reason}` : entry.value.en]),
  ).toEqual([
    [null, 'landing/hero.lead', 'am missing'],
    [2, 'landing/hero.title', 'Two lines'],
    [4, 'landing/hero.lead', 'id twice'],
    [5, 'landing/hero.more', 'english tooLong'],
    [6, 'landing/hero.nowhere', 'key unknown'],
    [7, 'elsewhere/hero.title', 'place unknown'],
    [8, 'landing/hero.title', 'id twice'],
    [9, '8', 'key missing'],
    [10, '9', 'place missing'],
  ])
})

test('what is no whole post is named with its field and reason', () => {
  const good = {
    id: 'a-post',
    category: 'business',
    organisation: null,
    related: [],
    title: { en: 'a' },
    body: { en: '<p>a</p>' },
  }
  const { facts: _facts, ...halfGuide } = guide(1)
  const wrong = [
    { ...good, id: undefined },
    { ...good, id: 'Not One' },
    { ...good, category: 'other' },
    { ...good, title: 'a' },
    halfGuide,
  ]
  const many = { ...good, id: 'many', related: Array(11).fill('a-post') }
  const long = { ...good, id: 'long', title: { en: 'x'.repeat(1000) } }
  expect(readBack([...wrong, many, long, good, good]).map((entry) => ('wrong' in entry ? entry.wrong : null))).toEqual([
    { field: 'id', reason: 'missing' },
    { field: 'id', reason: 'wrong' },
    { field: 'category', reason: 'wrong' },
    { field: 'id', reason: 'twice' },
    { field: 'facts', reason: 'missing' },
    { field: 'related', reason: 'tooMany' },
    { field: 'title.en', reason: 'tooLong' },
    { field: 'id', reason: 'twice' },
    { field: 'id', reason: 'twice' },
  ])
})
