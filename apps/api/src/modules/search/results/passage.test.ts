import { expect, test } from 'vitest'
import type { Piece } from '../words/analyse.ts'
import { lineOf, passageOf } from './passage.ts'

const meets =
  (...stems: string[]) =>
  ({ words }: Piece) =>
    words.some((word) => word.stems.some((stem) => stems.includes(stem)))
const body = (bodyEn: string, bodyAm: string | null = null) => ({ guide: null, bodyEn, bodyAm })

test('the sentence with the most of the words is taken, whole and without its tags', () => {
  const texts = body(
    '<p>A visa is not needed. Bring the <strong>passport</strong> and the visa of both.</p><ul><li>One passport.</li></ul>',
  )
  expect(passageOf(texts, 'en', meets('s:passport', 's:visa'))).toBe('Bring the passport and the visa of both.')
  expect(passageOf(texts, 'en', meets('s:passport'))).toBe('Bring the passport and the visa of both.')
  expect(passageOf(texts, 'en', meets('s:licenc'))).toBeNull()
})

test('a short sentence brings the next of its paragraph, never that of another', () => {
  expect(passageOf(body('<p>Pay the fee. Keep the receipt.</p><p>Go.</p>'), 'en', meets('s:fe', 's:fee'))).toBe(
    'Pay the fee. Keep the receipt.',
  )
  expect(passageOf(body('<li>Pay the fee.</li><li>Go.</li>'), 'en', meets('s:fe', 's:fee'))).toBe('Pay the fee.')
})

test('of a long sentence the part with the word is shown', () => {
  const passage = passageOf(body(`<p>${'and so on '.repeat(40)}passport ${'and on '.repeat(60)}</p>`), 'en', meets('s:passport'))
  expect(passage).toMatch(/^…passport and on .*…$/)
  expect([...(passage ?? '')].length).toBeLessThanOrEqual(221)
})

test('the passage is in the language of the title', () => {
  expect(passageOf(body('<p>passport</p>', '<p>የፓስፖርት ቅጂ።</p>'), 'am', meets('s:ፓስፖርት'))).toBe('የፓስፖርት ቅጂ።')
  expect(passageOf(body('<p>passport</p>', null), 'am', meets('s:passport'))).toBeNull()
})

test('a line is the beginning of a text, cut at a word', () => {
  expect(lineOf('Bring it.', 'en', meets('s:passport'))).toBe('Bring it.')
  expect(lineOf('word '.repeat(40), 'en', null)).toMatch(/^(?:word ){16}word…$/)
  expect(lineOf(`passport ${'word '.repeat(40)}`, 'en', meets('s:passport'))).toMatch(/^passport (?:word ){15}word…$/)
})

test('a word that was met further behind stands in the line, with what comes before it', () => {
  expect(
    lineOf(`${'and so on '.repeat(20)}bring the old passport and go. ${'Then wait. '.repeat(20)}`, 'en', meets('s:passport')),
  ).toMatch(/^…(?:\w+ ){1,5}bring the old passport and go\. .*…$/)
  expect(lineOf(`${'x'.repeat(120)}-passport`, 'en', meets('s:passport'))).toContain('passport')
})
