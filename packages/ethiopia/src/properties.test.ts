// Laws that hold for any text, number and day, tried on generated ones: first any Unicode at all, then Amharic as it is
// typed. The seed is fixed, so the same inputs come on every run; a failure is shown with the smallest input that breaks it.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatShortAge, postDateLabel, shortAge, steadyNow } from './ages.ts'
import {
  daysInEthiopianMonth,
  daysInGregorianMonth,
  ethiopian,
  gregorian,
  isoDate,
  isValidEthiopian,
  isValidGregorian,
  parseIsoDate,
  toEthiopian,
  toGregorian,
  toJulianDay,
  weekday,
} from './calendar.ts'
import { addisTime, formatEthiopianTime, fromEthiopianTime, parseEthiopianTime, toEthiopianTime } from './clock.ts'
import { expandAbbreviations, fold, normalizePunctuation, tokenize } from './fold.ts'
import type { Language } from './languages.ts'
import { plainLatin, toEthiopic } from './latin.ts'
import { birrWords, numberWords } from './number-words.ts'
import { fromGeez } from './numeral-reading.ts'
import { toGeez } from './numerals.ts'
import { formatPhone, parsePhone } from './phones.ts'
import { skeleton, soundKey } from './skeleton.ts'
import { stem } from './stem.ts'
import { slug, transliterate } from './transliterate.ts'

fc.configureGlobal({ seed: 2019, numRuns: 2000 })

const FIDEL = Array.from({ length: 0x15b }, (_, index) => String.fromCharCode(0x1200 + index)).filter((letter) =>
  /\p{L}/u.test(letter),
)
/** Letters that take part in rules of folding and of endings come up more often than chance would bring them. */
const BUSY = [...'ዋዉዪሃኣሱቱኩችንናምውኦየበለከእያ']
const OTHER = [...'aeiouhwybcdgkpqstxzAÉñİΣ0129፩፪፻\u0301\u030C\u135F\u200B\u00AD']
const MARKS = [...' \n፡።፣፤፦፧፨-/.()«»', '::', '፡-', 'ዓ.ም.', 'ወ/ሮ', 'ት/ቤ', 'ኃ/የተ/የግ/ማ', 'ገ/']

const fidel = fc.oneof(fc.constantFrom(...FIDEL), fc.constantFrom(...BUSY))
const ethiopicWord = fc.string({ unit: fidel, minLength: 1, maxLength: 8 })
const word = fc.string({ unit: fc.oneof(fidel, fc.constantFrom(...OTHER)), maxLength: 8 })
const amharicText = fc.string({ unit: fc.oneof(fidel, fc.constantFrom(...OTHER), fc.constantFrom(...MARKS)), maxLength: 14 })
/** Any code unit, so also halves of a character, as a text cut at a fixed length ends in one. */
const brokenText = fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) })
const anyText = fc.oneof(amharicText, fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), brokenText)

const language = fc.constantFrom<Language>('en', 'am')
const ethiopianDate = fc
  .record({
    year: fc.integer({ min: 1, max: 9991 }),
    month: fc.integer({ min: 1, max: 13 }),
    part: fc.integer({ min: 0, max: 29 }),
  })
  .map(({ year, month, part }) => ethiopian(year, month, 1 + (part % daysInEthiopianMonth(year, month))))
const gregorianDate = fc
  .record({
    year: fc.integer({ min: 9, max: 9999 }),
    month: fc.integer({ min: 1, max: 12 }),
    part: fc.integer({ min: 0, max: 30 }),
  })
  .map(({ year, month, part }) => gregorian(year, month, 1 + (part % daysInGregorianMonth(year, month))))

const isFolded = (text: string): boolean => fold(text) === text

/** A function that refuses an input says so with a RangeError; anything else is our own fault. */
function refuses(run: () => unknown): boolean {
  try {
    run()
    return false
  } catch (error) {
    expect(error).toBeInstanceOf(RangeError)
    return true
  }
}

function holds<Input>(inputs: fc.Arbitrary<Input>, law: (input: Input) => void): void {
  fc.assert(fc.property(inputs, law))
}

test('no text makes the analysis throw', () => {
  holds(anyText, (text) => {
    for (const analyse of [fold, normalizePunctuation, expandAbbreviations, tokenize, stem, skeleton, soundKey]) analyse(text)
    for (const write of [transliterate, slug, toEthiopic, plainLatin, parsePhone]) write(text)
  })
})

test('folding twice changes nothing, and neither does normalising the punctuation twice', () => {
  holds(anyText, (text) => {
    expect(fold(fold(text))).toBe(fold(text))
    expect(normalizePunctuation(normalizePunctuation(text))).toBe(normalizePunctuation(text))
  })
})

test('the words of a text are folded, not empty and without marks; joined by spaces and divided again they are the same', () => {
  holds(anyText, (text) => {
    const words = tokenize(text)
    expect(words.filter((item) => !isFolded(item) || !/^[^\s\p{P}\p{S}]+$/u.test(item))).toEqual([])
    expect(tokenize(words.join(' '))).toEqual(words)
  })
})

test('a word has one to three stems, none empty, and the same when folded before', () => {
  holds(fc.oneof(ethiopicWord, word, anyText), (text) => {
    const stems = stem(text)
    expect(stems.length).toBeLessThanOrEqual(3)
    expect(stems.length > 0).toBe(fold(text) !== '')
    expect(stems).not.toContain('')
    expect(stem(fold(text))).toEqual(stems)
  })
})

test('a stem of an Ethiopic word is made of Ethiopic letters, folded', () => {
  holds(ethiopicWord, (text) => {
    expect(stem(text).filter((item) => !isFolded(item) || !/^[\u1200-\u135A]+$/.test(item))).toEqual([])
  })
})

test('folding changes neither skeleton nor key; a skeleton holds no vowel and no letter twice in a row', () => {
  holds(fc.oneof(word, anyText), (text) => {
    expect(skeleton(fold(text))).toBe(skeleton(text))
    expect(soundKey(fold(text))).toBe(soundKey(text))
    expect(skeleton(text)).toMatch(/^(?:A|(?![aeiou]))[^aeiou]*$/)
    expect(skeleton(text)).not.toMatch(/(.)\1/)
  })
})

test('an Ethiopic word and its Latin spelling have one key', () => {
  holds(ethiopicWord, (text) => {
    expect(soundKey(transliterate(fold(text)))).toBe(soundKey(text))
  })
})

test('Ethiopic letters become Latin ones only; of any text no Ethiopic letter or mark is left', () => {
  holds(ethiopicWord, (text) => {
    expect(transliterate(text)).toMatch(/^[a-z]+$/)
  })
  holds(anyText, (text) => {
    const left = [...transliterate(text)].filter((letter) => /[\u1200-\u1368]/.test(letter) && /[\p{L}\p{P}\p{M}]/u.test(letter))
    expect(left).toEqual([])
  })
})

test('a slug is made of a-z, 0-9 and single hyphens, and is its own slug', () => {
  holds(anyText, (text) => {
    expect(slug(text)).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/)
    expect(slug(slug(text))).toBe(slug(text))
  })
})

test('nothing Latin is left of a word typed in Latin letters', () => {
  holds(fc.oneof(word, fc.string({ unit: 'grapheme-ascii' })), (text) => {
    expect(toEthiopic(text).normalize('NFD')).not.toMatch(/[a-z]/i)
  })
})

test("every positive number comes back from its Ge'ez numeral, however large", () => {
  holds(fc.bigInt({ min: 1n, max: 10n ** 120n }), (value) => {
    expect(fromGeez(toGeez(value))).toBe(value)
  })
})

test('any text is a numeral with a value that comes back, or is refused', () => {
  const digits = fc.string({ unit: fc.constantFrom(...'፩፪፱፲፳፺፻፼'), maxLength: 8 })
  holds(fc.oneof(digits, anyText), (text) => {
    if (!refuses(() => fromGeez(text))) expect(fromGeez(toGeez(fromGeez(text)))).toBe(fromGeez(text))
  })
})

test('numbers and amounts in words are words of one language, joined by single spaces', () => {
  holds(fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 15n - 1n }), language), ([value, lang]) => {
    const shape = lang === 'am' ? /^[\u1200-\u135A]+(?: [\u1200-\u135A]+)*$/ : /^[a-z]+(?:[ -][a-z]+)*$/
    expect(numberWords(value, lang)).toMatch(shape)
    expect(birrWords(value, lang)).toMatch(shape)
  })
})

test('a day of either calendar is the same day in the other, and comes back', () => {
  holds(fc.oneof(ethiopianDate, gregorianDate), (date) => {
    const other = date.calendar === 'ethiopian' ? toGregorian(date) : toEthiopian(date)
    expect(toJulianDay(other)).toBe(toJulianDay(date))
    expect(date.calendar === 'ethiopian' ? toEthiopian(other) : toGregorian(other)).toEqual(date)
    expect(parseIsoDate(isoDate(date))).toEqual(toGregorian(date))
    expect([0, 1, 2, 3, 4, 5, 6]).toContain(weekday(date))
  })
})

test('three numbers are a date exactly when they are said to be valid', () => {
  const number = fc.oneof(fc.integer({ min: -1, max: 40 }), fc.integer({ min: 1, max: 9999 }), fc.double())
  holds(fc.tuple(number, number, number), ([year, month, day]) => {
    expect(refuses(() => ethiopian(year, month, day))).toBe(!isValidEthiopian(year, month, day))
    expect(refuses(() => gregorian(year, month, day))).toBe(!isValidGregorian(year, month, day))
  })
})

test('a time of day comes back from its Ethiopian time and from its written form; other text is refused', () => {
  holds(fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 })), ([hour, minute]) => {
    const local = toEthiopianTime(hour, minute)
    expect(fromEthiopianTime(local)).toEqual({ hour, minute })
    expect(parseEthiopianTime(formatEthiopianTime(local))).toEqual(local)
  })
  holds(anyText, (text) => {
    refuses(() => parseEthiopianTime(text))
  })
})

test('every instant has an age, a label and a time in both languages', () => {
  const instant = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  holds(fc.tuple(instant, instant, language), ([then, now, lang]) => {
    expect(formatShortAge(shortAge(then, now), lang)).not.toBe('')
    expect(postDateLabel(then, now, lang)).not.toBe('')
    expect(formatEthiopianTime(addisTime(then))).toMatch(/^\S+ \d{1,2}:\d\d ሰዓት$/)
  })
})

test('the steady now gives the ages and labels of the real one, and is its own', () => {
  const instant = fc.date({ min: new Date('2019-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  holds(fc.tuple(fc.array(instant), instant), ([instants, now]) => {
    const steady = steadyNow(instants, now)
    expect(new Date(steady).getTime()).toBeLessThanOrEqual(now.getTime())
    for (const each of instants) {
      expect(shortAge(each, steady)).toEqual(shortAge(each, now))
      expect(postDateLabel(each, steady, 'en')).toBe(postDateLabel(each, now, 'en'))
    }
    expect(steadyNow(instants, steady)).toBe(steady)
  })
})

test('a telephone number has one stored form, whatever way it is written', () => {
  const national = fc
    .tuple(
      fc.constantFrom('91', '70', '11', '22', '25', '33', '34', '46', '47', '57', '58'),
      fc.integer({ min: 0, max: 9_999_999 }),
    )
    .map(([area, rest]) => area + String(rest).padStart(7, '0'))
  const start = fc.constantFrom('+251', '251', '0', '+251 ', '(0', '\u202A+251-')
  holds(fc.tuple(start, national, fc.constantFrom('', ' ', '-', '.', '\u00A0')), ([before, digits, between]) => {
    expect(parsePhone(before + digits.split('').join(between))).toBe(`+251${digits}`)
    expect(parsePhone(formatPhone(`+251${digits}`))).toBe(`+251${digits}`)
  })
  holds(fc.oneof(anyText, fc.string({ unit: fc.constantFrom(...'0+251 97-') })), (text) => {
    const stored = parsePhone(text)
    if (stored !== null) expect(stored).toMatch(/^\+251\d{9}$/)
    if (stored !== null) expect(parsePhone(stored)).toBe(stored)
  })
})
