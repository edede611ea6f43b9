import { readFileSync } from 'node:fs'
import { afterAll, expect, it } from 'vitest'
import { check } from './check-content.ts'
import { htmlFaults, punctuationFaults } from './check-content-text.ts'
import { linesOf, removeTrees, treeOf } from './check-tree.ts'

afterAll(removeTrees)

type Guide = Record<string, unknown>
const sound: Guide = JSON.parse(readFileSync('content/guides/telebirr.json', 'utf8'))
const CATEGORIES = ['government', 'private', 'scholarship', 'business', 'construction']

/** Sixty sound guides, one of them with the given changes. */
function guides(changes: Guide = {}, count = 60): string[] {
  const files: Record<string, unknown> = {
    'content/organisations.json': [{ id: 'telecom', type: 'Private', name: { en: 'Telecom', am: 'ቴሌኮም' } }],
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
  ['HTML that is not allowed', { body: { en: '<script>x</script>', am: '<p>ሀ</p>' } }, 'body.en: <script>'],
  ['ASCII punctuation in Amharic', { title: { en: 'A', am: 'ሰላም, ዓለም' } }, 'ASCII punctuation'],
])('finds %s', (_, changes, complaint) => {
  expect(guides(changes)).toEqual(expect.arrayContaining([expect.stringContaining(complaint)]))
})

it('finds what is missing from the whole', () => {
  expect(guides({}, 59)).toEqual([expect.stringContaining('59 sound guides')])
  const few = guides({ organisation: null }, 2).join('\n')
  expect(few).toContain('no guide in the category scholarship')
  expect(
    linesOf(check(treeOf({ 'content/organisations.json': [{ id: 'bank', type: 'Private', name: { en: 'B', am: 'ባ' } }] }))),
  ).toEqual(
    expect.arrayContaining([
      expect.stringContaining('no guide is about bank'),
      expect.stringContaining('trade-licence, which is missing'),
    ]),
  )
})

it('knows the HTML of a guide', () => {
  expect(htmlFaults('<h2>A</h2><p><a href="https://example.org">b</a> &lt; <em>c</em></p>')).toEqual([])
  expect(htmlFaults('<p onclick="x()">a</p>')).toEqual(['<p onclick="x()"> has an attribute that is not allowed'])
  expect(htmlFaults('<a href="http://example.org">a</a>')).toHaveLength(1)
  expect(htmlFaults('<ul><li>a</ul>')).not.toEqual([])
  expect(htmlFaults('<p>a')).toEqual(['<p> is not closed'])
  expect(htmlFaults('<p>a < b</p>')).not.toEqual([])
})

it('tells an abbreviation from a sentence', () => {
  expect(punctuationFaults('በ2017 ዓ.ም. ለተ.እ.ታ ኃ.የተ.የግ.ማኅበር (እ.ኤ.አ.) ነው።')).toEqual([])
  expect(punctuationFaults('ሰላም.')).toHaveLength(1)
  expect(punctuationFaults('ሰላም; ዓለም: ቤት,')).toHaveLength(3)
})
