// Amharic words for search, beyond the light stemmer: nouns made from verbs, and Amharic typed in Latin letters.
import { stem } from '@menged/ethiopia'

/** Words that are written in two ways and sound a little different; the second is that of our guides. Folded. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/ፍቃድ/, 'ፈቃድ'],
  [/ሀገር/, 'አገር'],
  [/ደሞ(?=[ዘ-ዞ])/, 'ደመወ'],
  [/ሚኒስተር/, 'ሚኒስቴር'],
  [/ም(?=[በ-ቧ])/, 'ን'],
]

/** The last consonant of a verb, as it sounds in the noun of its tool or place: ማረጋገጥ, ማረጋገጫ. */
const SOFTENED: ReadonlyMap<string, string> = new Map(Object.entries({ ጭ: 'ጥ', ጅ: 'ድ', ሽ: 'ስ', ች: 'ት', ዥ: 'ዝ', ኝ: 'ን' }))
const THIRD_ORDER = 2
const SIXTH_ORDER = 5
const ORDERS = 8

/** `የማረጋገጫ`, `ማረጋገጥ` -> `ማረጋገጥ`; `መጠቀሚያ`, `መጠቀም` -> `መጠቀም`; `የፍቃድ`, `ፈቃድ` -> `ፈቃድ`. */
export const amharicStems = (word: string): string[] => [...new Set(stem(inOneSpelling(word)).map(verbOf))]

const inOneSpelling = (word: string): string => SPELLINGS.reduce((text, [from, to]) => text.replace(from, to), word)

function verbOf(stem: string): string {
  const letters = [...stem]
  if (letters.length < 3 || !/^[መማ]/.test(stem)) return stem
  const last = letters.at(-1) ?? ''
  const before = letters.at(-2)?.codePointAt(0) ?? 0
  if (last === 'ይ' && before % ORDERS === THIRD_ORDER)
    return [...letters.slice(0, -2), String.fromCodePoint(before - THIRD_ORDER + SIXTH_ORDER)].join('')
  return [...letters.slice(0, -1), SOFTENED.get(last) ?? last].join('')
}

/** Without "of, in, to, from", when the stemmer takes it for a prefix as well: the noun of የላኪነት is typed as "lakinet". */
export function withoutPrefix(word: string): string {
  const rest = word.replace(/^[የበለከ](?=...)/u, '')
  const stems = stem(word)
  return stem(rest).some((each) => stems.includes(each)) ? rest : word
}

/** A question says what somebody wants to do (እፈልጋለሁ, ልመዝገብ), what happened to them (ጠፋብኝ) or what is done (ይቆረጣል). Folded. */
const FINITE = [
  /^[ይያት].+ል$/,
  /[ሏሟሯሷሿቋቧቷቿኋኗኟኳዟዷጇጓጧጯጿፏፗ]ል$/,
  /.(?:ለሁ|ለን|ኛል|ናል|ብኝ|ልኝ|ሁት|ኩት|ሁ)[ኝን]?$/,
  /^[እያ].+ለው$/,
  /^አ[ልይ].+ም$/,
  /^የ[ምማሚ].{2,}(?:ው|በት|ኝ)$/,
]
const PURPOSE = /^(?:(?:[ልላ]|እን)..+|ለ[መማ]..+)/

/** A finite verb names no thing, so it tells little of what is looked for. `known`: a noun may begin like one (ልደት). */
export const isAskingVerb = (word: string, known: boolean): boolean =>
  FINITE.some((form) => form.test(word)) || (!known && PURPOSE.test(word))

const LATIN_PREFIX = /^(?:ye|be|le|ke)(?=.{3})/
const LATIN_SUFFIX = /(?<=.{3})(?:och(?:u|e|un|n)?|achin|achew|net|wn|un|n|na)$/

/** What may remain of an Amharic word typed in Latin letters: `yeginbata` -> `ginbata`. */
export function latinForms(word: string): string[] {
  const rest = word.replace(LATIN_PREFIX, '')
  const forms = [word, rest, word.replace(LATIN_SUFFIX, ''), rest.replace(LATIN_SUFFIX, '')]
  return [...new Set(forms)]
}
