// Amharic to Latin letters, for addresses (slugs) and for readers of English.
// A plain spelling without diacritics; the sounds are those of letters.ts.

import { expandAbbreviations } from './fold.ts'
import { soundOf } from './letters.ts'
import { fromGeez } from './numeral-reading.ts'

const WORD = /[\u1200-\u135A]+/g
const GEEZ_NUMBER = /[\u1369-\u137C]+/g
const COMBINING_MARKS = /[\u135D-\u135F]/g

const PUNCTUATION: Readonly<Record<string, string>> = {
  '፠': ' ',
  '፡': ' ',
  '።': '.',
  '፣': ',',
  '፤': ';',
  '፥': ':',
  '፦': ':',
  '፧': '?',
  '፨': ' ',
}

/**
 * A sixth order gets an "i" at the start of a word and after a consonant that was left bare, so that no more than two
 * consonants meet; after a vowel and at the end of a word it is left bare.
 */
function transliterateWord(word: string): string {
  let text = ''
  let needsVowel = true // at the start, and after a consonant that was left bare
  for (const [index, letter] of Array.from(word).entries()) {
    const sound = soundOf(letter)
    if (sound === undefined) {
      text += letter
      needsVowel = true
      continue
    }
    const [consonant, fixed] = sound
    const isLast = index === word.length - 1
    const vowel: string = fixed !== '' ? fixed : needsVowel && (!isLast || index === 0) ? 'i' : ''
    text += consonant + vowel
    needsVowel = vowel === ''
  }
  return text
}

function geezToDigits(numeral: string): string {
  try {
    return String(fromGeez(numeral))
  } catch {
    return numeral // digits that make no number stay as they are
  }
}

/**
 * Amharic words (U+1200 to U+135A) in Latin letters: `መንግሥት` -> `mengist`. Ge'ez numbers become 0-9, Ethiopic punctuation its
 * Latin counterpart; everything else stays, also the letters that other languages add to the script (from U+1380 on).
 */
export function transliterate(text: string): string {
  return text
    .replace(COMBINING_MARKS, '')
    .replace(WORD, transliterateWord)
    .replace(GEEZ_NUMBER, geezToDigits)
    .replace(/[፠፡።፣፤፥፦፧፨]/g, (mark) => PUNCTUATION[mark] ?? mark)
}

/**
 * Part of an address: lower-case `a-z0-9` in groups joined by single hyphens; `የንግድ ፈቃድ` -> `yengid-fekad`.
 * Abbreviations are spelled out, accents and apostrophes dropped. Empty when nothing of the text can be written so.
 */
export function slug(text: string): string {
  return transliterate(expandAbbreviations(text.normalize('NFC')))
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
