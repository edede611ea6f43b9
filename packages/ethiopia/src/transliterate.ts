// Amharic to Latin letters, for addresses (slugs) and for readers of English.
// A plain spelling without diacritics; ejectives and the two s, h and glottal series are not told apart.

import { expandAbbreviations } from './fold.ts'
import { fromGeez } from './numerals.ts'

/** First letter of each row of eight, with its consonant; the glottal rows አ and ዐ have none. */
const CONSONANTS: ReadonlyMap<string, string> = new Map(
  `ሀh ለl ሐh መm ሠs ረr ሰs ሸsh ቀk ቐk በb ቨv ተt ቸch ኀh ነn ኘny አ ከk ኸh ወw ዐ ዘz ዠzh የy ደd ዸd ጀj ገg ጘng
  ጠt ጨch ጰp ጸts ፀts ፈf ፐp`
    .split(/\s+/)
    .map((item) => [item.slice(0, 1), item.slice(1)]),
)

/** By order in the row. The sixth has a short vowel or none, decided by its neighbours; the eighth is the labial. */
const VOWELS = ['e', 'u', 'i', 'a', 'e', '', 'o', 'wa'] as const
const SIXTH = 5
/** Rows whose first order is spoken like the fourth: ሀገር is "hager", አዲስ is "adis". */
const OPEN_ROWS = 'ሀሐኀአዐ'
const GLOTTAL_ROWS = 'አዐ'

/** Letters outside the regular rows, and eighth orders that are not "-wa". */
const IRREGULAR: ReadonlyMap<string, readonly [string, string]> = new Map(
  `ሇh,o ኇh,o ቇk,o ኯk,o ጏg,o ኧ,e ቈk,o ቊk,u ቋk,wa ቌk,we ቍk,u ቘk,o ቚk,u ቛk,wa ቜk,we ቝk,u ኈh,o ኊh,u ኋh,wa ኌh,we ኍh,u
  ኰk,o ኲk,u ኳk,wa ኴk,we ኵk,u ዀh,o ዂh,u ዃh,wa ዄh,we ዅh,u ጐg,o ጒg,u ጓg,wa ጔg,we ጕg,u ፘr,ya ፙm,ya ፚf,ya`
    .split(/\s+/)
    .map((item) => {
      const [consonant = '', vowel = ''] = item.slice(1).split(',')
      return [item.slice(0, 1), [consonant, vowel]]
    }),
)

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

/** Consonant and vowel of one letter; a sixth order has the vowel `''`. Unassigned code points give `undefined`. */
function soundOf(letter: string): readonly [string, string] | undefined {
  const irregular = IRREGULAR.get(letter)
  if (irregular !== undefined) return irregular
  const order = letter.charCodeAt(0) % 8
  const row = String.fromCharCode(letter.charCodeAt(0) - order)
  const consonant = CONSONANTS.get(row)
  if (consonant === undefined) return undefined
  if (order === 0 && OPEN_ROWS.includes(row)) return [consonant, 'a']
  if (order === SIXTH && GLOTTAL_ROWS.includes(row)) return [consonant, 'i']
  return [consonant, VOWELS[order] ?? '']
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
 * Amharic words in Latin letters: `መንግሥት` -> `mengist`. Ge'ez numbers become 0-9, Ethiopic punctuation its Latin
 * counterpart; everything else stays.
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
