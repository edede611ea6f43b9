import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mark } from '../present.ts'
import { analyse, piecesOf, wordsOf } from './analyse.ts'
import { distanceWithin } from './distance.ts'

test('a word is kept as it is folded, by its stems and by its sound', () => {
  expect(analyse('licences')).toEqual({ word: 'licences', exact: 'x:licences', stems: ['s:licenc'], sounds: ['l:lknks'] })
  const [word = ''] = wordsOf('የቤቶች')
  expect(analyse(word)).toMatchObject({ exact: 'x:የቤቶች', stems: ['s:ቤት'] })
  expect(analyse(word).sounds).toContain('k:bt')
})

test('what is no word is left out: signs, quotes, emoji, marks of direction, controls', () => {
  expect(wordsOf('\u202Eፓስ\u200Fፖርት\u202C \u0001 %_\'"\\ 🚗🚗 <b>;--')).toEqual(['ፓስፖርት', 'b'])
  expect(wordsOf('🙂 %%% """ \u200F\uFE0F')).toEqual([])
  expect(wordsOf('a'.repeat(5000))[0]).toHaveLength(60)
})

test('the pieces of a text put together are the text', () => {
  const texts = ['ት/ቤት የሄደ፣ ኃ.የተ.የግ.ማ!', 'St. Mary’s, e-tax (15%)', ' \n', '', 'ሀ/ለ።', 'ገ/ጽዮን 20/80']
  for (const text of texts) {
    expect(
      piecesOf(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text)
  }
})

test('marked words keep the spelling of the text', () => {
  const meets = ({ words }: { words: { stems: string[] }[] }) => words.some(({ stems }) => stems.includes('s:ማህበር'))
  expect(mark('የግል ማኅበሩ፣ ማህበር', meets)).toEqual([
    { text: 'የግል ', marked: false },
    { text: 'ማኅበሩ', marked: true },
    { text: '፣ ', marked: false },
    { text: 'ማህበር', marked: true },
  ])
  expect(mark('ማኅበር', null)).toEqual([{ text: 'ማኅበር', marked: false }])
})

test.each([
  ['pasport', 'passport', 1],
  ['passprot', 'passport', 1],
  ['ፓስፓርት', 'ፓስፖርት', 1],
  ['abc', 'abc', 0],
  ['abcdef', 'uvwxyz', 3],
])('%s is %s away from %s', (one, other, distance) => {
  expect(distanceWithin(one, other, 2)).toBe(distance)
})

test('runs of words are what the letters of Unicode say, joined by marks between them', () => {
  const RUN = /[\p{L}\p{M}\p{N}]+(?:[./'’][\p{L}\p{M}\p{N}]+)*/gu
  const aText = fc.string({
    unit: fc.constantFrom(...'abሀለ19é\u0301', ' ', '.', '/', "'", '’', '-', '።', '𝒜', '🚗', '\ud800'),
    maxLength: 30,
  })
  fc.assert(
    fc.property(aText, (text) => {
      const pieces = piecesOf(text)
      expect(pieces.map((piece) => piece.text).join('')).toBe(text)
      const between = pieces.filter(({ words }) => words.length === 0).every((piece) => !/[a-z\u1200-\u135a\d]/u.test(piece.text))
      expect(between).toBe(true)
      const runs = [...text.matchAll(RUN)].map(([run]) => run)
      expect(
        pieces
          .filter(({ words }) => words.length > 0)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(
        runs
          .map((run) =>
            piecesOf(run)
              .filter(({ words }) => words.length > 0)
              .map((piece) => piece.text)
              .join(''),
          )
          .join(''),
      )
    }),
  )
})
