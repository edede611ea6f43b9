import fc from 'fast-check'
import { expect, test } from 'vitest'
import { WordIndex } from './word-index.ts'
import { hasWords, searchedIn, wordsIn, wordsOf } from './words.ts'

const SOME = [
  'Selam',
  'selamawit',
  'ሰላም',
  'ለሰላምና',
  'ሠላም',
  'ፓስፖርት',
  'በፓስፖርቶች',
  'passport',
  'passports',
  'ትርጉም',
  'tirgum',
  'Hawassa',
  'ሐዋሳ',
  '12',
  'a',
]
const word = fc.oneof(
  fc.constantFrom(...SOME),
  fc.string({ unit: fc.constantFrom(...'aesmlt'), minLength: 1, maxLength: 4 }),
  fc.string({ unit: fc.constantFrom(...'ሰሠላለምትርጉን'), minLength: 1, maxLength: 4 }),
  fc.string({ maxLength: 5 }),
)
const text = fc.array(word, { maxLength: 6 }).map((words) => words.join(' '))

test('who is found is who has the words, whatever was said before', () => {
  fc.assert(
    fc.property(
      fc.array(text, { maxLength: 12 }),
      fc.array(fc.tuple(fc.nat(11), text)),
      fc.array(text, { minLength: 1, maxLength: 5 }),
      (said, changes, queries) => {
        const index = new WordIndex()
        const places = said.map((each) => index.add(wordsIn(each)))
        for (const [who, changed] of changes) {
          if (who >= said.length) continue
          said[who] = changed
          places[who] = index.add(wordsIn(changed))
        }
        for (const query of queries) {
          const words = wordsOf(query)
          const found = index.find(words)
          for (const [who, each] of said.entries()) expect(found(places[who] ?? -1)).toBe(hasWords(searchedIn(each), words))
        }
      },
    ),
    { numRuns: 500 },
  )
})

test('no words are said by everybody; by nobody what no one says', () => {
  const index = new WordIndex()
  const place = index.add(wordsIn('Selam ፓስፖርት'))
  expect(index.find([])(place)).toBe(true)
  expect(index.find(wordsOf('selam passport nobody'))(place)).toBe(false)
  expect(index.find(wordsOf('sela pasport'))(place)).toBe(true)
})
