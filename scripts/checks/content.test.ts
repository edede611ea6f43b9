import { readFileSync } from 'node:fs'
import { afterAll, expect, it } from 'vitest'
import { check } from './content.ts'
import { htmlFaults, punctuationFaults, wordingFaults } from './content-text.ts'
import { linesOf, removeTrees, treeOf } from './tree.ts'

afterAll(removeTrees)

type Guide = Record<string, unknown>
const sound: Guide = JSON.parse(readFileSync('content/guides/telebirr.json', 'utf8'))
const CATEGORIES = ['government', 'private', 'scholarship', 'business', 'construction']

const text = (en: string) => ({ en, am: 'ሀ' })
const paper = (en: string) => ({ id: 'paper', text: text(en) })
const source = (changes: object) => ({ name: text('Read'), url: 'https://read.example', ...changes })
const fee = (asOf: string) => ({ item: text('Form'), amount: text('ETB 2'), certainty: 'high', asOf })

/** Sixty sound guides, one of them with the given changes. */
function guides(changes: Guide = {}, count = 60): string[] {
  const files: Record<string, unknown> = {
    'content/organisations.json': [{ id: 'telecom', type: 'Private', name: { en: 'Telecom', am: 'ቴሌኮም' } }],
    'content/sources-read.json': ['ethiotelecom.et', 'read.example'],
  }
  for (let i = 0; i < count; i += 1) {
    const id = i === 0 ? 'trade-licence' : `guide-${i}`
    const guide = { ...sound, id, related: [], organisation: 'telecom', category: CATEGORIES[i % CATEGORIES.length] }
    files[`content/guides/${id}.json`] = i === 1 ? { ...guide, ...changes } : guide
  }
  return linesOf(check(treeOf(files)))
}

it('passes sixty sound guides', () => {
  expect(guides()).toEqual([])
})

it.each<[string, Guide, string]>([
  ['a field that is missing', { office: undefined }, 'office:'],
  ['a language that is missing', { title: { en: 'Only English' } }, 'title.am:'],
  ['a title that is too long', { title: { en: 'x'.repeat(151), am: 'ሀ' } }, 'title.en:'],
  ['a field that nobody knows', { facts: { ...(sound.facts as Guide), price: 3 } }, 'facts.price is no field'],
  ['a category that nobody knows', { category: 'sport' }, 'category:'],
  ['an id that is not the file name', { id: 'other' }, 'its id is other'],
  ['a related guide that is missing', { related: ['nowhere'] }, 'there is no guide nowhere'],
  ['an organisation that is missing', { organisation: 'nobody' }, 'there is no organisation nobody'],
  ['a date of the guide that no source has', { asOf: '2026-02' }, 'asOf 2026-02 of the guide: no source is of that date'],
  ['a date of a fee that no source has', { fees: [fee('2025-01')], sources: [source({ asOf: '2024' })] }, 'asOf 2025-01 of Form'],
  ['a source that was not read', { sources: [source({ url: 'https://mols.gov.et' })] }, 'sources: Read was not read'],
  [
    'a source that was not read, by its name',
    { sources: [source({ name: text('mols.gov.et'), url: undefined })] },
    'mols.gov.et was not read',
  ],
  ['a place to check without an address', { whereToCheck: [{ name: text('Ministry') }] }, 'whereToCheck: Ministry has no url'],
  ['a document that is a question', { documents: [paper('Ask the ministry which')] }, '"Ask the ministry which" is no document'],
  ['a document that is a person', { documents: [paper('Yourself, in person')] }, '"Yourself, in person" is no document'],
  ['a word in a form that is not used', { title: { en: 'A', am: 'ዋናውና ኮፒው' } }, '"ኮፒ": write ቅጂ'],
  [
    'a law under two names',
    { law: [text('Data Act No. 1/2018'), text('Act on Data No. 1/2018')] },
    '"Act on Data No. 1/2018" is elsewhere',
  ],
  ['HTML that is not allowed', { body: { en: '<script>x</script>', am: '<p>ሀ</p>' } }, 'body.en: <script>'],
  ['ASCII punctuation in Amharic', { title: { en: 'A', am: 'ሰላም, ዓለም' } }, 'ASCII punctuation'],
])('finds %s', (_, changes, complaint) => {
  expect(guides(changes)).toEqual(expect.arrayContaining([expect.stringContaining(complaint)]))
})

it('takes a date that a source has, and an organisation that no guide is about', () => {
  expect(guides({ asOf: '2024-08', fees: [fee('2024-08')], sources: [source({ asOf: '2024-08' })] })).toEqual([])
  expect(guides({ organisation: null })).toEqual([])
})

it('finds what is missing from the whole', () => {
  expect(guides({}, 59)).toEqual([expect.stringContaining('59 sound guides')])
  const few = guides({ organisation: null }, 2).join('\n')
  expect(few).toContain('no guide in the category scholarship')
})

it('knows the HTML of a guide', () => {
  expect(htmlFaults('<h2>A</h2><p><a href="https://example.org">b</a> &lt; <em>c</em></p>')).toEqual([])
  expect(htmlFaults('<p onclick="x()">a</p>')).toEqual(['<p onclick="x()"> has an attribute that is not allowed'])
  expect(htmlFaults('<a href="http://example.org">a</a>')).toHaveLength(1)
  expect(htmlFaults('<ul><li>a</ul>')).not.toEqual([])
  expect(htmlFaults('<p>a')).toEqual(['<p> is not closed'])
  expect(htmlFaults('<p>a < b</p>')).not.toEqual([])
})

it('distinguishes an abbreviation from a sentence', () => {
  expect(punctuationFaults('በ2017 ዓ.ም. ለተ.እ.ታ ኃ.የተ.የግ.ማኅበር (እ.ኤ.አ.) ነው።')).toEqual([])
  expect(punctuationFaults('ሰላም.')).toHaveLength(1)
  expect(punctuationFaults('ሰላም; ዓለም: ቤት,')).toHaveLength(3)
})

it('keeps to one form of a word, and to one calendar in a date', () => {
  expect(
    wordingFaults(
      'የልደት ምስክር ወረቀት፣ የምስክር ወረቀቱ፣ ወደ 905 ይደውሉ፣ 204 ብር ገደማ፣ *127# ይደውሉ፣ ከ200 ብር አይበልጥም። እ.ኤ.አ. በ2022 ነው፤ በ2017 ዓ.ም. ግን',
    ),
  ).toEqual([])
  expect(wordingFaults('እ.ኤ.አ. ከሐምሌ 2015 ዓ.ም.')).toEqual([expect.stringContaining('a Gregorian date has no ዓ.ም.')])
  for (const wrong of [
    'ግዢ',
    'ከ100 ፊደል አይበልጥ',
    'ተነስቷል',
    'የኢሜይል አገልጋይ',
    'ማያ ገጽ',
    'የግብር ጽሕፈት ቤት',
    'ምዝገባና ምስክር ወረቀት',
    'ወረዳው ምስክር ወረቀት',
    'እንዳለብዎ ይ',
    '994 ይደውሉ',
    'በ994 ይደውሉ',
    'ሀ፤</li>',
    'ወደ 204 ብር',
  ])
    expect(wordingFaults(wrong), wrong).toHaveLength(1)
})
