// Laws that hold for any text, tried on many generated ones. The generator is seeded: a failure comes back.

import { expect, test } from 'vitest'
import { ethiopian, ethiopianFromJulianDay, toGregorian, toJulianDay } from './calendar.ts'
import { fold, tokenize } from './fold.ts'
import { toEthiopic } from './latin.ts'
import { fromGeez, toGeez } from './numerals.ts'
import { skeleton, soundKey } from './skeleton.ts'
import { stem } from './stem.ts'
import { slug, transliterate } from './transliterate.ts'

const RUNS = 10_000

/** Numbers from 0 up to, not including, 1 (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const FIDEL = Array.from({ length: 0x15b }, (_, index) => String.fromCharCode(0x1200 + index)).filter((letter) =>
  /\p{L}/u.test(letter),
)
/** Letters that take part in rules of folding and of endings come up more often than chance would bring them. */
const BUSY = [...'ዋዋዉዪሃኣሱቱኩችችንናምውኦየበለከእያ']
const OTHER = [...'aeiouhwybcdgkpqstxzAÉñİΣ0129፩፪፻\u0301\u030C\u135F\u200B\u00AD'] as const
const MARKS = [...' \n፡።፣፤፦፧፨::-/.()«»', 'ዓ.ም.', 'ወ/ሮ', 'ት/ቤ', 'ኃ/የተ/የግ/ማ', 'ገ/', '፡-']

function generator(seed: number) {
  const random = seeded(seed)
  const pick = (list: readonly string[]): string => list[Math.floor(random() * list.length)] ?? ''
  const repeat = (most: number, next: () => string): string =>
    Array.from({ length: 1 + Math.floor(random() * most) }, next).join('')
  return {
    ethiopic: () => repeat(8, () => pick(random() < 0.4 ? BUSY : FIDEL)),
    word: () => repeat(8, () => pick(random() < 0.3 ? OTHER : FIDEL)),
    text: () => repeat(14, () => pick(random() < 0.3 ? MARKS : random() < 0.3 ? OTHER : random() < 0.5 ? BUSY : FIDEL)),
    below: (limit: number) => Math.floor(random() * limit),
  }
}

/** Inputs for which the law does not hold; few are enough. */
function broken(make: () => string, holds: (input: string) => boolean): string[] {
  const found: string[] = []
  for (let run = 0; run < RUNS && found.length < 5; run++) {
    const input = make()
    if (!holds(input)) found.push(input)
  }
  return found
}

const same = (one: readonly string[], other: readonly string[]): boolean => one.join('\n') === other.join('\n')

test('folding twice changes nothing', () => {
  expect(broken(generator(1).text, (text) => fold(fold(text)) === fold(text))).toEqual([])
})

test('words stay words: joined by spaces and divided again they are the same', () => {
  const isStable = (text: string) => same(tokenize(tokenize(text).join(' ')), tokenize(text))
  expect(broken(generator(2).text, isStable)).toEqual([])
  expect(broken(generator(3).text, (text) => tokenize(text).every((word) => word === fold(word)))).toEqual([])
})

test('an Ethiopic word has one to three stems, none empty, always the same, and the same folded', () => {
  const holds = (word: string) => {
    const stems = stem(word)
    return (
      stems.length >= 1 && stems.length <= 3 && !stems.includes('') && same(stems, stem(word)) && same(stems, stem(fold(word)))
    )
  }
  expect(broken(generator(4).ethiopic, holds)).toEqual([])
  expect(broken(generator(5).word, (word) => stem(word).every((item) => item !== ''))).toEqual([])
})

test('a stem of an Ethiopic word is made of Ethiopic letters, folded', () => {
  const holds = (word: string) => stem(word).every((item) => fold(item) === item && /^[\u1200-\u135A]+$/.test(item))
  expect(broken(generator(6).ethiopic, holds)).toEqual([])
})

test('folding a word changes neither its skeleton nor its key', () => {
  expect(broken(generator(7).word, (word) => skeleton(fold(word)) === skeleton(word))).toEqual([])
  expect(broken(generator(8).text, (text) => soundKey(fold(text)) === soundKey(text))).toEqual([])
})

test('an Ethiopic word and its Latin spelling have one key; a skeleton holds no vowel and no letter twice in a row', () => {
  expect(broken(generator(9).ethiopic, (word) => soundKey(transliterate(fold(word))) === soundKey(word))).toEqual([])
  expect(broken(generator(10).word, (word) => /^A?[^aeiou]*$/.test(skeleton(word)) && !/(.)\1/.test(skeleton(word)))).toEqual([])
})

test('nothing Latin is left of a typed word; a slug is its own slug', () => {
  expect(broken(generator(11).word, (word) => !/[a-z]/i.test(toEthiopic(word).normalize('NFD')))).toEqual([])
  expect(broken(generator(12).text, (text) => slug(slug(text)) === slug(text) && /^[a-z0-9-]*$/.test(slug(text)))).toEqual([])
})

test('numerals, and the days of eight centuries, come back', () => {
  const { below } = generator(13)
  const start = toJulianDay(ethiopian(1500, 1, 1))
  for (let run = 0; run < RUNS; run++) {
    const number = 1 + below(300_000)
    const local = ethiopianFromJulianDay(start + number)
    const western = toGregorian(local)
    const back = [Number(fromGeez(toGeez(number))), toJulianDay(local) - start, toJulianDay(western) - start]
    if (back.some((value) => value !== number)) throw new Error(`${number} comes back as ${back.join(', ')}`)
  }
})
