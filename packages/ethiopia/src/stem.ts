// Light stemmer of Amharic nouns for search: takes off endings (plural, possessive, object, "and"), then one prefix.
// Index and query go through the same function; two words match when they share a stem.
// Verbs and broken plurals other than -at are out of its reach. So is the ending -nya (ሠራተኛ): its plural ሠራተኞች keeps it.

import { fold } from './fold.ts'
import { inOrder, orderOf } from './letters.ts'

/**
 * Endings often change only the vowel of the last fidel (ቤት, ቤቱ), so a word is taken apart into letters of the sixth order,
 * which stand for bare consonants, each followed by its vowel: ቤቶች is ብEትoች. By order; E is the fifth, W the labial.
 */
const VOWELS = ['e', 'u', 'i', 'a', 'E', '', 'o', 'W']
const SIXTH = 5

/** Rows whose first order is spoken like the fourth; folding has left only the first. */
const OPEN_CONSONANTS = 'ህእ'

/** Labials that stand outside the row of their consonant. */
const LABIALS = [...'ቋኳጓኋ']
const LABIAL_CONSONANTS = [...'ቅክግህ']

/** Letters of rows that are not one consonant in eight orders; they stay whole. */
const IRREGULAR = /[\u1248-\u124F\u1258-\u125F\u1288-\u128F\u12B0-\u12B7\u12C0-\u12C7\u1310-\u1317\u1358-\u135A]/

const ETHIOPIC_WORD = /^[\u1200-\u135A]+$/
/** A prefix glued to a number or to a word in other letters: በ2019, የtin. */
const MIXED_WORD = /^([\u1200-\u135A]+)([^\u1200-\u135A]+)$/

const VOWEL = /[euiaEoW]/g
const VOWEL_AT_END = /[euiaEoW]$/
const MOST_STEMS = 3

interface Slot {
  readonly ending: RegExp
  /** Longer endings of a later slot that end alike. */
  readonly unless?: RegExp
  /** The ending is often part of the stem (መኪና ends like "and"), so the word also stays as it was. */
  readonly isDoubtful?: boolean
  /** Consonants that have to remain. */
  readonly fewest?: number
}

/** Endings by place, outermost first, taken apart; at most one of each place is taken off. */
const SLOTS: readonly Slot[] = [
  { ending: /ንa$/, isDoubtful: true }, // and
  { ending: /ም$/, isDoubtful: true }, // also
  { ending: /ስ$/, isDoubtful: true, fewest: 3 }, // as for; ጥርስ (tooth) is no ጥር
  { ending: /ን$/, unless: /aችን$/, isDoubtful: true }, // object
  { ending: /(?<=[aiEeo])ይE$/, isDoubtful: true }, // my, after a vowel
  { ending: /(aችውu|aችን|aችህu|aችeው|ውa|ውo|ው|ዋ|u|E|W|ህ|ሽ)$/ }, // possessive, definite
  { ending: /(ውoች|oች|aት)$/ }, // plural
  { ending: /(aውi|aውይa|ንeት)$/ }, // -awi (of a kind) and its plural; -ness
]

const PLURAL = 'oች'
/** Before "our, their, your" a word that ends in a vowel, or in a bare consonant as it is often written, takes a ይ: ግዢያችን, ግዥያችን. */
const GLIDE = /ይ$/
const AFTER_GLIDE = /^aች/

/** "Like, until, about, towards, without, each …, who …", and "of". */
const SURE_PREFIXES = ['እንደ', 'እስከ', 'ስለ', 'ወደ', 'ያለ', 'እየ', 'በየ', 'ለየ', 'ከየ', 'የሚ', 'የ']
/** "In, to, from": first letters of many short words too. */
const SHORT_PREFIXES = ['በ', 'ለ', 'ከ']
const PREFIXES = [...SURE_PREFIXES, ...SHORT_PREFIXES]
const SPLIT_PREFIXES = PREFIXES.map((prefix): [string, boolean] => [takeApart(prefix), SURE_PREFIXES.includes(prefix)])

function takeApart(word: string): string {
  return Array.from(word, (letter) => {
    const labial = LABIALS.indexOf(letter)
    if (labial >= 0) return `${LABIAL_CONSONANTS[labial]}W`
    if (IRREGULAR.test(letter)) return letter
    const consonant = inOrder(letter, SIXTH)
    const isOpen = orderOf(letter) === 0 && OPEN_CONSONANTS.includes(consonant)
    return consonant + (isOpen ? 'a' : VOWELS[orderOf(letter)])
  }).join('')
}

function putTogether(parts: string): string {
  return parts.replace(/([\u1200-\u135A])([euiaEoW]?)/g, (letter, consonant: string, vowel: string) => {
    if (vowel === 'W' && LABIAL_CONSONANTS.includes(consonant)) return LABIALS[LABIAL_CONSONANTS.indexOf(consonant)] ?? letter
    if (IRREGULAR.test(consonant)) return letter
    const isOpen = vowel === 'a' && OPEN_CONSONANTS.includes(consonant)
    return inOrder(consonant, isOpen ? 0 : VOWELS.indexOf(vowel))
  })
}

const consonantsIn = (parts: string): number => parts.replace(VOWEL, '').length

/** The word without its endings, then the longer forms that may be the stem instead. Two consonants always remain. */
function withoutEndings(word: string): string[] {
  let stem = word
  const longer: string[] = []
  for (const { ending, unless, isDoubtful, fewest = 2 } of SLOTS) {
    const found = unless?.test(stem) === true ? null : ending.exec(stem)
    if (found === null) continue
    const rest = stem.slice(0, found.index)
    const left = consonantsIn(rest)
    if (left < fewest) continue
    const isSure = isDoubtful !== true && (left > 2 || found[0] === PLURAL)
    if (!isSure) longer.unshift(stem)
    stem = rest
    const base = AFTER_GLIDE.test(found[0]) ? rest.replace(GLIDE, '') : rest
    if (base === rest || consonantsIn(base) < 2) continue
    longer.unshift(rest)
    stem = base
  }
  return [stem, ...longer]
}

/** The word without its prefix; also as it was, when little remains and the prefix may be part of the stem. */
function withoutPrefix(word: string): string[] {
  const [prefix, isSure] = SPLIT_PREFIXES.find(([start]) => word.startsWith(start)) ?? ['', false]
  if (prefix === '') return [word]
  const rest = word.slice(prefix.length)
  const left = consonantsIn(rest)
  if (left < 2) return [word]
  return left > 2 || isSure ? [rest] : [rest, word]
}

/** Stems differ in their last vowel (ከተማ, ከተሞች); a word of one letter keeps it. */
const withoutLastVowel = (word: string): string => (consonantsIn(word) < 2 ? word : word.replace(VOWEL_AT_END, ''))

/**
 * One to three stems of a word, the shortest first; none only for an empty word. `የቤቶች` -> `['ቤት']`,
 * `በቤት` -> `['ቤት', 'በቤት']`. A stem is a folded Ethiopic text to compare, not to show: `መኪናዎች` -> `['መኪን']`.
 * A number or foreign word loses a glued prefix (`በ2019` -> `['2019', 'በ2019']`) and is else only folded.
 */
export function stem(word: string): string[] {
  const folded = fold(word)
  if (folded === '') return []
  const [, prefix, foreign] = MIXED_WORD.exec(folded) ?? []
  if (foreign !== undefined) return PREFIXES.includes(prefix ?? '') ? [foreign, folded] : [folded]
  if (!ETHIOPIC_WORD.test(folded)) return [folded]
  const stems = withoutEndings(takeApart(folded)).map(withoutLastVowel).flatMap(withoutPrefix)
  return [...new Set(stems.map(putTogether))].slice(0, MOST_STEMS)
}
