import { expect, it } from 'vitest'
import { type Piece, wordDiff } from './word-diff.ts'

const shown = (pieces: readonly Piece[]): string =>
  pieces.map(({ text, kind }) => (kind === 'same' ? text : kind === 'gone' ? `[-${text}-]` : `{+${text}+}`)).join('')

it.each([
  ['', '', ''],
  ['Pay ETB 80', 'Pay ETB 80', 'Pay ETB 80'],
  ['', 'new', '{+new+}'],
  ['gone', '', '[-gone-]'],
  ['Pay ETB 80 at the office', 'Pay ETB 120 at the office', 'Pay ETB [-80 -]{+120 +}at the office'],
  ['ክፍያው 80 ብር ነው።', 'ክፍያው 120 ብር ነው።', 'ክፍያው [-80 -]{+120 +}ብር ነው።'],
  ['one two three', 'three', '[-one two -]three'],
  ['a b c d', 'a x c y d', 'a [-b -]{+x +}c {+y +}d'],
  ['a b', 'a b c', 'a b {+c+}'],
])('%s → %s', (before, after, expected) => {
  expect(shown(wordDiff(before, after))).toBe(expected)
})

it('gives back both texts, whatever they are', () => {
  const words = ['ሀ', 'ለ', 'the', 'fee', '80', 'office.']
  for (let n = 0; n < 200; n += 1) {
    const text = (salt: number) =>
      Array.from({ length: 1 + ((n * salt) % 9) }, (_, i) => words[(n * salt + i * i) % words.length]).join(' ')
    const [before, after] = [text(3), text(5)]
    const without = (kind: Piece['kind']) =>
      wordDiff(before, after)
        .flatMap((piece) => (piece.kind === kind ? [] : piece.text.trim().split(/\s+/)))
        .join(' ')
    expect(without('new')).toBe(before)
    expect(without('gone')).toBe(after)
  }
})

it('does not draw a table of a hundred million cells', () => {
  const long = (word: string) => `${word} `.repeat(10_000)
  expect(wordDiff(long('a'), long('b')).map(({ kind }) => kind)).toEqual(['gone', 'new'])
})
