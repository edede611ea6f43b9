import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { lawFaults } from './facts.ts'
import { guideFaults, readGuide } from './guide-file.ts'
import { htmlFaults } from './html.ts'

type Guide = Record<string, unknown>
/** Without the answers that stand below it, each with dates and figures of its own. */
const sound: Guide = { ...JSON.parse(readFileSync('content/guides/telebirr.json', 'utf8')), questions: [] }
const SITES = new Set([...JSON.parse(readFileSync('content/sources-read.json', 'utf8')), 'read.example'])

const text = (en: string) => ({ en, am: `ሀ ${en.match(/\d+/g)?.join(' ') ?? ''}`.trim() })
const paper = (en: string) => ({ id: 'paper', text: text(en) })
const source = (changes: object) => ({ name: text('Read'), url: 'https://read.example', ...changes })
const row = (changes: object) => ({ ...(sound.row as object), ...changes })
const fee = (asOf: string) => ({ item: text('Form'), amount: text('ETB 2'), certainty: 'high', asOf })

/** The faults of a sound guide with the given changes. */
function faultsOf(changes: Guide): string[] {
  const file = JSON.stringify({ ...sound, related: [], ...changes }, null, 2)
  try {
    return guideFaults(readGuide(file), file, SITES, new Set(['telebirr']))
  } catch (error) {
    return [String(error)]
  }
}

it('passes a sound guide', () => {
  expect(faultsOf({})).toEqual([])
  expect(faultsOf({ asOf: '2024-08', fees: [fee('2024-08')], sources: [source({ asOf: '2024-08' })] })).toEqual([])
  expect(faultsOf({ organisation: null })).toEqual([])
})

it.each<[string, Guide, string]>([
  ['a field that is missing', { office: undefined }, '"office"'],
  ['a language that is missing', { title: { en: 'Only English' } }, '"am"'],
  ['a title that is too long', { title: { en: 'x'.repeat(151), am: 'ሀ' } }, '"en"'],
  ['a field that nobody knows', { facts: { ...(sound.facts as Guide), price: 3 } }, 'facts.price is no field'],
  ['a category that nobody knows', { category: 'sport' }, '"category"'],
  ['a related guide that is missing', { related: ['nowhere'] }, 'there is no other guide nowhere'],
  ['a date of the guide that no source has', { asOf: '2026-02' }, 'asOf 2026-02 of the guide: no source is of that date'],
  ['a date of a fee that no source has', { fees: [fee('2025-01')], sources: [source({ asOf: '2024' })] }, 'asOf 2025-01 of Form'],
  ['a source that was not read', { sources: [source({ url: 'https://never-read.gov.et' })] }, 'sources: Read was not read'],
  [
    'a source that was not read, by its name',
    { sources: [source({ name: text('never-read.gov.et'), url: undefined })] },
    'never-read.gov.et was not read',
  ],
  ['a place to check without an address', { whereToCheck: [{ name: text('Ministry') }] }, 'whereToCheck: Ministry has no url'],
  ['a document that is a question', { documents: [paper('Ask the ministry which')] }, '"Ask the ministry which" is no document'],
  ['a document that is a person', { documents: [paper('Yourself, in person')] }, '"Yourself, in person" is no document'],
  ['a guide without short facts', { row: undefined }, 'row: the short facts are missing'],
  ['a short fact that is long', { row: row({ cost: text('x'.repeat(29)) }) }, '<=28'],
  ['a short fact with a figure of its own', { row: row({ cost: text('ETB 3') }) }, 'row.cost.en: 3 stands in no fact and no fee'],
  ['a figure in one language only', { summary: { en: 'It takes 3 days', am: 'አምስት ቀን' } }, '"3" stands in one language only'],
  ['a day that is another one', { summary: { en: 'Until 9 January 2025', am: 'እስከ ጥር 2 ቀን 2017 ዓ.ም.' } }, '"9 January 2025" stands'],
  ['a sum that only the summary has', { summary: text('ETB 77') }, '77 stands in no fact'],
  ['a word in a form that is not used', { title: { en: 'A', am: 'ዋናውና ኮፒው' } }, '"ኮፒ": write ቅጂ'],
  ['HTML that is not allowed', { body: { en: '<script>x</script>', am: '<p>ሀ</p>' } }, 'body.en: <script>'],
  ['ASCII punctuation in Amharic', { title: { en: 'A', am: 'ሰላም, ዓለም' } }, 'ASCII punctuation'],
])('finds %s', (_, changes, complaint) => {
  expect(faultsOf(changes)).toEqual(expect.arrayContaining([expect.stringContaining(complaint)]))
})

it('knows one name of a law', () => {
  const guide = readGuide(JSON.stringify({ ...sound, law: [text('Data Act No. 1/2018'), text('Act on Data No. 1/2018')] }))
  expect(lawFaults([guide])).toEqual(['law: "Act on Data No. 1/2018" is elsewhere "Data Act No. 1/2018"'])
})

it('knows the HTML of a guide', () => {
  expect(htmlFaults('<h2>A</h2><p><a href="https://example.org">b</a> &lt; <em>c</em></p>')).toEqual([])
  expect(htmlFaults('<p onclick="x()">a</p>')).toEqual(['<p onclick="x()"> has an attribute that is not allowed'])
  expect(htmlFaults('<a href="http://example.org">a</a>')).toHaveLength(1)
  expect(htmlFaults('<ul><li>a</ul>')).not.toEqual([])
  expect(htmlFaults('<p>a')).toEqual(['<p> is not closed'])
  expect(htmlFaults('<p>a < b</p>')).not.toEqual([])
})
