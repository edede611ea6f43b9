// One key for both scripts, so that "pasport", "passport" and ፓስፖርት find each other: the consonants of a word.
// Vowels typed in Latin letters are not reliable (fikad, feqad, fiqad), and neither are h, w, y and doubled letters.
// The key is loose (about one in twenty stands for two words): give it a low weight compared with exact words and stems.

import { fold } from './fold.ts'
import { plainLatin } from './latin.ts'
import { transliterate } from './transliterate.ts'

/** Spellings of one sound, in this order. Capitals are sounds that Latin writes with two letters. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/gn/g, 'ny'],
  [/tch/g, 'ch'],
  [/t[sz]/g, 's'],
  [/c(?!h)|q/g, 'k'],
  [/x/g, 'ks'],
  [/v/g, 'b'],
  [/n(?=b)/g, 'm'], // as it is spoken: ግንባታ, "gimbata"
  [/kh/g, 'h'],
  [/sh/g, 'S'],
  [/zh/g, 'Z'],
  [/ch/g, 'C'],
  [/ny/g, 'N'],
  [/'/g, ''],
]

const DOUBLED = /(.)\1+/g

/** Sounds of a word of either script, vowels kept: `ፀሐይ` and `tsehay` are `sehay`. */
function soundsOf(word: string): string {
  // Through our own Latin spelling, not letter by letter: its short "i" keeps ጽሕፈት (tsihfet) from showing an "sh".
  const latin = plainLatin(transliterate(fold(word))).replace(/[^a-z']+/g, '')
  return SOUNDS.reduce((text, [spelling, sound]) => text.replace(spelling, sound), latin)
}

/**
 * Consonants of one word, Ethiopic or Latin: `ፈቃድ`, `feqad`, `fikad` -> `fkd`. A vowel at the start is `A`; h, w and y count
 * only there. The case of a letter carries meaning. Empty for a word without letters (`2019`).
 */
export function skeleton(word: string): string {
  return soundsOf(word)
    .replace(/^[aeiou]/, 'A')
    .replace(/[aeiou]/g, '')
    .replace(/(?!^)[hwy]/g, '')
    .replace(DOUBLED, '$1')
}

/**
 * The key to index and to look up: the skeleton, or, when that is a single letter and so would match far too much
 * (`ፀሐይ` -> `s`), the sounds with their vowels: `sehay`. Empty for a word without letters.
 */
export function soundKey(word: string): string {
  const key = skeleton(word)
  // ውሃ is typed "wuha" as well as "wiha".
  return key.length === 1 ? soundsOf(word).replace(DOUBLED, '$1').replace(/^wu/, 'wi') : key
}
